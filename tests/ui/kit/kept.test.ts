import { afterEach, expect, test, vi } from 'vitest'
import { readKept, writeKept } from '../../../src/ui/kit/kept'

/** A page whose storage holds this text, or does what a broken one does. */
const storing = (getItem: () => string | null, setItem: () => void = () => undefined): void => {
  vi.stubGlobal('window', { localStorage: { getItem, setItem } })
}

const refuse = (): never => {
  throw new Error('storage is blocked')
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('what was kept is read again', () => {
  let text: string | null = null
  const setItem = vi.fn((_key: string, value: string) => {
    text = value
  })
  vi.stubGlobal('window', { localStorage: { getItem: () => text, setItem } })
  writeKept('localStorage', 'key', { at: 1 })
  expect(readKept('localStorage', 'key')).toEqual({ at: 1 })
})

test.each([
  ['nothing is kept', () => null],
  ['it is damaged', () => '{"at": 1'],
  ['storage is blocked', refuse],
])('where %s, nothing is read', (_, getItem) => {
  storing(getItem)
  expect(readKept('localStorage', 'key')).toBeNull()
})

test('where nothing can be kept, the page goes on', () => {
  storing(() => null, refuse)
  expect(() => writeKept('localStorage', 'key', 1)).not.toThrow()
})
