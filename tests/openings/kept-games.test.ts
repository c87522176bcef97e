/* The games that are kept, counted again: one's own, those from elsewhere, and not what is no game from the start. */
import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createJournal, createShelf } from '../../src/records/index'
import { STARTING_POSITION } from '../../src/games/arab-revolt/rules/index'
import { countKept } from '../../src/openings/kept-games'
import { placeName, tallyAt, type Tally } from '../../src/openings/tally'
import { createLibrary, createTable, type TableSetup } from '../../src/store/index'
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
  tallyAt(tally, [placeName([null, null, side, 'first'])])?.[0] ?? 0

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
  expect(own['player']![0]).toBe(3)
  expect(firsts(own['newcomer'], 'rebels')).toBeGreaterThan(3)
  expect(firsts(own['newcomer'], 'british')).toBe(0)
  expect(firsts(own['player'], 'british')).toBeGreaterThan(3)
})

test('A game from a file is counted apart', async () => {
  const elsewhere = openTab()
  await play(elsewhere, { seats: PLAYERS, seed: 5 })
  const text = (await elsewhere.library.getState().textOf(elsewhere.table.getState().identity!.id))!
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', new Memory())
  const tab = openTab()
  expect(await tab.library.getState().openText(text)).toBe(true)
  await tab.library.getState().settled()
  const { own, imported } = await count(tab)
  expect(own).toEqual({})
  expect(imported['player']?.[0]).toBe(2)
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
