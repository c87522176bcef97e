import { describe, expect, test } from 'vitest'
import { crc32 } from '../../src/records/crc32'
import { base64url, bytesOf } from '../../src/records/link/base64url'
import { VERSION, passKind, passText } from '../../src/records/link/format'
import { readLink, writeLink } from '../../src/records/link/index'
import { Ledger } from '../../src/records/link/ledger'
import { WritingTape } from '../../src/records/link/tape'
import { randomRecord, type RandomRecord } from './random-record'

const RECORD = randomRecord(1)
const ANSWERS = RECORD.branches[0]!.answers
const linkTo = (record: unknown): string => writeLink(record) ?? ''
const LINK = linkTo(RECORD)

/** What a link gives back of the answers of a branch. */
const answersIn = (text: string | null, branch = 0): readonly unknown[] =>
  (JSON.parse(text ?? '{}') as RandomRecord).branches[branch]?.answers ?? []

const HEAD = 5

/** The link with its bytes changed, and its sum made to fit again or not. */
const tampered = (link: string, change: (bytes: Uint8Array) => void, fits: boolean): string => {
  const bytes = bytesOf(link.slice('#g='.length))
  change(bytes)
  if (fits) new DataView(bytes.buffer).setUint32(1, crc32(bytes.subarray(HEAD)))
  return `#g=${base64url(bytes)}`
}

const flip =
  (at: number) =>
  (bytes: Uint8Array): void => {
    const index = Math.floor(bytes.length * at)
    bytes[index] = (bytes[index] ?? 0) ^ 64
  }

describe('round trip', () => {
  test.each([1, 2, 3, 4, 5, 6])('a game, seed %i, comes back equal to the byte', (seed) => {
    const record = randomRecord(seed)
    const of = record.branches[0]!.answers.length
    const text = JSON.stringify(record)
    expect(readLink(linkTo(record))).toEqual({ text, mistake: null, answers: of, of })
  })

  test('so do its branches, their names and their notes', () => {
    const record = randomRecord(7, 5)
    expect(readLink(linkTo(record)).text).toBe(JSON.stringify(record))
  })

  test('a finished game is far below 2,000 characters', () => {
    expect(ANSWERS.length).toBeGreaterThan(150)
    expect(LINK.length).toBeLessThan(500)
    expect(LINK).toMatch(/^#g=[\w-]+$/)
  })

  test('a game with chance by hand costs little more', () => {
    const byHand = { ...RECORD, seed: 999 }
    expect(linkTo(byHand).length).toBeLessThan(LINK.length * 1.5)
    expect(readLink(linkTo(byHand)).text).toBe(JSON.stringify(byHand))
  })

  test.each([
    null,
    0,
    'text',
    [],
    {},
    { seed: 1 },
    { setup: {}, seed: 1, branches: [] },
    { setup: {}, seed: 1, branches: [{ parent: null, answers: ['nonsense'] }] },
    { setup: {}, seed: 1, branches: [{ parent: null, answers: 3 }] },
    { setup: { deck: 'none' }, seed: 1, branches: [{ parent: null, answers: [] }] },
    { setup: {}, seed: 1, branches: [{ parent: { branch: 0, answers: 0 }, answers: [] }] },
    JSON.parse('{"__proto__":{"polluted":true},"name":"<script>"}'),
  ])('any other JSON comes back too: %j', (value) => {
    expect(readLink(linkTo(value)).text).toBe(JSON.stringify(value))
  })

  test('a record whose answers do not follow the rules comes back as it is', () => {
    const [main] = RECORD.branches
    const bad = { ...RECORD, branches: [{ ...main, answers: [...ANSWERS.slice(0, 50), 'done'] }] }
    expect(readLink(linkTo(bad)).text).toBe(JSON.stringify(bad))
  })

  test('what is too long for a link makes none', () => {
    expect(writeLink({ note: 'x'.repeat(50_000) })).toBeNull()
  })
})

describe('a link as it comes', () => {
  test.each([
    ['with the whole address', `https://example.org/a/b/?c=d${LINK}`],
    ['broken by a mail program', LINK.replace(/.{70}/g, '$&\r\n')],
    ['with a full stop after it', `${LINK}.`],
  ])('%s', (_, link) => {
    expect(readLink(link)).toMatchObject({ text: JSON.stringify(RECORD), mistake: null })
  })

  test.each([
    ['nothing', '', 'not-a-link'],
    ['an address without a game', 'https://example.org/', 'not-a-link'],
    ['a beginning alone', '#g=', 'not-a-link'],
    ['letters that no link has', '#g=\u0000', 'not-a-link'],
    ['a few letters', '#g=AAAA', 'not-a-link'],
    ['far too many letters', `#g=${'A'.repeat(70_000)}`, 'too-long'],
    ['another version', tampered(LINK, (bytes) => (bytes[0] = 2), true), 'other-version'],
    ['noise', tampered(LINK, (bytes) => bytes.fill(255, HEAD), true), 'damaged'],
    ['only its beginning', LINK.slice(0, 20), 'damaged'],
  ])('%s is told to be what it is', (_, link, mistake) => {
    expect(readLink(link)).toEqual({ text: null, mistake, answers: 0, of: 0 })
  })

  test.each([
    [
      'a set-up that the rules refuse',
      { setup: { deck: ['A1', 'A1'] }, seed: 1, branches: [] },
      'wrong-setup',
    ],
    ['a text that is no record', { setup: {}, seed: 1, branches: [{}] }, 'damaged'],
  ])('%s is told', (_, skeleton, mistake) => {
    const tape = new WritingTape()
    passKind(tape, true)
    passText(tape, new Ledger(tape), JSON.stringify(skeleton))
    const bytes = new Uint8Array([VERSION, 0, 0, 0, 0, ...tape.bytes()])
    const link = tampered(`#g=${base64url(bytes)}`, () => undefined, true)
    expect(readLink(link)).toEqual({ text: null, mistake, answers: 0, of: 0 })
  })
})

describe('a damaged link', () => {
  test.each([0.7, 0.8, 0.95])('gives the answers before the damage, at %d of it', (at) => {
    const { text, mistake, answers, of } = readLink(tampered(LINK, flip(at), false))
    expect(mistake).toBe('damaged')
    expect(of).toBe(ANSWERS.length)
    expect(answers).toBeGreaterThan(0)
    expect(answers).toBeLessThan(of)
    expect(answersIn(text)).toEqual(ANSWERS.slice(0, answers))
  })

  test('so does one that was cut off', () => {
    const { text, mistake, answers } = readLink(LINK.slice(0, -60))
    expect(mistake).toBe('damaged')
    expect(answers).toBeGreaterThan(ANSWERS.length / 2)
    expect(answersIn(text)).toEqual(ANSWERS.slice(0, answers))
  })

  test('where only the sum is damaged, the game is whole', () => {
    const link = tampered(LINK, (bytes) => (bytes[2] = (bytes[2] ?? 0) ^ 1), false)
    const { length: of } = ANSWERS
    expect(readLink(link)).toEqual({
      text: JSON.stringify(RECORD),
      mistake: 'damaged',
      answers: of,
      of,
    })
  })

  test('one that is whole, but whose answers come out otherwise, is from other rules', () => {
    const { text, mistake, answers } = readLink(tampered(LINK, flip(0.8), true))
    expect(mistake).toBe('other-rules')
    expect(answersIn(text)).toEqual(ANSWERS.slice(0, answers))
  })

  test('every branch before the damage is whole', () => {
    const record = randomRecord(7, 5)
    const { text, answers } = readLink(tampered(linkTo(record), flip(0.98), false))
    const [main, first] = record.branches
    expect(answers).toBeGreaterThan(main!.answers.length + first!.answers.length)
    expect(answersIn(text, 0)).toEqual(main!.answers)
    expect(answersIn(text, 1)).toEqual(first!.answers)
    expect(answersIn(text, 5).length).toBeLessThan(record.branches[5]!.answers.length)
  })
})
