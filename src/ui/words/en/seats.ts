import { factions, type Faction, type GameId } from '../../../games/index'
import { isBots, isPlayed, type Seat, type Seats, type TableSetup } from '../../../store/index'
import { coverOf } from '../../screen/cover'

/** The sides of a game. */
export const sidesOf = (game: GameId): readonly [Faction, Faction] =>
  coverOf(game)?.sides ?? factions(game)

/** What a side of a game is called; its id where the game says nothing of itself. */
export const sideName = (game: GameId, side: Faction): string => coverOf(game)?.who(side) ?? side

/** Two players who have told no names. */
export const unnamed = (game: GameId): Seats =>
  seatsOf(game, (side) => ({ kind: 'player', name: sideName(game, side) }))

/** Who sits on each side of a game. */
export const seatsOf = (game: GameId, sitting: (side: Faction) => Seat): Seats =>
  Object.fromEntries(sidesOf(game).map((side) => [side, sitting(side)]))

/** Who sits where in a game, and players where only bots sat. */
export const playedBy = ({ game, seats }: Pick<TableSetup, 'game' | 'seats'>): Seats =>
  isPlayed(seats) ? seats : unnamed(game)

/** What the named bots are called; a level from elsewhere that is not known here keeps its own word. */
const BOTS: Readonly<Record<string, string>> = {
  newcomer: 'Newcomer',
  steward: 'Steward',
  officer: 'Officer',
  planner: 'Planner',
  strategist: 'Strategist',
  commander: 'Commander',
}

/** What a level of bots is called, whatever side it plays. */
export const botName = (level: string): string => BOTS[level] ?? level

/** How a bot of a level is called on a side of a game. */
export const levelName = (game: GameId, side: Faction, level: string): string =>
  coverOf(game)?.ranks[level]?.[side] ?? botName(level)

/** How whoever sits on a side is called: a file may hold a player without a name, and whoever stands in for a bot has none. */
export const sitterName = (game: GameId, side: Faction, seat: Seat): string =>
  isBots(seat)
    ? levelName(game, side, seat.level)
    : ('name' in seat && seat.name) || sideName(game, side)
