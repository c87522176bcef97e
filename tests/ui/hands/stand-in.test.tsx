import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { useStoodIn } from '../../../src/ui/hands/stand-in'
import { StoresContext, type Stores } from '../../../src/ui/kit/stores'

const OF = { game: 'a-game', faction: 'rebels', seat: { kind: 'bot', level: 'officer', seed: 3 } }

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Whose seat was taken, as a table that begins reads it. */
const readBack = (text: string | null): unknown => {
  vi.stubGlobal('window', { localStorage: { getItem: () => text } })
  let found: unknown
  function Reader() {
    found = useStoodIn()
    return null
  }
  renderToStaticMarkup(
    <StoresContext value={{} as Stores}>
      <Reader />
    </StoresContext>,
  )
  return found
}

test('a seat that was taken can be given back after a reload', () => {
  expect(readBack(JSON.stringify(OF))).toEqual(OF)
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
])('what is no such seat is none: %s', (text) => {
  expect(readBack(text)).toBeNull()
})
