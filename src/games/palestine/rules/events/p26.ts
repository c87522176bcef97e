import { canOperate, operate } from '../operations'
import { ask, choice, DONE } from '../script/ask'
import { turnWithActivity } from './asking'
import type { EventCard } from './card'

const SPACES_OF_ONE = 3

/**
 * Veterans of WWII.
 * Irgun, if they execute the card, may Sabotage in one to three spaces; the British may Assault in one to
 * three. A Special Activity that fits may come at any pause (PR5, PR91).
 */
export const p26: EventCard = {
  *unshaded(t, by) {
    const operation = by === 'irgun' ? 'sabotage' : 'assault'
    if (canOperate(t, operation) !== true) return
    const answer = yield* ask(by, 'grant.operation', {}, choice([operation]), DONE)
    if (answer !== 'done') yield* operate(t, turnWithActivity(t, by, operation, SPACES_OF_ONE))
  },
}
