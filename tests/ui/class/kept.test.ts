// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

const KEY = 'arab-revolt.class'

/** A tab of its own: what it holds in memory is no other tab's. */
const tab = async () => {
  vi.resetModules()
  return import('../../../src/ui/class/kept')
}

const stored = () =>
  JSON.parse(localStorage.getItem(KEY) ?? 'null') as { room: object; runs: Record<string, unknown> }

beforeEach(() => localStorage.clear())

test('two tabs keep what each has changed, and neither writes over the other', async () => {
  const one = await tab()
  one.setRoom({ distance: 5 })
  const other = await tab()
  other.classes.setState({ runs: { railways: { at: 1 } } })
  one.setRoom({ distance: 7 })
  other.classes.setState({ runs: { railways: { at: 2 } } })
  one.classes.setState({ runs: { punishment: { at: 3 } } })
  expect(stored()).toMatchObject({
    room: { distance: 7 },
    runs: { railways: { at: 2 }, punishment: { at: 3 } },
  })
})

test('what was cleared or cannot be read is written anew, whole', async () => {
  const { setRoom } = await tab()
  setRoom({ distance: 5 })
  localStorage.setItem(KEY, 'no JSON')
  setRoom({ height: 2 })
  expect(stored().room).toMatchObject({ distance: 5, height: 2 })
})
