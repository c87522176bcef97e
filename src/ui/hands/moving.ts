import { createContext } from 'react'
import type { Content, Game, SpaceId } from '../../games/index'
import {
  movementOf,
  numberIn,
  oneMore,
  roomIn,
  withNumber,
  type Lane,
  type Numbers,
  type Stroke,
} from '../../insight/index'
import type { Movement } from './view'

/** What is to be moved, as it is being put together: it is given as answers in one go. */
export interface Moving {
  readonly numbers: Numbers
  /** The space whose pieces are looked at, where they could go to several. */
  readonly from: SpaceId | null
}

export const NOTHING_MOVES: Moving = { numbers: {}, from: null }

/** What is to be moved, and how to change it, for those who show it beside the map. */
export const MovingContext = createContext<{
  readonly moving: Moving
  readonly set: (part: Partial<Moving>) => void
}>({ moving: NOTHING_MOVES, set: () => undefined })

/** The answers that what is put together comes to; null while nothing is. */
export const plannedIn = (game: Game, { numbers }: Pick<Moving, 'numbers'>): Stroke | null =>
  Object.values(numbers).some((number) => number > 0) ? movementOf(game, numbers).stroke : null

const hasRoom = (game: Game, numbers: Numbers, lane: Lane): boolean =>
  numberIn(numbers, lane) < roomIn(game, numbers, lane)

/** One more in the first of these lanes that has room, best of what was pressed; where none has, none in any. */
export const oneMoreOf = (
  game: Game,
  numbers: Numbers,
  lanes: readonly Lane[],
  content: Content | null,
): Numbers => {
  const wanted = lanes.find(({ piece }) => piece === content)
  if (wanted) return oneMore(game, numbers, wanted)
  const open = lanes.find((lane) => hasRoom(game, numbers, lane))
  if (open) return oneMore(game, numbers, open)
  return lanes.reduce((now, lane) => withNumber(game, now, lane, 0), numbers)
}

/** What a press on a space does while pieces are to be moved: it gives all of it, or changes it; null where it is no part. */
export const movingAt = (
  game: Game,
  { lanes, fixed, at }: Movement,
  { numbers, from }: Moving,
  space: SpaceId,
  content: Content | null,
): { readonly answers: Stroke | null } | { readonly part: Partial<Moving> } | null => {
  if (space === at) return { answers: movementOf(game, numbers).stroke }
  const start = fixed === 'from' ? at : from
  const ways = lanes.filter((lane) =>
    fixed === 'to' ? lane.from === space : lane.from === start && lane.to === space,
  )
  if (ways.length > 0) return { part: { numbers: oneMoreOf(game, numbers, ways, content) } }
  if (fixed === null && lanes.some((lane) => lane.from === space))
    return { part: { from: from === space ? null : space } }
  return null
}
