import { CONTENTS, SPACES, type Board, type Content, type SpaceId } from '../arab-revolt'
import type { Forecast } from '../arab-revolt'
import { numberOf, numbersOf } from './numbers'

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
  readonly title: string
  readonly lines: readonly string[]
  /** What it would do to the forecast, where it does anything. */
  readonly outlook: string | null
}

/** So many of something more in a space, or fewer. */
export interface Change {
  readonly space: SpaceId
  readonly content: Content
  readonly by: number
}

/** All that differs on the map between two positions. */
export const changesBetween = (before: Board, after: Board): readonly Change[] =>
  SPACES.flatMap((space) => {
    const [were, are] = [numbersOf(before, space), numbersOf(after, space)]
    return CONTENTS.flatMap((content) => {
      const by = numberOf(are, content) - numberOf(were, content)
      return by === 0 ? [] : [{ space, content, by }]
    })
  })
