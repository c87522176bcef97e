import { expect, test } from 'vitest'
import { shownAt } from '../../src/classroom/shown'
import { begin } from '../../src/classroom/run'
import { stopsOf } from '../../src/classroom/stops'
import type { Lesson } from '../../src/lessons/lesson'
import { lessonOf } from '../../src/lessons/reading'
import { played } from '../../src/lessons/scenes'
import { SMALL } from '../classroom/small-lesson'
import { copy, mutant } from './mutants'

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
  expect(played({ ...SMALL, setup: { deck: ['A99'] } }).fault).toBe('setup')
  expect(played({ ...SMALL, opening: ['A14'] }).fault).toEqual({ step: 'opening', answer: 'A14' })
})

/** How many: `MUTANTS=10000 npm run test:unit -- lessons` tries more. */
const MUTANTS = Number(process.env['MUTANTS'] ?? 2500)

test('of many damaged lessons none throws, and what is read can be shown', () => {
  const met = { refused: 0, faulty: 0, shown: 0 }
  for (let seed = 0; seed < MUTANTS; seed++) {
    const read = lessonOf(mutant(SMALL, seed))
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
  for (const number of Object.values(met)) expect(number).toBeGreaterThan(MUTANTS / 100)
})
