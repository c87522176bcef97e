import type { Game } from '../../games/index'
import type { Stroke } from '../../insight/index'
import { spaceOf, useHands, type Gesture, type Tried } from './gesture'

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

type Giving = (of: Of, stroke: Stroke, finger: boolean, give: (stroke: Stroke) => void) => void

/** Gives answers at a moment; to a finger it is first shown what would come of those in a space. */
export const useGiving = (at: number): Giving => {
  const { gestureAt, setGesture } = useHands()
  return (of, stroke, finger, give) => {
    const isKnown = spaceOf(of, stroke) === null || isSame(gestureAt(at).held, stroke)
    if (!finger || isKnown) give(stroke)
    else setGesture(at, { held: stroke, tried: null })
  }
}
