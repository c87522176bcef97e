/* Records of either game, opened as what they are not: a clear message, and nothing lost. */
import { describe, expect, test } from 'vitest'
import { load, type GameId } from '../../src/games/index'
import { MISTAKE_TEXT } from '../../src/games/palestine/words/en/mistakes'
import { writeRecord, type SavedGame } from '../../src/records/index'
import { readRecord } from '../../src/records/read'
import { createTable, lineOf, present, recordOf } from '../../src/store/index'
import { refusedText, stopText, type MistakeText } from '../../src/ui/words/en/records'
import { unnamed } from '../../src/ui/words/en/seats'
import '../games/palestine/begin'
import { playOn, seated } from '../store/playing'

await load('arab-revolt')

const MISTAKES = MISTAKE_TEXT as unknown as MistakeText

const recordIn = (game: GameId): SavedGame => {
  const table = seated({ game, seats: unnamed(game) })
  playOn(table, 30)
  return structuredClone(recordOf(table.getState(), '2026-11-18T12:00:00.000Z')!)
}

/** What is wrong with a record of Palestine that was changed, and what is said of it. */
const refusedWith = (change: object) => {
  const { fault } = readRecord(JSON.stringify({ ...recordIn('palestine'), ...change }))
  if (fault === null) throw new Error('it was read')
  return { ...fault, said: refusedText({ why: 'unreadable', fault }, MISTAKES) }
}

test('a record of Palestine is read as it was written', () => {
  const game = recordIn('palestine')
  expect(readRecord(writeRecord(game))).toEqual({ game, fault: null })
})

describe.each([
  ['arab-revolt', 'palestine'],
  ['palestine', 'arab-revolt'],
] as const)('a record of %s that names %s', (is, named) => {
  test('is refused for its sides', () => {
    const text = JSON.stringify({ ...recordIn(is), format: named })
    expect(readRecord(text)).toMatchObject({ game: null, fault: { mistake: 'wrong-shape' } })
  })

  test('with the sides changed as well, goes as far as the rules follow it, and says so', () => {
    const { game, fault } = readRecord(
      JSON.stringify({ ...recordIn(is), format: named, seats: unnamed(named) }),
    )
    expect(fault).toBeNull()
    const table = createTable()
    table.getState().open(game!)
    const { stop, error } = table.getState()
    expect(error).toBeNull()
    expect(stop?.answer).toBe(0)
    expect(stopText(stop!, MISTAKES)).toContain('its answer 1 no longer fits')
    expect(present(table.getState())?.game.of).toBe(named)
    expect(lineOf(table.getState()).length).toBeGreaterThan(0)
  })
})

test('a record of a game that nobody knows', () => {
  expect(refusedWith({ format: 'cyprus' })).toMatchObject({
    mistake: 'unknown-game',
    where: 'cyprus',
    said: 'The file is of a game that is not played here. (cyprus)',
  })
})

test.each(['A13', 'P36', 'toString'])('a deck with %s', (card) => {
  expect(refusedWith({ setup: { deck: ['P1', card] } })).toMatchObject({
    mistake: 'wrong-setup',
    rules: { of: 'palestine', mistake: 'unknown-card' },
    said: expect.stringContaining('a card that is not in the game') as string,
  })
})

test.each([
  [-1, 'not-a-count'],
  [5, 'haganah-out-of-range'],
  [1.5, 'not-a-count'],
  ['4', 'not-a-count'],
  [null, 'not-a-count'],
])('a Haganah value of %j', (haganah, mistake) => {
  const refused = refusedWith({ setup: { position: { spaces: {}, politicalWill: 9, haganah } } })
  expect(refused).toMatchObject({ mistake: 'wrong-setup', rules: { of: 'palestine', mistake } })
  expect(refused.said).toMatch(/The set-up has (Haganah beyond its track|a number that is not)/)
  expect(refused.where).toBe('haganah')
})
