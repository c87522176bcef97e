import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { deleteDB, openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createJournal, createShelf, withJournal, type Kept } from '../../src/records/index'
import { PLAYERS } from '../who-sits'

const NAME = 'arab-revolt'

const game = (id: string, part: Partial<Kept> = {}): Kept => ({
  id,
  name: '',
  seats: PLAYERS,
  changed: '2026-11-18T12:00:00.000Z',
  card: 3,
  campaign: 1,
  politicalWill: 17,
  toMove: 'rebels',
  map: Array<number>(170).fill(0),
  revision: 1,
  ...part,
})

/** As browsers fail: with an error of this name, at this call. */
const failing = (method: 'put' | 'get', name: string) =>
  vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => {
    throw new DOMException('', name)
  })

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the shelf', () => {
  it('gives back what was put', async () => {
    const shelf = createShelf()
    expect(await shelf.read('a')).toBeNull()
    await shelf.put(game('a'), 'one', 0)
    await shelf.put(game('a', { revision: 5, card: 4 }), 'two', 1)
    expect(await shelf.read('a')).toEqual({ text: 'two', revision: 5, written: 5 })
    expect((await createShelf().list()).kept).toEqual([game('a', { revision: 5, card: 4 })])
  })

  it('lists the last changed first, and forgets what is removed', async () => {
    const shelf = createShelf()
    await shelf.put(game('a', { changed: '2026-11-18T12:00:00.000Z' }), '', 0)
    await shelf.put(game('b', { changed: '2026-11-19T12:00:00.000Z' }), '', 0)
    expect((await shelf.list()).kept.map(({ id }) => id)).toEqual(['b', 'a'])
    await shelf.remove('b')
    expect((await shelf.list()).kept.map(({ id }) => id)).toEqual(['a'])
    expect(await shelf.read('b')).toBeNull()
  })

  it('does not write over a revision that it does not know', async () => {
    const [one, other] = [createShelf(), createShelf()]
    await one.put(game('a'), 'one', 0)
    await other.put(game('a', { revision: 2 }), 'other', 1)
    await expect(one.put(game('a', { revision: 2 }), 'one again', 1)).rejects.toMatchObject({
      trouble: 'elsewhere',
    })
    expect(await one.read('a')).toMatchObject({ text: 'other', revision: 2 })
  })

  it('writes by a new connection where its own was lost and nobody has told it', async () => {
    const opening = vi.spyOn(IDBFactory.prototype, 'open')
    const shelf = createShelf()
    await shelf.put(game('a'), 'one', 0)
    const [first] = opening.mock.results
    ;(first!.value as IDBOpenDBRequest).result.close()
    await shelf.put(game('a', { revision: 2 }), 'two', 1)
    expect(await shelf.read('a')).toMatchObject({ text: 'two' })
    expect(opening).toHaveBeenCalledTimes(2)
  })

  it('writes again what the browser has cleared', async () => {
    const shelf = createShelf()
    await shelf.put(game('a'), 'one', 0)
    await shelf.remove('a')
    await shelf.put(game('a', { revision: 2 }), 'two', 1)
    expect(await shelf.read('a')).toMatchObject({ text: 'two', revision: 2 })
  })

  it('opens its database anew when another page has taken it away', async () => {
    const shelf = createShelf()
    await shelf.put(game('a'), 'one', 0)
    await deleteDB(NAME)
    await shelf.put(game('a', { revision: 2 }), 'two', 1)
    expect((await shelf.read('a'))?.text).toBe('two')
  })

  it('leaves no half of a game where the second part cannot be written', async () => {
    const shelf = createShelf()
    await shelf.put(game('a'), 'one', 0)
    const unwritable = (() => 'two') as unknown as string
    await expect(shelf.put(game('a', { revision: 2, card: 9 }), unwritable, 1)).rejects.toThrow()
    expect(await shelf.read('a')).toMatchObject({ text: 'one', revision: 1 })
    expect((await shelf.list()).kept[0]?.card).toBe(3)
  })
})

describe('trouble', () => {
  it('is named: the storage is full', async () => {
    const shelf = createShelf()
    await shelf.list()
    failing('put', 'QuotaExceededError')
    await expect(shelf.put(game('a'), '', 0)).rejects.toMatchObject({ trouble: 'full' })
  })

  it.each(['SecurityError', 'InvalidStateError'])('is named: blocked, by %s', async (name) => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('', name)
    })
    await expect(createShelf().list()).rejects.toMatchObject({ trouble: 'blocked' })
  })

  it('is named: there is no database at all', async () => {
    vi.stubGlobal('indexedDB', undefined)
    await expect(createShelf().list()).rejects.toMatchObject({ trouble: 'blocked' })
  })

  it('is named: a newer program has been here', async () => {
    ;(await openDB(NAME, 2)).close()
    await expect(createShelf().list()).rejects.toMatchObject({ trouble: 'newer' })
  })

  it('is named: the database has lost its stores', async () => {
    ;(await openDB(NAME, 1)).close()
    const shelf = createShelf()
    await expect(shelf.list()).rejects.toMatchObject({ trouble: 'broken' })
    await expect(shelf.put(game('a'), '', 0)).rejects.toMatchObject({ trouble: 'broken' })
  })

  it('with one game leaves the others, and names it', async () => {
    const shelf = createShelf()
    await shelf.put(game('a'), 'one', 0)
    await shelf.put(game('b'), 'two', 0)
    const db = await openDB(NAME, 1)
    await db.put('kept', { id: 'b', card: 'none' })
    db.close()
    const { kept, damaged } = await shelf.list()
    expect(kept.map(({ id }) => id)).toEqual(['a'])
    expect(damaged).toEqual(['b'])
    expect(await shelf.read('b')).toMatchObject({ text: 'two', revision: 0 })
    await shelf.put(game('b'), 'two', 0)
    expect((await shelf.list()).damaged).toEqual([])
  })
})

describe('a journal', () => {
  const values = new Map<string, string>()
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  }
  // Only its keys are listed, as those of a real storage are.
  const listed = new Proxy(storage, {
    ownKeys: () => [...values.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
  beforeEach(() => {
    values.clear()
    vi.stubGlobal('localStorage', listed)
  })

  it('is there after a reload, until it is struck', async () => {
    createJournal().note({ kept: game('a', { revision: 3 }), text: 'three' })
    const journal = createJournal()
    const shelf = withJournal(createShelf(), journal)
    expect(await shelf.read('a')).toEqual({ text: 'three', revision: 3, written: 0 })
    expect((await shelf.list()).kept).toEqual([game('a', { revision: 3 })])
    journal.strike('a', 2)
    expect(journal.find('a')).not.toBeNull()
    journal.strike('a', 3)
    expect(await shelf.read('a')).toBeNull()
    expect(values.size).toBe(0)
  })

  it('counts where it is later than the shelf, and only there', async () => {
    const shelf = withJournal(createShelf(), createJournal())
    await shelf.put(game('a', { revision: 4 }), 'four', 0)
    createJournal().note({ kept: game('a', { revision: 3, card: 1 }), text: 'three' })
    expect((await shelf.read('a'))?.text).toBe('four')
    expect((await shelf.list()).kept[0]?.card).toBe(3)
    createJournal().note({ kept: game('a', { revision: 5, card: 1 }), text: 'five' })
    expect(await shelf.read('a')).toEqual({ text: 'five', revision: 5, written: 4 })
    expect((await shelf.list()).kept[0]?.card).toBe(1)
  })

  it('tells of a game once whose entry on the shelf is damaged', async () => {
    const shelf = withJournal(createShelf(), createJournal())
    await shelf.put(game('a'), 'one', 0)
    const db = await openDB(NAME, 1)
    await db.put('kept', { id: 'a', name: 7 })
    db.close()
    expect(await shelf.list()).toMatchObject({ kept: [], damaged: ['a'] })
    createJournal().note({ kept: game('a', { revision: 2 }), text: 'two' })
    expect(await shelf.list()).toMatchObject({ kept: [{ id: 'a' }], damaged: [] })
  })

  it('is passed over where it is damaged', async () => {
    values.set('arab-revolt.journal.a', '{"kept":')
    values.set('arab-revolt.journal.b', '{"kept":{"id":"b"},"text":7}')
    values.set('something else', 'x')
    const shelf = withJournal(createShelf(), createJournal())
    expect(await shelf.list()).toEqual({ kept: [], damaged: [], trouble: null })
    expect(await shelf.read('a')).toBeNull()
  })

  it.each(['missing', 'full'])('lasts as long as the page where storage is %s', async (how) => {
    const refuse = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', how === 'missing' ? undefined : { ...storage, setItem: refuse })
    vi.stubGlobal('indexedDB', undefined)
    const journal = createJournal()
    journal.note({ kept: game('a'), text: 'one' })
    const shelf = withJournal(createShelf(), journal)
    expect(await shelf.list()).toEqual({ kept: [game('a')], damaged: [], trouble: 'blocked' })
    expect((await shelf.read('a'))?.text).toBe('one')
    expect(createJournal().find('a')).toBeNull()
  })
})
