// @vitest-environment happy-dom
import { act, cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { present } from '../../../src/store/index'
import { loadTheRest } from '../../../src/ui/kit/later'
import { FIRST_GAME, PATH } from '../../../src/ui/learn/first-game'
import { TableScreen } from '../../../src/ui/table/table'
import { COLUMN } from '../../../src/games/arab-revolt/words/en/column'
import { CLOSING, HINTS, LEARN } from '../../../src/games/arab-revolt/words/en/learn'
import { ASK_HINTS } from '../../../src/games/arab-revolt/words/en/learn-asks'
import { table } from '../../../src/ui/kit/use-table'

// To ask of every element of the map whether it can be reached takes seconds.
configure({ defaultHidden: true })

const hint = () => screen.getByRole('region', { name: LEARN.title })
const said = () => within(hint()).getByRole('status').textContent
const suggested = () => screen.queryAllByText(COLUMN.suggested).map((one) => one.closest('button'))

beforeAll(loadTheRest)
beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined
  table.getState().newGame({ ...FIRST_GAME, handovers: false })
  render(<TableScreen onLeave={() => undefined} />)
})
afterEach(cleanup)

test('the first hint says what to do, and the answer bears a word', () => {
  expect(hint().textContent).toContain(LEARN.progress(1, PATH.length))
  expect(said()).toContain(HINTS.chit.advice)
  const [button, ...others] = suggested()
  expect(button?.textContent).toContain('Operations chit 2')
  expect(others).toEqual([])
})

test('pressing what is suggested leads to the next hint', () => {
  fireEvent.click(suggested()[0]!)
  expect(said()).toContain(HINTS.box.advice)
})

test('another answer is met by a hint for the question, without a suggestion', () => {
  fireEvent.click(screen.getByRole('button', { name: /Operations chit 1/ }))
  expect(hint().textContent).toContain(LEARN.ownWay)
  expect(said()).toContain(ASK_HINTS['turn.box'])
  expect(suggested()).toEqual([])
})

test('a hint is put away and brought back, by its button and by its key', () => {
  fireEvent.click(screen.getByRole('button', { name: new RegExp(LEARN.putAway) }))
  expect(said()).toBe('')
  expect(hint().className).toContain('away')
  fireEvent.keyDown(document.body, { key: 'i' })
  expect(said()).toContain(HINTS.chit.advice)
  fireEvent.keyDown(document.body, { key: 'i' })
  expect(said()).toBe('')
})

test('after two turns of each side it says where to read on, and is gone a turn later', () => {
  const turn = () => {
    const { answer, endTurn } = table.getState()
    for (const { answers } of PATH) {
      answer(...answers)
      if (present(table.getState())?.turnOver) endTurn()
    }
  }
  act(turn)
  expect(hint().textContent).toContain(CLOSING.title)
  act(() => {
    while (!table.getState().line.at(-1)!.turnOver) table.getState().playRandom()
    table.getState().endTurn()
  })
  expect(screen.queryByRole('region', { name: LEARN.title })).toBeNull()
})

test('another game has no hints', () => {
  act(() => table.getState().newGame({ ...FIRST_GAME, seed: 1, handovers: false }))
  expect(screen.queryByRole('region', { name: LEARN.title })).toBeNull()
})
