import { expect, test } from 'vitest'
import { firstOf, inlineOf, plainOf } from '../../src/lessons/inline'
import { timed } from '../cpu-time'

test.each([
  ['No mark at all.', [['No mark at all.', 'plain']]],
  [
    '*So* it is',
    [
      ['So', 'stressed'],
      [' it is', 'plain'],
    ],
  ],
  [
    'It is **so**',
    [
      ['It is ', 'plain'],
      ['so', 'strong'],
    ],
  ],
  ['2 * 3 * 4', [['2 * 3 * 4', 'plain']]],
  ['*not closed', [['*not closed', 'plain']]],
  [
    '<b>no</b> *&amp;*',
    [
      ['<b>no</b> ', 'plain'],
      ['&amp;', 'stressed'],
    ],
  ],
  ['', []],
] as const)('%j', (text, runs) => {
  expect(inlineOf(text).map((run) => [run.text, run.is])).toEqual(runs)
})

test('the first letters keep their manner', () => {
  const text = 'It is **so**, *always*.'
  expect(plainOf(text)).toBe('It is so, always.')
  expect(firstOf(inlineOf(text), 7)).toEqual([
    { text: 'It is ', is: 'plain' },
    { text: 's', is: 'strong' },
  ])
})

test('a text of nothing but stars is read in no time', () => {
  const { milliseconds } = timed(() => inlineOf('*a '.repeat(2_000) + '*'.repeat(5_000)))
  expect(milliseconds).toBeLessThan(1_000)
})
