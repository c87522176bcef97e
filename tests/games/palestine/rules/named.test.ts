/* Whoever looks for a rule or a ruling finds a test that bears its number. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { RULINGS } from '../../../../src/games/palestine/words/en/rulings'

const root = join(import.meta.dirname, '../../../..')

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))

const RULES = filesIn('src/games/palestine/rules').join('\n')
const TESTS = [
  ...filesIn('tests/games/palestine/rules'),
  ...filesIn('tests/properties/palestine'),
  readFileSync(join(root, 'tests/replays/palestine-example.test.ts'), 'utf8'),
].join('\n')

const numbersIn = (text: string): ReadonlySet<string> =>
  new Set(text.match(/\b[1-9]\.\d+(\.\d+)?\b/g))

test('every rule that the code names is named by a test', () => {
  const tested = numbersIn(TESTS)
  expect([...numbersIn(RULES)].filter((rule) => !tested.has(rule))).toEqual([])
})

test('every ruling is named by a test', () => {
  const tested = new Set(TESTS.match(/\bPR\d+\b/g))
  expect(Object.keys(RULINGS).filter((ruling) => !tested.has(ruling))).toEqual([])
})
