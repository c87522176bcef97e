import { UNNAMED_GAME, type Faction, type GameId } from '../games/index'
import { LIMITS, SIGNS } from './limits'
import type { Seats } from './saved-game'
import { seated } from './seats'

/** What a list of games tells of one of them. */
export interface Kept {
  /** Which game it is: the first one’s were kept without it. */
  readonly format?: GameId
  readonly id: string
  readonly name: string
  readonly seats: Seats
  readonly changed: string
  /** Since when: games were kept that did not tell. */
  readonly created?: string
  /** How many cards have been turned up. */
  readonly card: number
  /** From 1; a campaign ends with its Propaganda Round. */
  readonly campaign: number
  readonly politicalWill: number
  /** A side, or chance; null when the game is over. */
  readonly toMove: Faction | null
  /** What stands on the map, as boards have it. */
  readonly map: readonly number[]
  /** Among all games, when it was written last: it grows from one write to the next, whatever the clock says. */
  readonly order?: number
  /** How often the game has changed. */
  readonly revision: number
}

type Check = (given: unknown) => boolean

const text =
  (most: number, signs = /^/): Check =>
  (given) =>
    typeof given === 'string' && given.length <= most && signs.test(given)

const count =
  (most: number): Check =>
  (given) =>
    Number.isInteger(given) && Number(given) >= 0 && Number(given) <= most

const word = text(40)
const date = text(40, SIGNS.date)
const few = count(999)
const number = count(Number.MAX_SAFE_INTEGER)

type Fields = Readonly<Record<string, unknown>>

const isFields = (given: unknown): given is Fields =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

/** Whether something has these fields and no other; some may be missing. */
const hasFields = (
  given: unknown,
  checks: Readonly<Record<string, Check>>,
  optional: readonly string[] = [],
): boolean =>
  isFields(given) &&
  Object.keys(given).every((name) => Object.hasOwn(checks, name)) &&
  Object.entries(checks).every(([name, check]) =>
    name in given ? check(given[name]) : optional.includes(name),
  )

const isExactly = (one: unknown) => (given: unknown) => given === one

const BOT = {
  kind: isExactly('bot'),
  level: word,
  seed: count(0xffffffff),
  standIn: isExactly(true),
}

const isSeat: Check = (given) =>
  hasFields(given, { kind: isExactly('player'), name: text(LIMITS.name) }) ||
  hasFields(given, BOT, ['standIn'])

const CHECKS: Readonly<Record<keyof Kept, Check>> = {
  format: word,
  id: text(LIMITS.id, SIGNS.id),
  name: text(LIMITS.name),
  seats: (given) =>
    isFields(given) && Object.keys(given).every(word) && Object.values(given).every(isSeat),
  changed: date,
  created: date,
  card: few,
  campaign: few,
  politicalWill: few,
  toMove: (given) => given === null || word(given),
  map: (given) => Array.isArray(given) && given.length <= 999 && given.every(count(99)),
  order: number,
  revision: number,
}

const isKept = (row: unknown): row is Kept => hasFields(row, CHECKS, ['format', 'created', 'order'])

/** The game that it is. */
export const gameOf = ({ format }: Kept): GameId => format ?? UNNAMED_GAME

/** What a row of the list tells, also one from before bots could sit; null where it tells nothing. */
export const keptIn = (row: unknown): Kept | null => {
  const now: unknown = isFields(row) && 'players' in row ? seated(row) : row
  return isKept(now) ? now : null
}

/** The place of a game in the order of writing; by the clock where it was kept without one. */
export const orderOf = ({ order, changed }: Kept): number => order ?? Date.parse(changed)

/** The last written first; a copy comes after what it was made from. */
export const byOrder = (one: Kept, other: Kept): number =>
  orderOf(other) - orderOf(one) || one.name.localeCompare(other.name)
