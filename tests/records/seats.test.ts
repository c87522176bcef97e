/* Who sits where, as records tell it: of two players as they always did, and of bots. */
import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createJournal, createShelf, writeRecord } from '../../src/records/index'
import { readRecord } from '../../src/records/read'
import { createTable, linkTo, readGameLink, recordOf, type Seats } from '../../src/store/index'
import { AGAINST_BOT, BOTS, PLAYERS, STANDING_IN } from '../who-sits'
import { playOn, seated } from '../store/playing'

const CHANGED = '2026-11-19T12:00:00.000Z'

const recordWith = (seats: Seats) => {
  const table = seated({ seats })
  playOn(table, 20)
  return recordOf(table.getState(), CHANGED)!
}

const written = (seats: Seats) =>
  JSON.parse(writeRecord(recordWith(seats))) as Record<string, unknown>

/** A game as it was written before bots could sit. */
const before = (mode: string, players: unknown = { british: 'Anna', rebels: 'Yusuf' }) => {
  const { seats, ...rest } = recordWith(PLAYERS)
  expect(seats).toBeDefined()
  return JSON.stringify({ ...rest, version: 1, players, mode })
}

describe('the seats of a record', () => {
  it('of two players are written as they always were', () => {
    expect(written(PLAYERS)).toMatchObject({
      version: 1,
      players: { british: 'Anna', rebels: 'Yusuf' },
      mode: 'play',
    })
    expect(Object.keys(written(PLAYERS)).slice(5, 9)).toEqual([
      'changed',
      'players',
      'mode',
      'chance',
    ])
    expect(written(PLAYERS)).not.toHaveProperty('seats')
  })

  it('with a bot on one of them are told whole, in a version that older programs do not take for theirs', () => {
    expect(written(AGAINST_BOT)).toMatchObject({ version: 2, seats: AGAINST_BOT })
    expect(written(AGAINST_BOT)).not.toHaveProperty('players')
  })

  it('of which somebody stands in for a bot are told in the newest version', () => {
    expect(written(STANDING_IN)).toMatchObject({ version: 4, seats: STANDING_IN })
  })

  it.each([
    ['two players', PLAYERS],
    ['a player and a bot', AGAINST_BOT],
    ['two bots', BOTS],
    ['a player who stands in for a bot', STANDING_IN],
  ])('come back from a file and from a link: %s', async (_, seats) => {
    const record = recordWith(seats)
    expect(readRecord(writeRecord(record)).game).toEqual(record)
    const { text, mistake } = await readGameLink((await linkTo(record))!)
    expect(mistake).toBeNull()
    const table = createTable()
    table.getState().open(readRecord(text!).game!)
    expect(table.getState().setup!.seats).toEqual(seats)
  })

  it('of a game from before are two players by their names', () => {
    expect(readRecord(before('play')).game!.seats).toEqual(PLAYERS)
  })

  it('of a watched game from before are two of the weakest bots, by the seed of the game', () => {
    const { game } = readRecord(before('watch'))
    const bot = { kind: 'bot', level: 'newcomer', seed: game!.seed }
    expect(game!.seats).toEqual({ british: bot, rebels: bot })
  })

  it.each([
    ['no players', before('play', null)],
    ['players that are none', before('play', 'Anna')],
    ['a name that is none', before('play', { british: 7, rebels: 'Yusuf' })],
    ['a way of playing that nobody knows', before('dream')],
    ['one side too few', before('play', { british: 'Anna' })],
  ])('are of the wrong shape with %s', (_, text) => {
    expect(readRecord(text).fault).toMatchObject({ mistake: 'wrong-shape' })
  })
})

describe('what a list was told before bots could sit', () => {
  beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
  afterEach(() => vi.unstubAllGlobals())

  const row = {
    ...{ id: 'a', name: '', changed: CHANGED, card: 3, campaign: 1, politicalWill: 17 },
    ...{ players: { british: 'Anna', rebels: 'Yusuf' }, mode: 'play', toMove: 'rebels' },
    ...{ map: [], revision: 4 },
  }

  it('is still told, and its revision holds', async () => {
    const shelf = createShelf()
    expect((await shelf.list()).kept).toEqual([])
    const db = await openDB('arab-revolt', 1)
    await db.put('kept', row)
    await db.put('texts', 'text', 'a')
    db.close()
    const { kept, damaged } = await shelf.list()
    expect([kept[0]?.seats, damaged]).toEqual([PLAYERS, []])
    expect((await shelf.read('a'))?.revision).toBe(4)
    await expect(shelf.put(kept[0]!, 'other', 3)).rejects.toMatchObject({ trouble: 'elsewhere' })
  })

  it('is found in the journal', () => {
    const key = 'arab-revolt.journal.a'
    const storage = {
      getItem: (one: string) => (one === key ? JSON.stringify({ kept: row, text: 'text' }) : null),
    }
    vi.stubGlobal('localStorage', storage)
    expect(createJournal().find('a')).toMatchObject({ kept: { seats: PLAYERS }, text: 'text' })
  })
})
