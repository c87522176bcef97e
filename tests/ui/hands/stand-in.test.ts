import { afterEach, expect, test, vi } from 'vitest'

const OF = { game: 'a-game', faction: 'rebels', seat: { kind: 'bot', level: 'officer', seed: 3 } }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Whose seat was taken, as a page that begins reads it. */
const readBack = async (text: string | null): Promise<unknown> => {
  vi.resetModules()
  vi.stubGlobal('localStorage', { getItem: () => text })
  const { stoodIn } = await import('../../../src/ui/hands/stand-in')
  return stoodIn.getState().of
}

test('a seat that was taken can be given back after a reload', async () => {
  expect(await readBack(JSON.stringify(OF))).toEqual(OF)
})

test.each([
  null,
  'null',
  '7',
  '{}',
  'not JSON',
  JSON.stringify({ ...OF, seat: 'bot' }),
  JSON.stringify({ ...OF, seat: { kind: 'player', name: 'Anna' } }),
  JSON.stringify({ ...OF, seat: undefined }),
  JSON.stringify({ ...OF, faction: undefined }),
])('what is no such seat is none: %s', async (text) => {
  expect(await readBack(text)).toBeNull()
})
