import { isPlayed, type TableSetup } from '../../store/index'
import { WHO } from '../../games/arab-revolt/words/en/who'
import type { Sitters } from './seats'

/** Who sat where in the game before; without a name where none was written. A game that was only watched says nothing. */
export const sittersBefore = (setup: TableSetup | null): Sitters => {
  const sat = (faction: keyof Sitters) => {
    const seat = setup && isPlayed(setup.seats) ? setup.seats[faction] : null
    if (seat?.kind === 'bot') return { level: seat.level, name: '' }
    return { level: '', name: seat && seat.name !== WHO[faction] ? seat.name : '' }
  }
  return { british: sat('british'), rebels: sat('rebels') }
}

/** A game that plays itself. */
export const watchedGame = (seed: number): TableSetup => {
  const bot = { kind: 'bot', level: 'planner', seed } as const
  return {
    game: 'arab-revolt',
    seats: { british: bot, rebels: bot },
    seed,
    chance: 'seed',
    handovers: false,
  }
}
