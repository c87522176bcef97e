/* A record that bears an analysis, and all others as they always were. */
import { expect, it } from 'vitest'
import { writeRecord, type SavedGame } from '../../src/records/index'
import { readRecord } from '../../src/records/read'
import { createTable, linkTo, readGameLink, recordOf, type Seats } from '../../src/store/index'
import { isSameGame } from '../../src/store/library/desk'
import { AGAINST_BOT, BOTS, PLAYERS } from '../who-sits'
import { playOn, seated } from '../store/playing'

const CHANGED = '2026-11-19T12:00:00.000Z'
const ANALYSIS = { of: 7, weighed: [{ at: 1, lost: 250 }] }

const recordWith = (seats: Seats, analysis: unknown = null): SavedGame => {
  const table = seated({ seats })
  playOn(table, 20)
  table.getState().act(() => ({ analysis }))
  return recordOf(table.getState(), CHANGED)!
}

it.each([
  ['two players', PLAYERS],
  ['a player and a bot', AGAINST_BOT],
  ['two bots', BOTS],
])('goes to a file and comes back, and the table knows it: %s', (_, seats) => {
  const record = recordWith(seats, ANALYSIS)
  const text = writeRecord(record)
  expect(JSON.parse(text)).toMatchObject({ version: 3, analysis: ANALYSIS })
  expect(readRecord(text).game).toEqual(record)
  const table = createTable()
  table.getState().open(record)
  expect(table.getState().analysis).toEqual(ANALYSIS)
  expect(recordOf(table.getState(), CHANGED)).toEqual(record)
})

it('is written as before where nothing was analysed', () => {
  for (const [seats, version] of [
    [PLAYERS, 1],
    [BOTS, 2],
  ] as const) {
    const written = JSON.parse(writeRecord(recordWith(seats))) as Record<string, unknown>
    expect(written).toMatchObject({ version })
    expect(written).not.toHaveProperty('analysis')
  }
})

it.each([null, 7, 'x', [], { weighed: [[[]]] }])(
  'opens whatever stands where the analysis was: %j',
  (damaged) => {
    const text = JSON.stringify({ ...recordWith(BOTS), analysis: damaged })
    expect(readRecord(text).game).toMatchObject({ analysis: damaged })
  },
)

it('is the same game with and without, and a link leaves it out', async () => {
  const [{ analysis, ...plain }, record] = [recordWith(BOTS, ANALYSIS), recordWith(BOTS, ANALYSIS)]
  expect(analysis).toEqual(ANALYSIS)
  expect(isSameGame({ ...plain, id: record.id, created: record.created }, record)).toBe(true)
  const { text } = await readGameLink((await linkTo(record))!)
  expect(text).not.toContain('analysis')
})

it('is the same game whatever the order of its fields', () => {
  const record = recordWith(BOTS)
  const turned = Object.fromEntries(Object.entries(record).reverse()) as unknown as typeof record
  expect(isSameGame(turned, record)).toBe(true)
  expect(isSameGame({ ...turned, seed: record.seed + 1 }, record)).toBe(false)
})
