import * as z from 'zod/mini'
import { UNNAMED_GAME, type GameId } from '../games/index'
import { savedGame } from './saved-game'
import { seated } from './seats'

const { format, id, name, seats, created, changed } = savedGame.shape
const count = (most: number) => z.int().check(z.gte(0), z.lte(most))
const few = count(999)
const chooser = z.string().check(z.maxLength(40))

/** What a list of games tells of one of them. */
const kept = z.strictObject({
  /** Which game it is: the first one’s were kept without it. */
  format: z.exactOptional(format),
  id,
  name,
  seats,
  changed,
  /** Since when: games were kept that did not tell. */
  created: z.exactOptional(created),
  /** How many cards have been turned up. */
  card: few,
  /** From 1; a campaign ends with its Propaganda Round. */
  campaign: few,
  politicalWill: few,
  /** Null when the game is over. */
  toMove: z.nullable(chooser),
  /** What stands on the map, as boards have it. */
  map: z.array(count(99)).check(z.maxLength(999)),
  /** Among all games, when it was written last: it grows from one write to the next, whatever the clock says. */
  order: z.exactOptional(count(Number.MAX_SAFE_INTEGER)),
  /** How often the game has changed. */
  revision: count(Number.MAX_SAFE_INTEGER),
})
export type Kept = Readonly<z.infer<typeof kept>>

/** The game that it is. */
export const gameOf = ({ format }: Kept): GameId => format ?? UNNAMED_GAME

/** What a row of the list tells, also one from before bots could sit; null where it tells nothing. */
export const keptIn = (row: unknown): Kept | null => {
  const isBefore = typeof row === 'object' && row !== null && 'players' in row
  return kept.safeParse(isBefore ? seated({ ...row }) : row).data ?? null
}

/** The place of a game in the order of writing; by the clock where it was kept without one. */
export const orderOf = ({ order, changed }: Kept): number => order ?? Date.parse(changed)

/** The last written first; a copy comes after what it was made from. */
export const byOrder = (one: Kept, other: Kept): number =>
  orderOf(other) - orderOf(one) || one.name.localeCompare(other.name)
