import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveOwn, openRecord } from '../../src/records/index'
import { noteOwn } from '../../src/records/own'
import { readRecord } from '../../src/records/read'

const FOLDER = join(import.meta.dirname, 'archive')
const NAMES = readdirSync(FOLDER).filter((name) => name.endsWith('.json'))
const textOf = (name: string) => readFileSync(join(FOLDER, name), 'utf8')

const values = new Map<string, string>()
const storage = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => values.set(key, value),
  removeItem: (key: string) => values.delete(key),
}

/** A tab that has written a text, and is loaded again. */
const reload = (text: string): void => {
  noteOwn(text)
  leaveOwn()
}

/** A record that a check of its shape would refuse. */
const MISSHAPEN = textOf(NAMES[0]!).replace(/"name": "[^"]*"/, '"name": 7')

beforeEach(() => {
  values.clear()
  vi.stubGlobal('sessionStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

describe('what a tab has written itself', () => {
  it.each(NAMES)('is opened as it is read from elsewhere: %s', async (name) => {
    const text = textOf(name)
    reload(text)
    expect(await openRecord(text)).toEqual(readRecord(text))
  })

  it('needs no check', async () => {
    reload(MISSHAPEN)
    expect((await openRecord(MISSHAPEN)).fault).toBeNull()
  })

  it('is checked where a letter differs', async () => {
    reload(textOf(NAMES[0]!))
    expect((await openRecord(MISSHAPEN)).fault).toMatchObject({ mistake: 'wrong-shape' })
  })

  it('is checked where another build wrote it', async () => {
    reload(MISSHAPEN)
    for (const [key, left] of values) values.set(key, left.replace('/own.ts', '/own-of-other.ts'))
    expect((await openRecord(MISSHAPEN)).fault).not.toBeNull()
  })

  it('is checked where it was opened before', async () => {
    reload(MISSHAPEN)
    await openRecord(MISSHAPEN)
    expect((await openRecord(MISSHAPEN)).fault).not.toBeNull()
  })

  it.each(['missing', 'full'])('is checked where storage is %s', async (how) => {
    const refuse = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
    const full = { ...storage, setItem: refuse }
    vi.stubGlobal('sessionStorage', how === 'missing' ? undefined : full)
    reload(MISSHAPEN)
    expect((await openRecord(MISSHAPEN)).fault).not.toBeNull()
  })
})
