import { curfewSpaces } from '../board/queries'
import { liftCurfew, passPunishmentChit, removeOpposition } from '../board/verbs'
import { PUNISHMENTS } from '../data/chits'
import { ask, choice } from '../script/ask'
import { chitsIn } from '../script/drawing'
import { refuse } from '../script/refusal'
import type { EventCard } from './card'

/**
 * Arab Ladies of Jerusalem.
 * Unshaded: Opposition is removed from every space under Curfew.
 * Shaded: all Curfews are removed. The British must discard one held Punishment chit (R27: to the pool).
 */
export const a14: EventCard = {
  unshaded(t) {
    for (const space of curfewSpaces(t.board)) removeOpposition(t, space)
  },
  *shaded(t) {
    for (const space of curfewSpaces(t.board)) liftCurfew(t, space)
    const { held } = t.board.punishmentChits
    if (chitsIn(held) === 0) return
    const chits = choice(PUNISHMENTS, (chit) =>
      held[chit] > 0 ? true : refuse('A14', 'chit-not-at-hand'),
    )
    const chit = yield* ask('british', 'event.punishment', {}, chits)
    passPunishmentChit(t, chit, 'held', 'pool')
  },
}
