import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { written } from './written'

/** So many words in a row that are those of a rulebook are copied. */
const RUN = 8

const NUMBERS: Readonly<Record<string, string>> = {
  a: '1',
  an: '1',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
}

/** The words of a text, whatever their case and signs, a number as its digits. */
const wordsOf = (text: string): readonly string[] =>
  (
    text
      .normalize('NFD')
      .replace(/[\p{M}'’‘]/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => NUMBERS[word] ?? word)

const runsOf = (text: string): readonly string[] => {
  const words = wordsOf(text)
  return words.slice(RUN - 1).map((_, first) => words.slice(first, first + RUN).join(' '))
}

/** Forty bits: the chance that any run of ours has the hash of another one is about one in a hundred. */
const BYTES = 5

const hashOf = (run: string): string =>
  createHash('sha256').update(run).digest().subarray(0, BYTES).toString('hex')

/**
 * The hashes of every run of eight words of the two rulebooks, as `hashOf` makes them, so that none of these runs
 * gets into our texts, and no text of the rulebooks is here.
 */
const RULEBOOKS = (() => {
  const file = readFileSync(join(import.meta.dirname, 'rulebooks.base64.txt'), 'utf8')
  const bytes = Buffer.from(file, 'base64')
  const hashes = Array.from({ length: bytes.length / BYTES }, (_, i) =>
    bytes.subarray(i * BYTES, (i + 1) * BYTES).toString('hex'),
  )
  return new Set(hashes)
})()

/** Titles of books, which are cited as they are. */
const TITLES = [
  'Bruce Hoffman, Anonymous Soldiers: The Struggle for Israel, 1917–1947',
  'David Charters, The British Army and Jewish Insurgency in Palestine, 1945–1947',
]

const ofTitles = new Set(TITLES.flatMap(runsOf))

const copiedIn = (name: string, source: string): readonly string[] =>
  written(name, source).flatMap(({ at, text }) =>
    runsOf(text)
      .filter((run) => RULEBOOKS.has(hashOf(run)) && !ofTitles.has(run))
      .map((run) => `${name}:${source.slice(0, at).split('\n').length} ${run}`),
  )

const FILES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:tsx?|css)$/.test(path))
    .map((path) => join('src', path)),
]

test('the rulebooks are those from which the titles come', () => {
  for (const title of TITLES)
    expect(runsOf(title).some((run) => RULEBOOKS.has(hashOf(run)))).toBe(true)
})

test('a sentence is found over lines, and over strings that are added', () => {
  const [, title = ''] = TITLES
  const half = title.indexOf('and')
  const [first, second] = [title.slice(0, half), title.slice(half)]
  const runs = runsOf(title)
  for (const source of [
    `/**\n * ${first}\n * ${second}\n */`,
    `// ${first}\n// ${second}`,
    `const said = '${first}' +\n  '${second}'`,
    `const page = <p>${title} {one}</p>`,
  ])
    expect(written('a.tsx', source).flatMap(({ text }) => runsOf(text))).toEqual(runs)
})

test('no eight words in a row are those of a rulebook', () => {
  expect(FILES.flatMap((name) => copiedIn(name, readFileSync(name, 'utf8')))).toEqual([])
})
