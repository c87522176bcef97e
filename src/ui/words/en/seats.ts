import type { Faction } from '../../../games/index'
import { isPlayed, type Seat, type Seats } from '../../../store/index'
import { WHO } from '../../../games/arab-revolt/words/en/who'

/** Two players who have told no names. */
export const UNNAMED: Seats = {
  british: { kind: 'player', name: WHO.british },
  rebels: { kind: 'player', name: WHO.rebels },
}

/** The same seats, and players where only bots sat. */
export const playedBy = (seats: Seats): Seats => (isPlayed(seats) ? seats : UNNAMED)

/** What the named bots are called; a level from elsewhere that is not known here keeps its own word. */
const BOTS: Readonly<Record<string, string>> = {
  newcomer: 'Newcomer',
  steward: 'Steward',
  officer: 'Officer',
  planner: 'Planner',
  strategist: 'Strategist',
  commander: 'Commander',
}

/** How a bot of a level is called on a side. */
export const levelName = (faction: Faction, level: string): string =>
  faction === 'rebels' && level === 'officer' ? 'Fighter' : (BOTS[level] ?? level)

/** How whoever sits on a side is called. */
export const sitterName = (faction: Faction, seat: Seat): string =>
  seat.kind === 'player' ? seat.name : levelName(faction, seat.level)
