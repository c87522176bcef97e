import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { byHand } from '../../scripts/words/by-hand.mjs'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'words-'))
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

const check = (path: string, text: string): readonly string[] => {
  const file = join(root, 'src', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `const before = 1\n${text}\n`)
  return byHand(root)
}

test.each([
  ["said.replace('ends', 'ended')", 'makes words by replacing'],
  ["said.replaceAll('a', 'an')", 'makes words by replacing'],
  ["spaces === 1 ? 'one space' : 'some'", 'chooses between one and several'],
  ["`space${more ? '' : 's'}`", 'chooses between one and several'],
  ["names.join(', ')", 'makes a list by hand'],
  ["will.join(', then ')", 'makes a list by hand'],
  ["names.join(' and ')", 'makes a list by hand'],
  ["said.join(all.some((one) => isFull(one)) ? '; ' : ', ')", 'makes a list by hand'],
  ["said.startsWith('The ') ? 'the ' : said", 'looks at how a sentence begins or ends'],
  ["said.endsWith('.')", 'looks at how a sentence begins or ends'],
  ["of.endsWith('Active')", 'looks at how a sentence begins or ends'],
  ['said.slice(0, -1)', 'cuts words'],
  ['said.charAt(0).toLowerCase()', 'cuts words'],
])('grammar is not made by hand: %s', (text, message) => {
  expect(check('ui/words/en/log.ts', text)).toEqual([
    expect.stringContaining(`src/ui/words/en/log.ts:2 ${message}`),
  ])
  expect(check('games/a/story/tellings.ts', text)).toHaveLength(2)
})

test('plurals by their rules are right, and other rooms may replace', () => {
  expect(check('ui/words/en/log.ts', "plural(number, 'space', 'spaces')")).toEqual([])
  expect(check('ui/kit/log.ts', "name.replace('a', 'b')")).toEqual([])
  expect(check('language/english.ts', 'said.charAt(0).toUpperCase()')).toEqual([])
})

test.each(['ui/cards/list.tsx', 'games/a/screen/list.ts'])('%s makes no list by hand', (path) => {
  expect(check(path, "{names.join(', ')}")).toHaveLength(1)
  expect(check(path, "names\n  .join(\n    ', ',\n  )")).toHaveLength(1)
  expect(check(path, "said.startsWith('The ')")).toHaveLength(1)
  expect(check(path, "[path, `M ${x}`].join(' ') + clauses.join('; ')")).toEqual([])
  expect(check(path, "id.startsWith('own-') && rows.slice(0, -1)")).toEqual([])
})
