import type { TableSetup } from '../../store/index'
import { WHO } from '../../games/arab-revolt/words/en/who'
import type { Names } from './seats'

/** The names that were written for the game before; empty where none were. */
export const namesBefore = (setup: TableSetup | null): Names => {
  const written = (faction: keyof Names) => {
    const seat = setup?.seats[faction]
    return seat?.kind === 'player' && seat.name !== WHO[faction] ? seat.name : ''
  }
  return { british: written('british'), rebels: written('rebels') }
}

/** A game that plays itself. */
export const watchedGame = (seed: number): TableSetup => {
  const bot = { kind: 'bot', level: 'newcomer', seed } as const
  return {
    game: 'arab-revolt',
    seats: { british: bot, rebels: bot },
    seed,
    chance: 'seed',
    handovers: false,
  }
}
