// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Board, GameId, SpaceId } from '../../../src/games/index'
import { unityName } from '../../../src/games/arab-revolt/words/en/names'
import { haganahName } from '../../../src/games/palestine/words/en/names'
import { Compare } from '../../../src/ui/compare/compare'
import { loadScreen } from '../../../src/ui/screen/screens'
import { GameContext } from '../../../src/ui/screen/use-screen'
import { COMPARE } from '../../../src/ui/words/en/compare'
import { STATE } from '../../../src/ui/words/en/map'
import { boardWith as inRevolt } from '../../kit'
import { boardWith as inPalestine } from '../../games/palestine/kit'
import '../../games/palestine/begin'

await loadScreen('palestine')
afterEach(cleanup)

interface Pair {
  readonly game: GameId
  readonly before: Board
  readonly after: Board
  /** The spaces that differ. */
  readonly spaces: readonly SpaceId[]
  /** What is said beside the sums, below the heading under which it stands. */
  readonly rows: Readonly<Record<string, readonly string[]>>
}

const REVOLT: Pair = {
  game: 'arab-revolt',
  before: inRevolt({ haifa: { troops: 2 }, gaza: { bases: 1 } }, { unity: 2 }),
  after: inRevolt({ haifa: { troops: 1, curfew: 1 }, gaza: { bases: 1 } }, { unity: 3 }),
  spaces: ['haifa'],
  rows: {
    Haifa: ['Troops 2 1', 'Curfews 0 1'],
    Tracks: [`Unity ${unityName(2)} ${unityName(3)}`],
  },
}

const PALESTINE: Pair = {
  game: 'palestine',
  before: inPalestine({ haifa: { cellsActive: 2 }, gaza: { armsCaches: 1 } }, { haganah: 4 }),
  after: inPalestine(
    { haifa: { cellsActive: 2, terror: 1 }, gaza: { armsCaches: 1 } },
    { haganah: 2, intel: { 1: 2 }, mustPass: 'next-card' },
  ),
  spaces: ['haifa'],
  rows: {
    Haifa: ['Terror markers 0 1'],
    Tracks: [`Haganah ${haganahName(4)} ${haganahName(2)}`],
    'Haganah Track': ['Cells 0 5', 'Arms Caches 0 1'],
    'Intel chits held': ['Of value 1: 0 2'],
    'Initiative Track': ['The British must Pass no yes'],
  },
}

describe.each([REVOLT, PALESTINE])('two positions of $game', ({ game, ...pair }) => {
  const show = (before: Board, after: Board) =>
    render(
      <GameContext value={game}>
        <Compare
          before={{ board: before, name: 'before' }}
          after={{ board: after, name: 'after' }}
          onClose={vi.fn()}
        />
      </GameContext>,
    )

  /** What is said below each heading, without the arrow that is drawn. */
  const rows = () =>
    Object.fromEntries(
      screen.getAllByRole('term').map((term) => [
        term.textContent,
        within(term.parentElement!)
          .getAllByRole('definition')
          .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ')),
      ]),
    )

  it('are told apart in words, and what differs is marked in both', () => {
    show(pair.before, pair.after)
    const told = rows()
    for (const [where, what] of Object.entries(pair.rows))
      expect(told[where]).toEqual(expect.arrayContaining([...what]))
    const marked = [...document.querySelectorAll(`[data-space][aria-label*="${STATE.changed}."]`)]
    const names = marked.map((one) => one.getAttribute('data-space'))
    expect(names).toEqual([...pair.spaces, ...pair.spaces])
  })

  it('that are alike say so', () => {
    show(pair.before, pair.before)
    expect(screen.getByText(COMPARE.same)).toBeTruthy()
    expect(document.querySelector(`[aria-label*="${STATE.changed}."]`)).toBeNull()
  })
})
