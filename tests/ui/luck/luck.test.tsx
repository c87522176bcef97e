// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { newGame } from '../../../src/games/arab-revolt/rules/index'
import { present } from '../../../src/store/index'
import { LuckPanel } from '../../../src/ui/luck/luck'
import { LUCK } from '../../../src/ui/words/en/luck'
import { LUCK as LINES } from '../../../src/games/arab-revolt/words/en/luck'
import { randomTable } from '../random-table'

afterEach(cleanup)

describe('what chance gave', () => {
  it('says so before chance was asked for the first time', () => {
    render(<LuckPanel game={newGame()} />)
    expect(screen.getByText(LUCK.none)).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('has a line for everything chance was asked for, and its difference adds up', () => {
    const states = [...randomTable(4)]
    const game = present(states.at(-1)!.state)!.game
    render(<LuckPanel game={game} />)
    const row = screen.getByRole('row', { name: new RegExp(LINES.line('spaces', 1)) })
    const [times, got, expected, beyond] = within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => Number(textContent.replace('−', '-')))
    expect(times).toBeGreaterThan(0)
    expect(got! - expected!).toBeCloseTo(beyond!, 0)
  })
})
