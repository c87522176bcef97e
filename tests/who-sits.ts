/* Who sits where, in tests. */
import type { Seats } from '../src/store/index'

export const playedBy = (british: string, rebels: string): Seats => ({
  british: { kind: 'player', name: british },
  rebels: { kind: 'player', name: rebels },
})

export const PLAYERS = playedBy('Anna', 'Yusuf')

/** A game that plays itself. */
export const BOTS: Seats = {
  british: { kind: 'bot', level: 'newcomer', seed: 1 },
  rebels: { kind: 'bot', level: 'newcomer', seed: 2 },
}

/** A player against a bot. */
export const AGAINST_BOT: Seats = { british: PLAYERS.british, rebels: BOTS.rebels }
