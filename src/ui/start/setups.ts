import type { Faction, GameId } from '../../games/index'
import type { Seats, TableSetup } from '../../store/index'
import { seatsOf, sideName, sidesOf } from '../words/en/seats'
import type { Sitter, Sitters } from './seats'

/**
 * Who sat where in the game before, if it was the same one; without a name where none was written. A game of bots
 * alone says nothing, also where somebody has stood in for one.
 */
export const sittersBefore = (game: GameId, setup: TableSetup | null): Sitters => {
  const before: Seats = setup?.game === game ? setup.seats : {}
  const seats = Object.values(before).some(({ kind }) => kind === 'player') ? before : {}
  const sat = (side: Faction): Sitter => {
    const seat = seats[side]
    if (seat?.kind === 'bot') return { level: seat.level, name: '' }
    return { level: '', name: seat && seat.name !== sideName(game, side) ? seat.name : '' }
  }
  return Object.fromEntries(sidesOf(game).map((side) => [side, sat(side)]))
}

/** A game that plays itself, by bots in the middle of the ladder. */
export const watchedGame = (
  game: GameId,
  levels: readonly string[],
  seed: number,
): TableSetup | null => {
  const level = levels[Math.floor(levels.length / 2)]
  return level === undefined
    ? null
    : {
        game,
        seats: seatsOf(game, () => ({ kind: 'bot', level, seed })),
        seed,
        chance: 'seed',
        handovers: false,
      }
}
