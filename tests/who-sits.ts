/* Who sits where, in tests. */
import type { Seats } from '../src/store/index'

export const playedBy = (british: string, rebels: string) =>
  ({
    british: { kind: 'player', name: british },
    rebels: { kind: 'player', name: rebels },
  }) satisfies Seats

export const PLAYERS = playedBy('Anna', 'Yusuf')

/** A game that plays itself. */
export const BOTS = {
  british: { kind: 'bot', level: 'newcomer', seed: 1 },
  rebels: { kind: 'bot', level: 'newcomer', seed: 2 },
} satisfies Seats

/** A player against a bot. */
export const AGAINST_BOT: Seats = { british: PLAYERS.british, rebels: BOTS.rebels }

/** A player who also stands in for the bot. */
export const STANDING_IN: Seats = { ...AGAINST_BOT, rebels: { ...BOTS.rebels, standIn: true } }
