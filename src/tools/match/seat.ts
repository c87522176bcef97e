import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { LEVELS, LEVEL_IDS, type Manner } from '../../bots/levels'

/** Who plays: a named level, or a manner of any strength, with the shipped weights or others. */
export interface Seat {
  readonly name: string
  readonly manner:
    | Manner
    | { readonly by: 'random' }
    | { readonly by: 'flat'; readonly playouts: number }
  /** The file with its weights; the shipped ones if null. */
  readonly weights: string | null
}

export const SEATS = `${LEVEL_IDS.join(', ')}, random, policy:TEMPERATURE, search:PLAYOUTS or flat:PLAYOUTS, each with @FILE for other weights`

const mannerOf = (name: string): Seat['manner'] | null => {
  if (name in LEVELS) return LEVELS[name as keyof typeof LEVELS]
  if (name === 'fighter') return LEVELS.officer
  if (name === 'random') return { by: 'random' }
  const [by, given] = name.split(':')
  const number = Number(given)
  if (!(number > 0)) return null
  if (by === 'policy') return { by, temperature: number }
  return by === 'search' || by === 'flat' ? { by, playouts: Math.ceil(number) } : null
}

/** A seat as it is written on the command line; null if it cannot be read. */
export const seatOf = (written: string): Seat | null => {
  const [name = '', weights = null] = written.split('@')
  const manner = mannerOf(name)
  return manner && { name: written, manner, weights }
}

/** A short name for weights: the same bytes have the same one. */
export const fingerprint = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12)
