// @vitest-environment happy-dom
import { act, cleanup, configure, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { LEARN_LESSONS } from '../../../src/games/arab-revolt/lessons/learn'
import type { Ask } from '../../../src/lessons/lesson'
import { loadTheRest } from '../../../src/ui/kit/later'
import { doingsOf } from '../../../src/ui/learn/suggested-stroke'
import { setupOf, teach } from '../../../src/ui/learn/lessons'
import { TableScreen } from '../../../src/ui/table/table'
import { COLUMN } from '../../../src/ui/words/en/column'
import { LEARN } from '../../../src/ui/words/en/learn'
import { ASK_HINTS } from '../../../src/games/arab-revolt/words/en/learn-asks'
import { render, table } from '../at-table'

// To ask of every element of the map whether it can be reached takes seconds.
configure({ defaultHidden: true })

const [FIRST, SECOND] = LEARN_LESSONS.map((lesson) => ({
  lesson,
  setup: setupOf(lesson)!,
  steps: doingsOf(lesson),
})) as [Shown, Shown]
interface Shown {
  lesson: (typeof LEARN_LESSONS)[number]
  setup: NonNullable<ReturnType<typeof setupOf>>
  steps: ReturnType<typeof doingsOf>
}

const hint = () => screen.getByRole('region', { name: LEARN.title })
const said = () => within(hint()).getByRole('status').textContent
const suggested = () => screen.queryAllByText(COLUMN.suggested).map((one) => one.closest('button'))
const advice = (step: number, { steps } = FIRST) => (steps[step] as Ask).ask

beforeAll(loadTheRest)
beforeAll(() => teach('arab-revolt'))
beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined
  table.getState().newGame(FIRST.setup)
  render(<TableScreen onLeave={() => undefined} onLab={() => undefined} />)
})
afterEach(cleanup)

/** Follows a course up to a step. */
const follow = ({ steps }: Shown, upTo = steps.length) => {
  for (const step of steps.slice(0, upTo)) {
    if ('ask' in step && step.answers.length === 0) table.getState().endTurn()
    else table.getState().answer(...('play' in step ? step.play : step.answers))
  }
}

test('the first hint says the goal of the game and what to do, and the answer bears a word', () => {
  expect(hint().textContent).toContain(LEARN.progress(FIRST.lesson.title, 1, FIRST.steps.length))
  expect(said()).toContain('The Rebels win if')
  expect(said()).toContain(advice(0))
  const [button, ...others] = suggested()
  expect(button?.textContent).toContain('Limited Operation')
  expect(others).toEqual([])
})

test('pressing what is suggested leads to the next hint', () => {
  fireEvent.click(suggested()[0]!)
  expect(said()).toContain(advice(1))
})

test('another answer is met by a hint for the question, without a suggestion', () => {
  act(() => table.getState().answer('operation-and-special'))
  expect(hint().textContent).toContain(LEARN.ownWay)
  expect(said()).toContain(ASK_HINTS['turn.operation'])
  expect(suggested()).toEqual([])
})

test('a hint is put away and brought back, by its button and by its key', () => {
  fireEvent.click(screen.getByRole('button', { name: new RegExp(LEARN.putAway) }))
  expect(said()).toBe('')
  expect(hint().querySelector('[aria-expanded=false]')).not.toBeNull()
  fireEvent.keyDown(document.body, { key: 'i' })
  expect(said()).toContain(advice(0))
})

test('at its end a lesson leads to the next one', () => {
  act(() => follow(FIRST))
  const { title, minutes } = SECOND.lesson
  fireEvent.click(screen.getByRole('button', { name: LEARN.next(title, minutes) }))
  expect(hint().textContent).toContain(LEARN.progress(title, 1, SECOND.steps.length))
})

test('what the lesson plays itself is played by one press', () => {
  act(() => {
    table.getState().newGame(SECOND.setup)
    follow(SECOND, 3)
  })
  fireEvent.click(screen.getByRole('button', { name: LEARN.goOn }))
  expect(said()).toContain(advice(4, SECOND))
})

test('another game has no hints', () => {
  act(() => table.getState().newGame({ ...FIRST.setup, seed: 1, rules: {} }))
  expect(screen.queryByRole('region', { name: LEARN.title })).toBeNull()
})
