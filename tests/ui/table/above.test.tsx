// @vitest-environment happy-dom
import { atOf, lineOf } from '../../../src/store/index'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { board, outcome } from '../../../src/games/index'
import { countOf } from '../../../src/ui/propaganda/count'
import { roundOf } from '../../../src/ui/propaganda/round'
import { Above } from '../../../src/ui/table/above'
import { SCREEN } from '../../screen'
import { aboutPhase } from '../../../src/games/arab-revolt/words/en/propaganda'
import { ROUND } from '../../../src/ui/words/en/propaganda'
import { position } from '../../kit'
import { played } from '../played'
import { randomTable } from '../random-table'
import { loadTheRest } from '../../../src/ui/kit/later'

beforeAll(loadTheRest)

const states = [...randomTable(2)]
type State = (typeof states)[number]

const above = ({ state, now }: State) => {
  const counting = state.between === 'count' ? countOf(now, SCREEN) : null
  const shown = counting?.board ?? board(now.game)
  const round = roundOf(shown, lineOf(state).slice(0, atOf(state) + 1), counting !== null, SCREEN)
  const over = outcome(now.game) !== null
  return render(
    <Above shown={{ board: shown, counting, round }} over={over}>
      <p>the card</p>
    </Above>,
  )
}

const stateIn = (is: (one: State) => boolean): State => states.find(is)!
const phaseOf = ({ now }: State) => board(now.game).phase

describe('Above the decision', () => {
  afterEach(cleanup)

  test('stands the card in a campaign', () => {
    above(stateIn((one) => phaseOf(one) === 'first-eligible'))
    expect(screen.getByText('the card')).toBeTruthy()
    expect(screen.queryByText(/Propaganda Rounds/)).toBeNull()
  })

  test('stands the head of the round while it is counted, and nothing is told yet', () => {
    const { container } = above(stateIn(({ state }) => state.between === 'count'))
    expect(screen.queryByText('the card')).toBeNull()
    expect(container.textContent).toContain('The first of three Propaganda Rounds.')
    expect(container.querySelector('[aria-current=step]')?.textContent).toBe('Political Will now')
    expect(screen.queryByRole('list', { name: ROUND.soFar })).toBeNull()
  })

  test('stands in a later phase what it is about, and what was done in it', () => {
    const later = (one: State) => phaseOf(one) === 'resources' && one.state.between === null
    above(stateIn(later))
    expect(screen.getByText(aboutPhase('resources', 'A33'))).toBeTruthy()
    const [counted] = within(screen.getByRole('list', { name: ROUND.phases })).getAllByRole(
      'listitem',
    )
    expect(counted?.textContent).toMatch(/\d+ to \d+|stays/)
    cleanup()
    const after = states.filter(later).at(-1)!
    above(after)
    const told = screen.getByRole('list', { name: ROUND.soFar })
    expect(within(told).getAllByRole('listitem').length).toBeGreaterThan(0)
  })

  test('stands after the last phase that the round is over', () => {
    above(
      stateIn(
        (one) =>
          phaseOf(one) === 'reveal' &&
          roundOf(board(one.now.game), lineOf(one.state), false, SCREEN) !== null,
      ),
    )
    expect(screen.getByText(ROUND.over)).toBeTruthy()
  })

  test('stands with the Munich Conference what it does', () => {
    const line = lineOf(played(position({}, { phase: 'resources', played: ['A34'] })))
    const [now] = line
    const round = roundOf(board(now!.game), line, false, SCREEN)
    const shown = { board: board(now!.game), counting: null, round }
    render(<Above shown={shown} over={false} children={null} />)
    const head = screen.getByRole('heading')
    expect(head.textContent).toContain('Propaganda: Munich Conference')
    expect(head.textContent).toMatch(/place all Troops that are Out of Play in any Cities/)
  })

  test('stands nothing when the game is over, but for the last count', () => {
    const last = states.at(-1)!
    expect(last.state.between).toBe('count')
    above(last)
    expect(screen.queryByRole('list', { name: ROUND.phases })).not.toBeNull()
    cleanup()
    const gone = { ...last, state: { ...last.state, between: null } }
    expect(above(gone).container.textContent).toBe('')
  })
})
