import type { Game } from '../../games/index'
import type { Stroke } from '../../insight/index'
import { gestureAt, setGesture, spaceOf, type Gesture, type Tried } from './gesture'

export const isSame = (one: Stroke | null, other: Stroke | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Of which game it is. */
type Of = Pick<Game, 'of'>

const triedAs = (of: Of, stroke: Stroke): Tried => {
  const space = spaceOf(of, stroke)
  return space === null ? { stroke } : { stroke, space }
}

/** What is shown as tried: what lies under the pointer or the focus, or else what a finger has asked about. */
export const shownOf = (of: Of, { tried, held }: Gesture): Tried =>
  tried ?? (held && triedAs(of, held))

/** Gives answers; to a finger it is first shown what would come of those in a space. */
export const giveOrHold = (
  of: Of,
  at: number,
  stroke: Stroke,
  finger: boolean,
  give: (stroke: Stroke) => void,
): void => {
  const isKnown = spaceOf(of, stroke) === null || isSame(gestureAt(at).held, stroke)
  if (!finger || isKnown) give(stroke)
  else setGesture(at, { held: stroke, tried: null })
}
