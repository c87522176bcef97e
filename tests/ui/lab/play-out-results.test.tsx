// @vitest-environment happy-dom
/* Of fewer than 25 games no share is told: not in words, in no chart and in no table. */
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Simulation } from '../../../src/bots/lab/messages'
import { newGame } from '../../../src/games/index'
import type { Run } from '../../../src/store/lab/run'
import { PlayOutResults } from '../../../src/ui/lab/play-out-results'
import { GameContext } from '../../../src/ui/screen/use-screen'
import { PLAY_OUT } from '../../../src/ui/words/en/play-out'
import { render } from '../at-table'

afterEach(cleanup)

const GAME = newGame('arab-revolt')

/** So many games, of which the first Faction has won every second, and all of which were counted once. */
const played = (games: number): Simulation => ({
  from: 0,
  games,
  results: Array.from({ length: games }, (_, i) => i % 2),
  ends: Array.from({ length: games }, () => 1),
  wills: [{ 7: games }],
  standing: { games, sums: [], held: [] },
})

/** What came of games that were cancelled, so many from each position. */
const show = (...games: readonly number[]): string => {
  const run: Run = {
    of: GAME,
    alternatives: games.map((_, i) => ({ name: `Position ${i + 1}`, game: GAME })),
    seats: { british: 'random', rebels: 'random' },
    games: 100,
    until: 'end',
    doing: 'cancelled',
    parts: games.map((number) => [played(number)]),
    message: null,
  }
  const { container } = render(
    <GameContext value="arab-revolt">
      <PlayOutResults run={run} game={GAME} />
    </GameContext>,
  )
  return container.textContent
}

test.each([1, 3, 24])('of %i games only that they are too few', (games) => {
  const said = show(games)
  expect(said).toContain(PLAY_OUT.tooFew(games))
  expect(said).not.toMatch(/of 100/)
  expect(screen.queryByRole('slider')).toBeNull()
})

test('25 are told, as charts too', () => {
  expect(show(25)).toMatch(/won \d+ of 100, ± \d+, 25 games/)
  expect(screen.getAllByRole('slider')).toHaveLength(2)
})

test('where one position has enough and another not, each is told as far as it goes', () => {
  show(3, 30)
  expect(screen.getAllByText(PLAY_OUT.tooFew(3))).toHaveLength(2)
  expect(screen.queryByRole('slider')).toBeNull()
  const chosen = screen.getByLabelText<HTMLSelectElement>(PLAY_OUT.detail)
  chosen.value = '1'
  chosen.dispatchEvent(new Event('change', { bubbles: true }))
  return screen.findAllByRole('slider')
})
