import { MAX_OUT_OF_GAME } from '../data/pieces'
import { release, takeOutOfGame } from '../board/verbs'
import { ask, choice } from '../script/ask'
import type { EventCard } from './card'

/**
 * Acre Prison Break.
 * Unshaded: up to two Cells in Prison leave the game for good (PR28, PR70).
 * Shaded: all Cells in Prison become Available.
 */
export const p5: EventCard = {
  *unshaded(t, by) {
    const most = Math.min(MAX_OUT_OF_GAME, t.board.prison)
    if (most === 0) return
    const numbers = choice([0, 1, 2].filter((number) => number <= most))
    takeOutOfGame(t, yield* ask(by, 'event.number', { limit: most }, numbers))
  },
  shaded(t) {
    release(t, t.board.prison)
  },
}
