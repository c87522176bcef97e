import {
  question,
  tells,
  type Faction,
  type GameId,
  type RulesError,
  type Setup,
} from '../../games/index'
import { LIMITS, isPlayed, isShared, type Seat, type Seats } from '../../records/index'
import type { Chance, Moment } from './line'
import type { Stop } from './reopen'
import { MAIN, isExploring, type Tree } from './tree'

/** Who plays, and how. */
export interface TableSetup extends Chance {
  /** By whose rules it is played. */
  readonly game: GameId
  /** Who sits on each side. */
  readonly seats: Seats
  /** Whether a card stands between two players' turns. */
  readonly handovers: boolean
  readonly rules?: Setup
}

/** A seed as a record can keep it. */
export const keptSeed = (seed: number): number => seed >>> 0

/** A seat as a record can keep it. */
export const keptSeat = (seat: Seat): Seat =>
  seat.kind === 'player'
    ? { ...seat, name: seat.name.slice(0, LIMITS.name) }
    : { ...seat, seed: keptSeed(seat.seed) }

/** The same of all that is said before a game. */
export const keptSetup = (setup: TableSetup): TableSetup => ({
  ...setup,
  seed: keptSeed(setup.seed),
  seats: Object.fromEntries(
    Object.entries(setup.seats).map(([side, seat]) => [side, keptSeat(seat)]),
  ),
})

/** What makes a game this one. */
export interface Identity {
  readonly id: string
  /** What the players call it; empty where they have not. */
  readonly name: string
  /** When it was begun, in UTC. */
  readonly created: string
}

/** An id that no other game has. `crypto.randomUUID` is missing where a page came without https. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

export const newIdentity = (): Identity => ({
  id: newId(),
  name: '',
  created: new Date().toISOString(),
})

/** What stands before a question: the count of Political Will, then the next player's seat. */
export type Between = 'count' | 'handover' | null

/** In what a game can have come to its limit. */
export type Limit = 'branches' | 'answers' | 'allAnswers' | 'notes' | 'note'

/** What is on the table. */
export interface TableState extends Tree {
  /** Null before the first game. */
  readonly setup: TableSetup | null
  readonly identity: Identity | null
  /** What stands before the question that is open here. */
  readonly between: Between
  /** From which moment to which the last press led; what came between is new. */
  readonly led: { readonly from: number; readonly to: number } | null
  /** What the rules said of the last answer, if they refused it. */
  readonly error: RulesError | null
  /** The limit that the last wish would have gone beyond. */
  readonly full: Limit | null
  /** The numbers of the answers by chance that have been taken back once. */
  readonly takenBack: readonly number[]
  /** Where the record of this game could not be followed further. */
  readonly stop: Stop | null
  /** What a bot has made of this game; null before it was asked. Whoever reads it checks it. */
  readonly analysis: unknown
  /** Whether this table only looks on while the game is played elsewhere. */
  readonly follows: boolean
}

/** Before the first game. */
export const EMPTY: TableState = {
  setup: null,
  identity: null,
  branches: [],
  branch: MAIN,
  between: null,
  led: null,
  error: null,
  full: null,
  takenBack: [],
  stop: null,
  analysis: null,
  follows: false,
}

/** What an action does to the table, with the moment at which it is. */
export type Change = (state: TableState, setup: TableSetup, now: Moment) => Partial<TableState>

/** Carries a change out, unless there is no game or another tab plays it. */
export type Act = (change: Change) => void

/** Who sat at the table last, up to a moment of its line. */
export const seatTaken = (line: readonly Moment[], at: number): Faction | null =>
  line
    .slice(0, at + 1)
    .map(({ seat }) => seat)
    .filter((seat) => seat !== null)
    .at(-1) ?? null

/** Whether Political Will was counted on the way to this moment. */
export const isCounted = ({ steps }: Moment): boolean =>
  steps.some(({ facts }) => facts.some((one) => tells(one, 'will-counted')))

/** How a game is played, as far as it tells what stands between. */
type Seating = Pick<TableSetup, 'seats' | 'handovers'>

/** The seating where a tree is: whoever explores plays both sides, and hands over to nobody. */
export const seatingOf = (setup: TableSetup, tree: Tree): Seating =>
  isExploring(tree) ? { ...setup, handovers: false } : setup

/** What still stands between when the count has been seen: the seat, where it changes. */
export const betweenAfterCount = (
  { seats, handovers }: Seating,
  before: Faction | null,
  { game, seat }: Moment,
): Between =>
  isShared(seats) && handovers && seat !== null && seat !== before && question(game) !== null
    ? 'handover'
    : null

/** What a moment begins with, given who sat at the table before it. A watched game waits for nobody. */
export const betweenAt = (seating: Seating, before: Faction | null, moment: Moment): Between =>
  isPlayed(seating.seats) && isCounted(moment)
    ? 'count'
    : betweenAfterCount(seating, before, moment)
