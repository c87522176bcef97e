import { expect, test } from 'vitest'
import { randomFrom } from '../../src/bots/random'
import { bytesOf } from '../../src/records/link/base64url'
import { readLink, writeLink } from '../../src/records/link/index'
import { textIn, withText } from '../../src/records/png'
import { writeRecord } from '../../src/records/index'
import { readRecord } from '../../src/records/read'
import { createTable, recordOf } from '../../src/store/index'
import { timed } from '../cpu-time'
import '../games/palestine/begin'
import { damaged, flipped, gameOf, pick, randomText, tell } from '../records/damage'

/** `RECORDS=500 MUTANTS=10000 npm run test:fuzz` tries more. */
const RECORDS = Number(process.env['RECORDS'] ?? 50)
const MUTANTS = Number(process.env['MUTANTS'] ?? 1_000)
const WORD = 'Arab Revolt'

/** The smallest picture: one pixel. */
const PICTURE = bytesOf(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk-M9QDwADhgGAWjR9awAAAABJRU5ErkJggg',
)

/** A record laid on a table, and written again. */
const afterTheTable = (text: string): string => {
  const { game } = readRecord(text)
  const table = createTable()
  table.getState().open(game!)
  expect(table.getState().stop).toBeNull()
  return writeRecord(recordOf(table.getState(), game!.changed)!)
}

test(`${RECORDS} games with branches come back from the table, links and pictures equal to the byte`, () => {
  let branches = 0
  for (let seed = 1; seed <= RECORDS; seed++) {
    const text = randomText(seed, undefined, undefined, gameOf(seed))
    const { game } = readRecord(text)
    branches += game!.branches.length - 1
    expect(afterTheTable(text)).toBe(text)
    const link = readLink(writeLink(game) ?? '')
    expect(link.mistake).toBeNull()
    expect(writeRecord(readRecord(link.text ?? '').game!)).toBe(text)
    expect(textIn(withText(PICTURE, WORD, text), WORD).text).toBe(text)
  }
  expect(branches).toBeGreaterThan(RECORDS)
})

test(`${MUTANTS} damaged files are told or played, none slowly`, () => {
  const random = randomFrom(6)
  const texts = Array.from({ length: 20 }, (_, seed) => randomText(seed, 8, 6, gameOf(seed)))
  for (let mutant = 0; mutant < MUTANTS; mutant++) {
    const damage = mutant % 3 === 0 ? flipped : damaged
    const text = damage(pick(random, texts), random)
    expect(timed(() => tell(text)).milliseconds).toBeLessThan(1_000)
  }
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
})
