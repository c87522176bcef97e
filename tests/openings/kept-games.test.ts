/* The games that are kept, counted again: one's own, those from elsewhere, and not what is no game from the start. */
import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isImported } from '../../src/records/imported'
import { createJournal, createShelf, writeRecord } from '../../src/records/index'
import { STARTING_POSITION } from '../../src/games/arab-revolt/rules/index'
import { countKept } from '../../src/openings/kept-games'
import { gamesIn, placeName, tallyAt, type Tally } from '../../src/openings/tally'
import { createLibrary, createTable, recordOf, type TableSetup } from '../../src/store/index'
import { SETUP, isOver } from '../store/playing'
import { createBrowser } from '../store/tabs'
import { playRandom } from '../play-random'
import { BOTS, PLAYERS } from '../who-sits'

/** Storage that lasts as long as a test. */
class Memory {
  private readonly all = new Map<string, string>()
  getItem = (key: string) => this.all.get(key) ?? null
  setItem = (key: string, text: string) => void this.all.set(key, text)
  removeItem = (key: string) => void this.all.delete(key)
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('history', { state: null, replaceState: () => undefined })
  vi.stubGlobal('localStorage', new Memory())
})
afterEach(() => vi.unstubAllGlobals())

const openTab = () => {
  const table = createTable()
  const tabs = createBrowser().openTab()
  const library = createLibrary({ table, shelf: createShelf(), journal: createJournal(), tabs })
  return { table, library }
}
type Tab = ReturnType<typeof openTab>

const play = async ({ table, library }: Tab, part: Partial<TableSetup>, moments = 3000) => {
  table.getState().newGame({ ...SETUP, handovers: false, ...part })
  for (let i = 0; i < moments && !isOver(table); i++) {
    if (table.getState().between) table.getState().goOn()
    playRandom(table)
  }
  await library.getState().settled()
}

const count = async ({ library }: Tab) => {
  await library.getState().refresh()
  const { kept, textOf } = library.getState()
  return countKept('arab-revolt', kept, textOf, new AbortController().signal)
}

const firsts = (tally: Tally | undefined, side: string) =>
  tallyAt(tally, [placeName([null, null, side, 'first'])])?.[0][0] ?? 0

test('Games that are over are counted, by who took the turns', async () => {
  const tab = openTab()
  await play(tab, { seats: PLAYERS, seed: 5 })
  await play(tab, { seats: { ...PLAYERS, rebels: BOTS.rebels }, seed: 6 })
  // Not over, and not from the printed start.
  await play(tab, { seats: PLAYERS, seed: 7 }, 20)
  await play(tab, { seats: PLAYERS, seed: 8, rules: { position: STARTING_POSITION } })
  const { own, imported } = await count(tab)
  expect(imported).toEqual({})
  expect(Object.keys(own).sort()).toEqual(['newcomer', 'player'])
  expect(gamesIn(own['player']!)).toBe(2)
  expect(firsts(own['newcomer'], 'rebels')).toBeGreaterThan(3)
  expect(firsts(own['newcomer'], 'british')).toBe(0)
  expect(firsts(own['player'], 'british')).toBeGreaterThan(3)
})

test('Whoever stands in for a bot takes its turns', async () => {
  const tab = openTab()
  const stoodInFor = { ...BOTS.rebels, standIn: true } as const
  await play(tab, { seats: { ...PLAYERS, rebels: stoodInFor }, seed: 6 })
  expect(Object.keys((await count(tab)).own)).toEqual(['player'])
})

/** A tab of a browser that knows no game, with one that was opened from elsewhere. */
const openedFrom = async (elsewhere: Tab): Promise<Tab> => {
  const { table, library } = elsewhere
  const text = (await library.getState().textOf(table.getState().identity!.id))!
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', new Memory())
  const tab = openTab()
  expect(await tab.library.getState().openText(text)).toBe(true)
  await tab.library.getState().settled()
  return tab
}

test('A game from a file is counted apart, and every copy of it', async () => {
  const elsewhere = openTab()
  await play(elsewhere, { seats: PLAYERS, seed: 5 })
  const tab = await openedFrom(elsewhere)
  const { duplicate, settled } = tab.library.getState()
  expect(await duplicate(tab.table.getState().identity!.id, 'Copy')).toBe(true)
  await settled()
  const { own, imported } = await count(tab)
  expect(own).toEqual({})
  expect(gamesIn(imported['player']!)).toBe(2)
})

test('A game from a file is noted once, however often it is opened', async () => {
  const elsewhere = openTab()
  await play(elsewhere, { seats: PLAYERS, seed: 5 }, 10)
  const { table, library } = await openedFrom(elsewhere)
  const { id } = table.getState().identity!
  const text = (await library.getState().textOf(id))!
  const noted = vi.spyOn(localStorage, 'setItem')
  expect(await openTab().library.getState().open(id)).toBe(true)
  expect(noted).not.toHaveBeenCalled()
  // Its file is opened again when it is no longer kept.
  vi.stubGlobal('indexedDB', new IDBFactory())
  expect(await openTab().library.getState().openText(text)).toBe(true)
  expect(JSON.parse(localStorage.getItem('arab-revolt.imported')!)).toEqual([id])
})

test('A game from elsewhere that the rules no longer follow stays one when it is opened as another', async () => {
  const elsewhere = openTab()
  await play(elsewhere, { seats: PLAYERS, seed: 5 }, 40)
  const { table, library } = await openedFrom(elsewhere)
  const { id } = table.getState().identity!
  const record = structuredClone(recordOf(table.getState(), '2026-11-18T12:00:00.000Z')!)
  record.branches[0]!.answers[15] = 'lebanon-mountains'
  const [kept] = library.getState().kept
  await createShelf().put(kept!, writeRecord(record), kept!.revision)
  const again = openTab()
  expect(await again.library.getState().open(id)).toBe(true)
  const other = again.table.getState().identity!.id
  expect(other).not.toBe(id)
  expect(isImported(other)).toBe(true)
})

test('Games that cannot be read are left out, and told of', async () => {
  const tab = openTab()
  await play(tab, { seats: PLAYERS, seed: 5 })
  await play(tab, { seats: PLAYERS, seed: 6 })
  await tab.library.getState().refresh()
  const { kept, textOf } = tab.library.getState()
  const read = async (id: string) => (id === kept[0]!.id ? null : textOf(id))
  const { own, unread } = await countKept('arab-revolt', kept, read, new AbortController().signal)
  expect(unread).toBe(1)
  expect(gamesIn(own['player']!)).toBe(1)
})

test('A game that the rules refuse cannot be read', async () => {
  const tab = openTab()
  await play(tab, { seats: PLAYERS, seed: 5 })
  const record = structuredClone(recordOf(tab.table.getState(), '2026-11-18T12:00:00.000Z')!)
  record.branches[0]!.answers[15] = 'lebanon-mountains'
  await tab.library.getState().refresh()
  const read = () => Promise.resolve(writeRecord(record))
  const { kept } = tab.library.getState()
  const found = await countKept('arab-revolt', kept, read, new AbortController().signal)
  expect(found).toEqual({ own: {}, imported: {}, unread: 1 })
})

test('When they are no longer asked for, no more games are read', async () => {
  const tab = openTab()
  await play(tab, { seats: PLAYERS, seed: 5 })
  await play(tab, { seats: PLAYERS, seed: 6 })
  await tab.library.getState().refresh()
  const page = new AbortController()
  const { kept, textOf } = tab.library.getState()
  const read = vi.fn((id: string) => {
    page.abort()
    return textOf(id)
  })
  await expect(countKept('arab-revolt', kept, read, page.signal)).rejects.toThrow()
  expect(read).toHaveBeenCalledOnce()
})
