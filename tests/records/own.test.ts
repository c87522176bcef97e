import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readRecord } from '../../src/records/read'
import '../games/palestine/begin'

const FOLDER = join(import.meta.dirname, 'archive')
const NAMES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'))
const textOf = (name: string) => readFileSync(join(FOLDER, name), 'utf8')

const values = new Map<string, string>()
const storage = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => values.set(key, value),
  removeItem: (key: string) => values.delete(key),
}

/** A tab is loaded anew: what opens records there. */
const loadAnew = async () => {
  vi.resetModules()
  return import('../../src/records/open')
}

/** A tab has written a text, and is loaded again. */
const reload = async (text: string) => {
  const { leaveOwn, noteOwn } = await import('../../src/records/own')
  noteOwn(text)
  leaveOwn()
  return loadAnew()
}

/** A record that a check of its shape would refuse. */
const MISSHAPEN = textOf(NAMES[0]!).replace(/"name": "[^"]*"/, '"name": 7')

beforeEach(() => {
  values.clear()
  vi.resetModules()
  vi.stubGlobal('sessionStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

describe('what a tab has written itself', () => {
  it.each(NAMES)('is opened as it is read from elsewhere: %s', async (name) => {
    const text = textOf(name)
    const { openRecord } = await reload(text)
    expect(await openRecord(text)).toEqual(readRecord(text))
  })

  it('needs no check, however often the page asks for it', async () => {
    const { openRecord } = await reload(MISSHAPEN)
    for (let i = 0; i < 2; i++) expect((await openRecord(MISSHAPEN)).fault).toBeNull()
  })

  it('is checked where a letter differs', async () => {
    const { openRecord } = await reload(textOf(NAMES[0]!))
    expect((await openRecord(MISSHAPEN)).fault).toMatchObject({ mistake: 'wrong-shape' })
  })

  it('is checked where another build wrote it', async () => {
    const { openRecord } = await reload(MISSHAPEN)
    for (const [key, left] of values) values.set(key, left.replace('/own.ts', '/own-of-other.ts'))
    expect((await openRecord(MISSHAPEN)).fault).not.toBeNull()
  })

  it('is checked where the page before has opened it and written nothing', async () => {
    const before = await reload(MISSHAPEN)
    await before.openRecord(MISSHAPEN)
    const { openRecord } = await loadAnew()
    expect((await openRecord(MISSHAPEN)).fault).not.toBeNull()
  })

  it.each(['missing', 'full'])('is checked where storage is %s', async (how) => {
    const refuse = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
    const full = { ...storage, setItem: refuse }
    vi.stubGlobal('sessionStorage', how === 'missing' ? undefined : full)
    const { openRecord } = await reload(MISSHAPEN)
    expect((await openRecord(MISSHAPEN)).fault).not.toBeNull()
  })
})
