import { expect, test } from 'vitest'
import { shownAt } from '../../src/classroom/shown'
import { begin } from '../../src/classroom/run'
import { stopsOf } from '../../src/classroom/stops'
import { seededNumber } from '../../src/games/index'
import { lessonOf, type Lesson } from '../../src/lessons/lesson'
import { played } from '../../src/lessons/scenes'
import { SMALL } from '../classroom/small-lesson'

const copy = (given: unknown): unknown => JSON.parse(JSON.stringify(given))

test('a lesson with a step of every kind is read as it was written', () => {
  expect(lessonOf(copy(SMALL))).toEqual(SMALL)
})

test.each<[string, Partial<Lesson>]>([
  ['cites a work that it does not have', { works: [] }],
  ['compares with a step that has not been', { steps: [{ compare: 'Both.', since: 0 }] }],
  [
    'asks what has no right answer',
    {
      steps: [
        {
          question: 'Who?',
          of: [
            { answer: 'A', right: false, because: 'No.' },
            { answer: 'B', right: false, because: 'No.' },
          ],
        },
      ],
    },
  ],
  ['has no steps', { steps: [] }],
  ['is of a game that is not there', { game: 'chess' }],
])('it is none where it %s', (_, change) => {
  expect(lessonOf(copy({ ...SMALL, ...change }))).toBeNull()
})

test('a set-up and an opening that the rules refuse are said to be at fault', () => {
  expect(played({ ...SMALL, setup: { deck: ['A99'] } as never }).fault).toBe('setup')
  expect(played({ ...SMALL, opening: ['A14'] }).fault).toEqual({ step: 'opening', answer: 'A14' })
})

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

/** A lesson in which one to three things have been changed, left out or put elsewhere. */
const mutant = (seed: number): unknown => {
  const damaged = copy(SMALL)
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

test('of ten thousand damaged lessons none throws, and what is read can be shown', () => {
  const met = { refused: 0, faulty: 0, shown: 0 }
  for (let seed = 0; seed < 10_000; seed++) {
    const read = lessonOf(mutant(seed))
    if (!read) {
      met.refused++
      continue
    }
    const { scenes, fault } = played(read)
    if (fault) met.faulty++
    else met.shown++
    const run = begin(read, read.minutes)
    // Whatever was reached before the fault can be looked at; some are enough.
    if (seed % 10 > 0) continue
    for (const at of stopsOf(read, read.minutes).keys()) shownAt(read, scenes, { ...run, at })
  }
  for (const number of Object.values(met)) expect(number).toBeGreaterThan(100)
})
