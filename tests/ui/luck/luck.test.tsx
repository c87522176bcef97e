// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { newGame, type GameId } from '../../../src/games/index'
import { present } from '../../../src/store/index'
import { LuckPanel } from '../../../src/ui/luck/luck'
import type { LuckWords } from '../../../src/ui/screen/late'
import { loadScreen } from '../../../src/ui/screen/screens'
import { GameContext } from '../../../src/ui/screen/use-screen'
import { LUCK } from '../../../src/ui/words/en/luck'
import { LUCK as REVOLT } from '../../../src/games/arab-revolt/words/en/luck'
import { LUCK as PALESTINE } from '../../../src/games/palestine/words/en/luck'
import '../../games/palestine/begin'
import { randomTable } from '../random-table'

await loadScreen('palestine')
afterEach(cleanup)

interface Drawing {
  readonly game: GameId
  readonly words: LuckWords
  /** What is drawn in every game, by its name. */
  readonly drawn: string
}

const GAMES: readonly Drawing[] = [
  { game: 'arab-revolt', words: REVOLT, drawn: 'spaces' },
  { game: 'palestine', words: PALESTINE, drawn: 'intel' },
]

describe.each(GAMES)('what chance gave in $game', ({ game, words, drawn }) => {
  const show = (played = newGame(game)) =>
    render(
      <GameContext value={game}>
        <LuckPanel game={played} />
      </GameContext>,
    )

  it('says so before chance was asked for the first time', () => {
    show()
    expect(screen.getByText(LUCK.none)).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('has a line for everything chance was asked for, and its difference adds up', () => {
    const states = [...randomTable(4, game)]
    show(present(states.at(-1)!.state)!.game)
    const row = screen.getByRole('row', { name: new RegExp(words.line(drawn, 1)) })
    const [times, got, expected, beyond] = within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => Number(textContent.replace('−', '-')))
    expect(times).toBeGreaterThan(0)
    expect(got! - expected!).toBeCloseTo(beyond!, 0)
    expect(screen.getByText(words.drawn(drawn))).toBeTruthy()
  })
})
