import { seededNumber } from '../../src/games/index'

export const copy = (given: unknown): unknown => JSON.parse(JSON.stringify(given))

const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e9,
  0.5,
  '',
  'galilee',
  '<b>',
  [],
  {},
  [[]],
  { __proto__: 1 },
  'x'.repeat(900),
]

/** Every place in nested data, as the object or the list that holds it and its key there. */
const placesIn = (data: unknown): readonly (readonly [Record<string, unknown>, string])[] =>
  typeof data !== 'object' || data === null
    ? []
    : Object.entries(data).flatMap(([key, value]) => [
        [data as Record<string, unknown>, key] as const,
        ...placesIn(value),
      ])

/** Something in which one to three things have been changed, left out or put elsewhere. */
export const mutant = (whole: unknown, seed: number): unknown => {
  const damaged = copy(whole)
  let k = 0
  const pick = <T>(all: readonly T[]): T => all[Math.floor(seededNumber(seed, k++) * all.length)]!
  for (let changes = pick([1, 1, 2, 3]); changes > 0; changes--) {
    const places = placesIn(damaged)
    const [holder, key] = pick(places)
    const [otherHolder, otherKey] = pick(places)
    const how = pick(['odd', 'gone', 'swapped'])
    if (how === 'odd') holder[key] = pick(ODD)
    else if (how === 'gone') Reflect.deleteProperty(holder, key)
    else holder[key] = copy(otherHolder[otherKey] ?? null)
  }
  return damaged
}
