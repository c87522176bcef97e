import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { deleteDB, openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createShelf, withMemory, type Kept } from '../../src/records/index'

const NAME = 'arab-revolt'

const game = (id: string, part: Partial<Kept> = {}): Kept => ({
  id,
  name: '',
  players: { british: 'Anna', rebels: 'Yusuf' },
  mode: 'play',
  changed: '2026-11-18T12:00:00.000Z',
  card: 3,
  campaign: 1,
  politicalWill: 17,
  toMove: 'rebels',
  map: Array<number>(170).fill(0),
  revision: 0,
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
  it('gives back what was put, and counts how often', async () => {
    const shelf = createShelf()
    expect(await shelf.read('a')).toBeNull()
    expect(await shelf.put(game('a'), 'one')).toBe(1)
    expect(await shelf.put(game('a', { revision: 1, card: 4 }), 'two')).toBe(2)
    expect(await shelf.read('a')).toEqual({ text: 'two', revision: 2 })
    expect((await createShelf().list()).kept).toEqual([game('a', { revision: 2, card: 4 })])
  })

  it('lists the last changed first, and forgets what is removed', async () => {
    const shelf = createShelf()
    await shelf.put(game('a', { changed: '2026-11-18T12:00:00.000Z' }), '')
    await shelf.put(game('b', { changed: '2026-11-19T12:00:00.000Z' }), '')
    expect((await shelf.list()).kept.map(({ id }) => id)).toEqual(['b', 'a'])
    await shelf.remove('b')
    expect((await shelf.list()).kept.map(({ id }) => id)).toEqual(['a'])
    expect(await shelf.read('b')).toBeNull()
  })

  it('does not write over a revision that it does not know', async () => {
    const [one, other] = [createShelf(), createShelf()]
    await one.put(game('a'), 'one')
    await other.put(game('a', { revision: 1 }), 'other')
    await expect(one.put(game('a', { revision: 1 }), 'one again')).rejects.toMatchObject({
      trouble: 'elsewhere',
    })
    expect(await one.read('a')).toEqual({ text: 'other', revision: 2 })
  })

  it('writes again what the browser has cleared', async () => {
    const shelf = createShelf()
    await shelf.put(game('a'), 'one')
    await shelf.remove('a')
    await shelf.put(game('a', { revision: 1 }), 'two')
    expect(await shelf.read('a')).toEqual({ text: 'two', revision: 2 })
  })

  it('opens its database anew when another page has taken it away', async () => {
    const shelf = createShelf()
    await shelf.put(game('a'), 'one')
    await deleteDB(NAME)
    await shelf.put(game('a', { revision: 1 }), 'two')
    expect((await shelf.read('a'))?.text).toBe('two')
  })

  it('leaves no half of a game where the second part cannot be written', async () => {
    const shelf = createShelf()
    await shelf.put(game('a'), 'one')
    const unwritable = (() => 'two') as unknown as string
    await expect(shelf.put(game('a', { revision: 1, card: 9 }), unwritable)).rejects.toThrow()
    expect(await shelf.read('a')).toEqual({ text: 'one', revision: 1 })
    expect((await shelf.list()).kept[0]?.card).toBe(3)
  })
})

describe('trouble', () => {
  it('is named: the storage is full', async () => {
    const shelf = createShelf()
    await shelf.list()
    failing('put', 'QuotaExceededError')
    await expect(shelf.put(game('a'), '')).rejects.toMatchObject({ trouble: 'full' })
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
    await expect(shelf.put(game('a'), '')).rejects.toMatchObject({ trouble: 'broken' })
  })

  it('with one game leaves the others, and names it', async () => {
    const shelf = createShelf()
    await shelf.put(game('a'), 'one')
    await shelf.put(game('b'), 'two')
    const db = await openDB(NAME, 1)
    await db.put('kept', { id: 'b', card: 'none' })
    db.close()
    const { kept, damaged } = await shelf.list()
    expect(kept.map(({ id }) => id)).toEqual(['a'])
    expect(damaged).toEqual(['b'])
    expect(await shelf.read('b')).toEqual({ text: 'two', revision: 0 })
    await shelf.put(game('b'), 'two')
    expect((await shelf.list()).damaged).toEqual([])
  })
})

describe('a shelf with a memory', () => {
  it('keeps what could not be written while the page is open, and no longer', async () => {
    const shelf = withMemory(createShelf())
    await shelf.put(game('a'), 'one')
    failing('put', 'QuotaExceededError')
    await expect(shelf.put(game('a', { revision: 1 }), 'two')).rejects.toThrow('full')
    await expect(shelf.put(game('b'), 'new')).rejects.toThrow('full')
    expect(await shelf.read('a')).toEqual({ text: 'two', revision: 1 })
    expect((await shelf.list()).kept.map(({ id }) => id)).toEqual(['a', 'b'])
    vi.restoreAllMocks()
    await shelf.put(game('a', { revision: 1 }), 'two')
    expect(await createShelf().read('a')).toEqual({ text: 'two', revision: 2 })
    expect(await createShelf().read('b')).toBeNull()
  })

  it('gives way to what another tab has written since', async () => {
    const shelf = withMemory(createShelf())
    await shelf.put(game('a'), 'one')
    const put = failing('put', 'QuotaExceededError')
    await expect(shelf.put(game('a', { revision: 1 }), 'lost')).rejects.toThrow('full')
    put.mockRestore()
    await createShelf().put(game('a', { revision: 1 }), 'theirs')
    expect((await shelf.read('a'))?.text).toBe('theirs')
  })

  it('lists with its trouble where there is no storage', async () => {
    vi.stubGlobal('indexedDB', undefined)
    const shelf = withMemory(createShelf())
    await expect(shelf.put(game('a'), 'one')).rejects.toThrow('blocked')
    expect(await shelf.list()).toEqual({ kept: [game('a')], damaged: [], trouble: 'blocked' })
    expect((await shelf.read('a'))?.text).toBe('one')
  })
})
