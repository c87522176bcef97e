/* Whoever looks for a rule or a ruling finds a test that bears its number. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { RULINGS } from '../../../../src/games/palestine/words/en/rulings'

const root = join(import.meta.dirname, '../../../..')

/** The files of a folder, but for this one, which names every rule. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('named.test.ts'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))

const RULES = filesIn('src/games/palestine/rules').join('\n')
const TESTS = [
  ...filesIn('tests/games/palestine/rules'),
  ...filesIn('tests/properties/palestine'),
  readFileSync(join(root, 'tests/replays/palestine-example.test.ts'), 'utf8'),
].join('\n')

/** What the rulebook numbers and rules by, without its headings, its pawns (3.1.1), its example and its notes. */
const RULEBOOK = [
  ...[
    '1.2',
    '1.3.1',
    '1.3.2',
    '1.3.3',
    '1.3.4',
    '1.3.5',
    '1.3.6',
    '1.4',
    '1.4.1',
    '1.4.2',
    '1.4.3',
  ],
  ...['1.5', '1.6.1', '1.6.2', '1.7', '1.8', '1.9', '1.10'],
  ...['2.1', '2.2', '2.3.1', '2.3.2', '2.3.3', '2.3.4', '2.3.5', '2.3.6', '2.3.7', '2.4'],
  ...['3.1', '3.2.1', '3.2.2', '3.2.3', '3.2.4', '3.3.1', '3.3.2', '3.3.3', '3.3.4'],
  ...['4.1', '4.1.1', '4.2.1', '4.2.2', '4.2.3', '4.3.1', '4.3.2', '4.3.3'],
  ...['5.1', '5.1.1', '5.1.2', '5.1.3', '5.2', '5.3', '5.4'],
  ...['6.1.1', '6.1.2', '6.1.3', '6.1.4', '6.2.1', '6.2.2', '6.2.3', '6.3.1', '6.3.2', '6.4'],
  ...['6.5.1', '6.5.2', '6.5.3', '6.5.4', '7.0.1', '7.0.2', '7.1', '7.2'],
]

const numbersIn = (text: string): ReadonlySet<string> =>
  new Set(text.match(/\b[1-9]\.\d+(\.\d+)?\b/g))

test('every rule that the code names is named by a test', () => {
  const tested = numbersIn(TESTS)
  expect([...numbersIn(RULES)].filter((rule) => !tested.has(rule))).toEqual([])
})

test('every numbered rule of the rulebook is named by a test', () => {
  const tested = numbersIn(TESTS)
  expect(RULEBOOK.filter((rule) => !tested.has(rule))).toEqual([])
})

test('every ruling is named by a test', () => {
  const tested = new Set(TESTS.match(/\bPR\d+\b/g))
  expect(Object.keys(RULINGS).filter((ruling) => !tested.has(ruling))).toEqual([])
})
