import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createJournal, createShelf, writeRecord } from '../../src/records/index'
import { readRecord } from '../../src/records/read'
import { atOf, createLibrary, createTable, recordOf } from '../../src/store/index'
import { SETUP, playOn, seen } from './playing'
import { createBrowser } from './tabs'
import { playRandom } from '../play-random'

/** The history of a tab, as far as it is asked. */
class TabHistory {
  state: unknown = null
  replaceState(state: unknown): void {
    this.state = structuredClone(state)
  }
}

/** A tab of a browser: its table, and its library on the one shelf of all. */
const openTab = (browser = createBrowser(), shelf = createShelf()) => {
  const table = createTable()
  const library = createLibrary({
    table,
    shelf,
    journal: createJournal(),
    tabs: browser.openTab(),
  })
  const state = () => library.getState()
  return { table, library, state, id: () => table.getState().identity!.id }
}
type Tab = ReturnType<typeof openTab>

/** A tab with a game of some moments on its table. */
const playing = async (
  moments: number,
  browser = createBrowser(),
  shelf = createShelf(),
): Promise<Tab> => {
  const tab = openTab(browser, shelf)
  tab.table.getState().newGame(SETUP)
  playOn(tab.table, moments)
  await tab.state().settled()
  return tab
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('history', new TabHistory())
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('autosave', () => {
  it('writes every answer, every handover and every step back', async () => {
    const { table, state, id } = await playing(0)
    const shelf = createShelf()
    for (const act of ['play', 'play', 'undo', 'goOn', 'redo'] as const) {
      if (act === 'play') playRandom(table)
      else table.getState()[act]()
      await state().settled()
      const { game } = readRecord((await shelf.read(id()))!.text)
      expect(game).toEqual(recordOf(table.getState(), game!.changed))
    }
  })

  it('tells of each game what a list needs', async () => {
    const { state, id } = await playing(40)
    await state().refresh()
    expect(state().kept).toMatchObject([{ id: id(), seats: SETUP.seats, campaign: 1, name: '' }])
    expect(state().trouble).toBeNull()
  })

  it('keeps several games side by side, the last changed first', async () => {
    const { table, state, id } = await playing(5)
    const first = id()
    table.getState().newGame({ ...SETUP, seed: 7 })
    await state().settled()
    playOn(table, 1)
    await state().settled()
    expect(state().kept.map((one) => one.id)).toEqual([id(), first])
    const before = seen(table)
    expect(await state().open(first)).toBe(true)
    expect(id()).toBe(first)
    expect(await state().open(state().kept.find((one) => one.id !== first)!.id)).toBe(true)
    expect(seen(table)).toEqual(before)
  })

  it('goes by the order of writing, though the clock is set back', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T12:00:00Z'))
    const before = await playing(3)
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2024-01-01T12:00:00Z'))
    const tab = openTab()
    await tab.state().resume()
    tab.table.getState().newGame({ ...SETUP, seed: 7 })
    await tab.state().settled()
    const order = async () => (await createShelf().list()).kept.map(({ id }) => id)
    expect(await order()).toEqual([tab.id(), before.id()])
    await tab.state().refresh()
    expect(tab.state().kept.map(({ id }) => id)).toEqual([tab.id(), before.id()])
    const [newId, oldId] = await order()
    await tab.state().open(oldId!)
    playOn(tab.table, 1)
    await tab.state().settled()
    expect(await order()).toEqual([oldId, newId])
  })

  it('asks the browser once to keep what is stored', async () => {
    const persist = vi.fn(() => Promise.resolve(true))
    vi.stubGlobal('navigator', { storage: { persisted: () => Promise.resolve(false), persist } })
    const { table, state } = await playing(5)
    playOn(table, 3)
    await state().settled()
    expect(persist).toHaveBeenCalledTimes(1)
    expect(state().persistent).toBe(true)
  })

  it('writes nothing where a game is only opened', async () => {
    const tab = await playing(5)
    const before = await createShelf().read(tab.id())
    const again = openTab()
    await again.state().open(tab.id())
    await again.state().settled()
    expect(await createShelf().read(tab.id())).toEqual(before)
  })
})

describe('a reload', () => {
  it('in the middle of a write comes back to the last answer', async () => {
    const values = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value),
      removeItem: (key: string) => values.delete(key),
    })
    const tab = await playing(5)
    tab.state().sit(true)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'AbortError')
    })
    playOn(tab.table, 2)
    vi.restoreAllMocks()
    const again = openTab()
    await again.state().resume()
    expect(seen(again.table)).toEqual(seen(tab.table))
    playOn(again.table, 1)
    await again.state().settled()
    expect(again.state().trouble).toBeNull()
    expect(values.size).toBe(0)
  })

  it('comes back to the very same question, at every step', async () => {
    const tab = await playing(0)
    tab.state().sit(true)
    for (let i = 0; i < 25; i++) {
      if (i % 4 === 1) tab.table.getState().goOn()
      playOn(tab.table, 1)
      await tab.state().settled()
      const again = openTab()
      await again.state().resume()
      expect(seen(again.table)).toEqual(seen(tab.table))
    }
  })

  it('begins at the first screen where no table was sat at', async () => {
    const tab = await playing(5)
    tab.state().sit(false)
    const again = openTab()
    await again.state().resume()
    expect(again.table.getState().setup).toBeNull()
  })

  it('begins at the first screen where the game is gone, and says so', async () => {
    const tab = await playing(5)
    tab.state().sit(true)
    await createShelf().remove(tab.id())
    const again = openTab()
    await again.state().resume()
    expect(again.table.getState().setup).toBeNull()
    expect(again.state().refused).toEqual({ why: 'not-there' })
    again.state().dismiss()
    await again.state().resume()
    expect(again.state().refused).toBeNull()
  })

  it('does not depend on what the site keeps', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    vi.stubGlobal('localStorage', undefined)
    const tab = await playing(1)
    tab.state().sit(true)
    const again = openTab()
    expect(await again.state().resume()).toBe(true)
  })
})

describe('trouble with the storage', () => {
  it('is told, and the game goes on; when it is over all is kept', async () => {
    const { table, state, id } = await playing(3)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    playOn(table, 3)
    await state().settled()
    expect(state().trouble).toBe('full')
    expect(atOf(table.getState())).toBe(6)
    await state().refresh()
    expect(state().trouble).toBe('full')
    vi.restoreAllMocks()
    playOn(table, 1)
    await state().settled()
    expect(state().trouble).toBeNull()
    const { game } = readRecord((await createShelf().read(id()))!.text)
    expect(game).toEqual(recordOf(table.getState(), game!.changed))
  })

  it('leaves several games in memory where nothing can be stored', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const { table, state, id } = await playing(3)
    const [first, before] = [id(), seen(table)]
    table.getState().newGame({ ...SETUP, seed: 7 })
    await state().settled()
    expect(state().trouble).toBe('blocked')
    await state().refresh()
    expect(state().kept).toHaveLength(2)
    expect(await state().open(first)).toBe(true)
    expect(seen(table)).toEqual(before)
  })

  it('is told of a database that is broken', async () => {
    ;(await openDB('arab-revolt', 1)).close()
    const { table, state } = await playing(3)
    expect(state().trouble).toBe('broken')
    expect(atOf(table.getState())).toBe(3)
  })

  it('with a record is told, and the table stays as it is', async () => {
    const { table, state, id } = await playing(3)
    await createShelf().put(
      { ...state().kept[0]!, id: 'future', revision: 1 },
      '{"format":"arab-revolt","version":99}',
      0,
    )
    const before = seen(table)
    expect(await state().open('future')).toBe(false)
    expect(state().refused).toMatchObject({
      why: 'unreadable',
      fault: { mistake: 'from-the-future' },
    })
    expect(seen(table)).toEqual(before)
    playOn(table, 1)
    await state().settled()
    expect((await createShelf().read('future'))?.revision).toBe(1)
    expect((await createShelf().read(id()))?.revision).toBeGreaterThan(1)
  })

  it('leaves a record that the rules do not follow as it is, and plays on in another', async () => {
    const { table, state, id } = await playing(20)
    const record = structuredClone(recordOf(table.getState(), '2026-11-18T12:00:00.000Z')!)
    record.branches[0]!.answers[15] = 'lebanon-mountains'
    const text = writeRecord(record)
    const kept = state().kept[0]!
    await createShelf().put(kept, text, kept.revision)
    const again = openTab()
    await again.state().open(id())
    expect(again.table.getState().stop).toMatchObject({ answer: 15 })
    playOn(again.table, 1)
    await again.state().settled()
    expect(again.id()).not.toBe(id())
    expect((await createShelf().read(id()))?.text).toBe(text)
    expect(await createShelf().read(again.id())).not.toBeNull()
  })
})

describe('two tabs on one game', () => {
  const both = async () => {
    const browser = createBrowser()
    const one = await playing(5, browser)
    const other = openTab(browser)
    await other.state().open(one.id())
    return { one, other }
  }

  it('are told apart: the second looks on, and changes nothing', async () => {
    const { one, other } = await both()
    expect(other.table.getState().follows).toBe(true)
    expect(one.table.getState().follows).toBe(false)
    const before = seen(other.table)
    playOn(other.table, 3)
    expect(seen(other.table)).toEqual(before)
    expect(before).toEqual(seen(one.table))
  })

  it('follow one another live', async () => {
    const { one, other } = await both()
    playOn(one.table, 4)
    await one.state().settled()
    await expect.poll(() => seen(other.table)).toEqual(seen(one.table))
    expect(other.table.getState().follows).toBe(true)
  })

  it('change places when the second takes over', async () => {
    const { one, other } = await both()
    playOn(one.table, 2)
    await one.state().settled()
    expect(await other.state().takeOver()).toBe(true)
    expect(one.table.getState().follows).toBe(true)
    expect(other.table.getState().follows).toBe(false)
    playOn(other.table, 3)
    await other.state().settled()
    await expect.poll(() => seen(one.table)).toEqual(seen(other.table))
    expect(other.state().trouble).toBeNull()
  })

  it('lose nothing that the first writes while the second takes over', async () => {
    const [browser, shelf] = [createBrowser(), createShelf()]
    let mayWrite = Promise.resolve()
    const put: typeof shelf.put = (...sheet) => mayWrite.then(() => shelf.put(...sheet))
    const one = await playing(5, browser, { ...shelf, put })
    let landsBefore: (() => Promise<void>) | null = null
    const read: typeof shelf.read = async (id) => {
      const there = await shelf.read(id)
      await landsBefore?.()
      return there
    }
    const other = openTab(browser, { ...shelf, read })
    await other.state().open(one.id())

    let write: () => void = () => undefined
    mayWrite = new Promise((done) => (write = done))
    playOn(one.table, 1)
    const answered = seen(one.table)
    landsBefore = async () => {
      // When the game has been read the second time, it is this tab that plays.
      if (!one.table.getState().follows) return
      landsBefore = null
      write()
      await one.state().settled()
    }
    await other.state().takeOver()
    expect(seen(other.table)).toEqual(answered)
    expect(other.table.getState().follows).toBe(false)
    playOn(other.table, 2)
    await other.state().settled()
    expect(other.state().trouble).toBeNull()
    await expect.poll(() => seen(one.table)).toEqual(seen(other.table))
    expect(one.table.getState().follows).toBe(true)
  })

  it('leave the game to the second when the first goes', async () => {
    const { one, other } = await both()
    playOn(one.table, 2)
    await one.state().settled()
    const before = seen(one.table)
    one.table.getState().newGame({ ...SETUP, seed: 3 })
    await expect.poll(() => other.table.getState().follows).toBe(false)
    expect(seen(other.table)).toEqual(before)
    playOn(other.table, 1)
    await other.state().settled()
    expect(other.state().trouble).toBeNull()
  })

  it('clear the table of both when the first deletes the game, and put it back', async () => {
    const { one, other } = await both()
    const id = one.id()
    expect(await one.state().remove(id)).toBe(true)
    await expect.poll(() => other.state().refused).toEqual({ why: 'not-there' })
    expect(other.table.getState().identity).toBeNull()
    await other.state().settled()
    expect(await createShelf().read(id)).toBeNull()
    expect(await one.state().restore(id)).toBe(true)
  })

  it('do not let the second delete what the first plays', async () => {
    const { one, other } = await both()
    expect(await other.state().remove(one.id())).toBe(false)
    expect(other.state().refused).toEqual({ why: 'open-elsewhere' })
    expect(await createShelf().read(one.id())).not.toBeNull()
  })

  it('go on from what another has written while the first stood still', async () => {
    // A browser without locks hands a frozen tab nothing either.
    const [one, other] = [await playing(5), openTab()]
    await other.state().open(one.id())
    playOn(other.table, 4)
    await other.state().settled()
    await one.state().lookAgain()
    expect(seen(one.table)).toEqual(seen(other.table))
    playOn(one.table, 2)
    await one.state().settled()
    expect(one.state().trouble).toBeNull()
  })

  it('never write over one another, even where nobody tells them apart', async () => {
    const [one, other] = [await playing(5), openTab()]
    await other.state().open(one.id())
    expect(other.table.getState().follows).toBe(false)
    playOn(one.table, 2)
    await one.state().settled()
    const written = await createShelf().read(one.id())
    playOn(other.table, 1)
    await other.state().settled()
    expect(await createShelf().read(one.id())).toEqual(written)
    expect(other.state().trouble).toBe('elsewhere')
    expect(other.table.getState().follows).toBe(true)
    await other.state().takeOver()
    expect(seen(other.table)).toEqual(seen(one.table))
    expect(other.table.getState().follows).toBe(false)
    expect(other.state().trouble).toBeNull()
  })
})

describe('games on the shelf', () => {
  it('are renamed: the one on the table, and another', async () => {
    const { table, state, id } = await playing(2)
    const first = id()
    expect(await state().rename(first, 'Strike')).toBe(true)
    expect(table.getState().identity?.name).toBe('Strike')
    table.getState().newGame(SETUP)
    expect(await state().rename(first, 'General strike')).toBe(true)
    expect(state().kept.find((one) => one.id === first)?.name).toBe('General strike')
    await state().open(first)
    expect(table.getState().identity?.name).toBe('General strike')
  })

  it('are duplicated, and go their own ways', async () => {
    const { table, state, id } = await playing(6)
    const before = seen(table)
    expect(await state().duplicate(id(), 'Copy')).toBe(true)
    const copy = state().kept.find((one) => one.id !== id())!
    expect(copy.name).toBe('Copy')
    playOn(table, 2)
    await state().open(copy.id)
    expect(seen(table)).toEqual(before)
  })

  it('are removed and put back, the one on the table too', async () => {
    const { table, state, id } = await playing(6)
    const [first, before] = [id(), seen(table)]
    expect(await state().remove(first)).toBe(true)
    expect(table.getState().setup).toBeNull()
    expect(state().kept).toEqual([])
    expect(await state().restore(first)).toBe(true)
    expect(state().removed).toEqual([])
    await state().open(first)
    expect(seen(table)).toEqual(before)
  })

  it('are each put back where several were removed', async () => {
    const { table, state, id } = await playing(3)
    const first = id()
    table.getState().newGame({ ...SETUP, seed: 7 })
    await state().settled()
    const second = id()
    for (const one of [first, second]) await state().remove(one)
    expect(state().removed.map(({ kept }) => kept.id)).toEqual([second, first])
    expect(await state().restore(first)).toBe(true)
    expect(await state().restore(first)).toBe(false)
    expect(await state().restore(second)).toBe(true)
    expect(state().kept.map((one) => one.id)).toEqual([second, first])
  })

  it('are still there to be put back where that has failed once', async () => {
    const { state, id } = await playing(6)
    const first = id()
    await state().remove(first)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    expect(await state().restore(first)).toBe(false)
    expect(state().refused).toEqual({ why: 'shelf' })
    state().dismiss()
    vi.restoreAllMocks()
    expect(await state().restore(first)).toBe(true)
    expect(state().kept.map((one) => one.id)).toEqual([first])
  })

  it.each(['kept', 'texts'] as const)('are removed where their %s are damaged', async (part) => {
    const { table, state, id } = await playing(6)
    const first = id()
    table.setState(table.getInitialState(), true)
    const db = await openDB('arab-revolt', 1)
    if (part === 'kept') await db.put('kept', { id: first })
    else await db.put('texts', { no: 'text' }, first)
    await state().refresh()
    expect(state().kept.length + state().damaged.length).toBe(1)
    expect(await state().remove(first)).toBe(true)
    expect(state()).toMatchObject({ kept: [], damaged: [], removed: [] })
    expect([await db.count('kept'), await db.count('texts')]).toEqual([0, 0])
    db.close()
  })

  it('are left alone while another tab plays them', async () => {
    const browser = createBrowser()
    const one = await playing(3, browser)
    const other = openTab(browser)
    for (const act of [other.state().remove(one.id()), other.state().rename(one.id(), 'Mine')])
      expect(await act).toBe(false)
    expect(other.state().refused).toEqual({ why: 'open-elsewhere' })
    expect(await createShelf().read(one.id())).not.toBeNull()
  })
})

describe('a record from elsewhere', () => {
  it('is asked about where its game is kept and has changed; either can be opened', async () => {
    const { table, state, id } = await playing(6)
    const [first, before] = [id(), seen(table)]
    const text = (await state().textOf(first))!
    playOn(table, 4)
    await state().settled()
    const now = seen(table)
    expect(await state().openText(text)).toBe(false)
    expect(state().refused).toMatchObject({ why: 'kept-otherwise', id: first, text })
    expect(seen(table)).toEqual(now)
    expect(await state().open(first)).toBe(true)
    expect(state().refused).toBeNull()
    expect(seen(table)).toEqual(now)
    expect(await state().openText(text, 'beside')).toBe(true)
    await state().settled()
    expect(seen(table)).toEqual(before)
    expect(id()).not.toBe(first)
    expect((await createShelf().list()).kept).toHaveLength(2)
  })

  it('brings its analysis to the game that is kept, where that has none', async () => {
    const { table, state, id } = await playing(6)
    const text = (await state().textOf(id()))!
    const analysis = { made: 'elsewhere' }
    const { game } = readRecord(text)
    expect(await state().openText(writeRecord({ ...game!, analysis }))).toBe(true)
    expect(table.getState().analysis).toEqual(analysis)
    await state().settled()
    expect((await createShelf().read(id()))?.text).toContain('elsewhere')
    // Another leaves it alone.
    expect(await state().openText(writeRecord({ ...game!, analysis: 7 }))).toBe(true)
    expect(table.getState().analysis).toEqual(analysis)
  })

  it('is the game that is kept, however often it is opened, where nothing was played since', async () => {
    const { table, state, id } = await playing(6)
    const first = id()
    const text = (await state().textOf(first))!
    await state().rename(first, 'Strike')
    table.getState().undo()
    table.getState().redo()
    for (let time = 0; time < 3; time++) {
      const tab = time === 0 ? { table, state, id } : openTab()
      expect(await tab.state().openText(text)).toBe(true)
      await tab.state().settled()
      expect(tab.id()).toBe(first)
      expect(tab.table.getState().identity?.name).toBe('Strike')
    }
    expect((await createShelf().list()).kept).toHaveLength(1)
  })

  it('keeps its id where it is not on the shelf', async () => {
    const one = await playing(6)
    const text = (await one.state().textOf(one.id()))!
    vi.stubGlobal('indexedDB', new IDBFactory())
    const other = openTab()
    expect(await other.state().openText(text)).toBe(true)
    await other.state().settled()
    expect(other.id()).toBe(one.id())
    expect((await createShelf().list()).kept).toHaveLength(1)
  })

  it('is refused with its fault, and nothing else happens', async () => {
    const { table, state } = await playing(2)
    const before = seen(table)
    expect(await state().openText('{"format":"chess"}')).toBe(false)
    expect(state().refused).toMatchObject({ why: 'unreadable', fault: { mistake: 'unknown-game' } })
    expect(seen(table)).toEqual(before)
    state().dismiss()
    expect(state().refused).toBeNull()
  })
})
