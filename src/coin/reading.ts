/* Reading what was handed in: each part is checked, and what is wrong with it has an error. */
import { RulesError, type CoinMistake } from './error'

export const fail = (mistake: string, where: string, given: unknown): never => {
  throw new RulesError(mistake, where, given)
}

/** The entries of a plain object whose keys are all known. */
export const entriesOf = (
  where: string,
  given: unknown,
  known: readonly string[],
  unknown: string = 'unknown-field' satisfies CoinMistake,
): [string, unknown][] => {
  if (given === undefined) return []
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return fail('not-an-object', where, given)
  const entries = Object.entries(given)
  for (const [key] of entries) if (!known.includes(key)) fail(unknown, `${where}.${key}`, key)
  return entries
}

/** The fields of a plain object, all of them known. */
export const fieldsOf = (
  where: string,
  given: unknown,
  known: readonly string[],
): Readonly<Record<string, unknown>> => Object.fromEntries(entriesOf(where, given, known))

const MOST = 99

export const countOf = (where: string, given: unknown): number =>
  typeof given === 'number' && Number.isInteger(given) && given >= 0 && given <= MOST
    ? Math.abs(given)
    : fail('not-a-count', where, given)

export const oneOf = <T>(where: string, given: unknown, known: readonly T[], mistake: string): T =>
  known.includes(given as T) ? (given as T) : fail(mistake, where, given)

/** A list, with `undefined` in its holes. */
export const listOf = (where: string, given: unknown): readonly unknown[] => {
  if (given === undefined) return []
  return Array.isArray(given) ? [...(given as unknown[])] : fail('not-an-object', where, given)
}

/** A list of different cards. */
export const cardsOf = <Card>(where: string, given: unknown, known: readonly Card[]): Card[] => {
  const cards = listOf(where, given).map((card) => oneOf(where, card, known, 'unknown-card'))
  cards.forEach((card, i) => {
    if (cards.indexOf(card) !== i) fail('card-twice', where, card)
  })
  return cards
}
