// @vitest-environment happy-dom
/* The openings of the games that are kept: what is too little says so, and what could not be read too. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { Kept } from '../../../src/records/index'
import { recordText } from '../../../src/store/index'
import type { Library } from '../../../src/store/library/library-state'
import { StoresContext } from '../../../src/ui/kit/stores'
import { Explorer } from '../../../src/ui/openings/explorer'
import { GameContext } from '../../../src/ui/screen/use-screen'
import { OPENINGS } from '../../../src/ui/words/en/openings'
import { isOver, playOn, seated } from '../../store/playing'
import { library, table } from '../at-table'

afterEach(cleanup)

/** The record of a game that was played to its end. */
const playedOut = (seed: number): string => {
  const played = seated({ seed, handovers: false })
  while (!isOver(played)) playOn(played, 1)
  return recordText(played.getState(), new Date(0))
}

/** The openings of one’s own games, of a library that keeps so many; where a text is null, it cannot be read. */
const showOwn = (texts: readonly (string | null)[], isListed = true): void => {
  const kept = texts.map((_, i) => ({ id: `${i}`, toMove: null, format: 'arab-revolt' })) as Kept[]
  const given = createStore<Library>()(() => ({
    ...library.getState(),
    kept,
    refresh: () => Promise.resolve(isListed),
    textOf: (id) => Promise.resolve(texts[Number(id)] ?? null),
  }))
  render(
    <StoresContext value={{ table, library: given }}>
      <GameContext value="arab-revolt">
        <Explorer of="arab-revolt" where={null} Heading="h2" />
      </GameContext>
    </StoresContext>,
  )
  fireEvent.change(screen.getByLabelText(OPENINGS.source), { target: { value: 'own' } })
}

test('Three games are too few, however many turns were taken in them', async () => {
  showOwn([1, 2, 3].map(playedOut))
  expect(await screen.findByText(OPENINGS.few(3))).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
})

test('Games that could not be read are left out, and how many they are is told', async () => {
  showOwn([playedOut(1), null, null])
  expect(await screen.findByText(OPENINGS.leftOut(2))).toBeDefined()
  expect(screen.getByText(OPENINGS.few(1))).toBeDefined()
})

test('Where the games that are kept cannot be listed, nothing is told of them but that', async () => {
  showOwn([], false)
  expect(await screen.findByText(OPENINGS.unread)).toBeDefined()
  expect(screen.queryByText(OPENINGS.none)).toBeNull()
})
