import type { Board, Cause, Content, Forecast, SpaceId } from '../../games/index'
import type { Stroke } from '../../insight/index'
import type { OnMap } from '../screen/on-map'

/** Pieces that would go from one space to another. */
export interface Way {
  readonly from: SpaceId
  readonly to: SpaceId
}

/** An answer that is tried out: what it would make of the board. */
export interface Trial {
  readonly board: Board
  readonly forecast: Forecast | null
  readonly ways: readonly Way[]
  /** Where it is done; null where that is nowhere on the map. */
  readonly space: SpaceId | null
  /** How many spaces would change, beside that one and those that are left. */
  readonly others: number
  /** What is answered, and for what. */
  readonly stroke: Stroke
  readonly what: Cause['what']
  /** What it would do to the sum of the forecast. */
  readonly net: { readonly before: number; readonly after: number }
}

/** So many of something more in a space, or fewer. */
export interface Change {
  readonly space: SpaceId
  readonly content: Content
  readonly by: number
}

/** All that differs on the map between two positions. */
export const changesBetween = (before: Board, after: Board, map: OnMap): readonly Change[] =>
  map.spaces.flatMap((space) =>
    map.contents.flatMap((content) => {
      const by = map.count(after, content, space) - map.count(before, content, space)
      return by === 0 ? [] : [{ space, content, by }]
    }),
  )
