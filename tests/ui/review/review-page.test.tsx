// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readAnalysis, sumOf } from '../../../src/review/analysis'
import { outcome, record } from '../../../src/games/index'
import { lineOf, present, type Seats } from '../../../src/store/index'
import { exploring } from '../../../src/store/table/exploring'
import { useTable } from '../../../src/ui/kit/use-table'
import { ReviewPage } from '../../../src/ui/review/review-page'
import { AGREEMENT } from '../../../src/ui/words/en/agreement'
import { REVIEW } from '../../../src/ui/words/en/review'
import { SETUP, isOver, playOn } from '../../store/playing'
import { fakeWorkers } from '../lab/fake-workers'
import { render, table } from '../at-table'

const state = () => table.getState()
const button = (name: string) => screen.queryByRole('button', { name })
const press = (name: string) => {
  button(name)!.focus()
  fireEvent.click(button(name)!)
}
const isWorking = () => screen.queryByRole('progressbar') !== null

const ALONE: Seats = {
  british: { kind: 'player', name: 'Anna' },
  rebels: { kind: 'bot', level: 'planner', seed: 1 },
}

const onClose = vi.fn()

function Shown() {
  const now = useTable((all) => all)
  return <ReviewPage table={now} looking={null} onLook={() => undefined} onClose={onClose} />
}

/** A game of some moments, with its review open. */
const open = (seats: Seats, moments: number) => {
  state().newGame({ ...SETUP, seats, handovers: false })
  playOn(table, moments)
  return render(<Shown />)
}

/** An analysis of the game on the table, as far as it is played. */
const analysed = (): void => {
  const played = record(present(state())!.game)
  const analysis = {
    ...{ playouts: 1, seed: 1, weights: 'cafe', ratios: {}, made: '2026-11-20T12:00:00.000Z' },
    ...{ answers: played.answers.length, of: sumOf(played), over: false },
    ...{ start: 500, end: 600, weighed: [] },
  }
  expect(readAnalysis(analysis, played).fault).toBeNull()
  state().act(() => ({ analysis }))
}

const hide = (isHidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
  fireEvent(document, new Event('visibilitychange'))
}

beforeEach(() => onClose.mockClear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'hidden')
})

test('Of a game of two that is not over, nothing is told before each of them agrees', () => {
  open(SETUP.seats, 8)
  expect(screen.getByText(AGREEMENT.ask)).toBeTruthy()
  expect(isWorking()).toBe(false)
  expect(button(REVIEW.start)).toBeNull()
  press(AGREEMENT.agree('the Rebels'))
  expect(screen.getByText(AGREEMENT.waits('the British'))).toBeTruthy()
  press(AGREEMENT.said('The Rebels'))
  expect(isWorking()).toBe(false)
  press(AGREEMENT.agree('the British'))
  expect(isWorking()).toBe(true)
  expect(document.activeElement?.textContent).toBe(REVIEW.title)
  // Either of them closes it for both, and what was being weighed is left.
  press(AGREEMENT.end)
  expect(onClose).toHaveBeenCalledOnce()
  expect(screen.getByText(AGREEMENT.ask)).toBeTruthy()
  expect(button(AGREEMENT.said('The Rebels'))).toBeNull()
})

test('Whoever does not agree takes back what the other has said', () => {
  open(SETUP.seats, 8)
  press(AGREEMENT.agree('the Rebels'))
  press(AGREEMENT.askNot)
  expect(onClose).toHaveBeenCalledOnce()
  expect(button(AGREEMENT.agree('the Rebels'))).not.toBeNull()
})

test('Nobody is asked where one player sits alone', () => {
  open(ALONE, 8)
  expect(isWorking()).toBe(true)
  expect(button(AGREEMENT.end)).toBeNull()
})

test('Nobody is asked when the game is over; when its end is taken back, it is open again', () => {
  state().newGame({ ...SETUP, handovers: false })
  while (!isOver(table)) playOn(table, 1)
  analysed()
  render(<Shown />)
  expect(screen.getByText(REVIEW.sum)).toBeTruthy()
  expect(screen.queryByText(REVIEW.takenBack)).toBeNull()
  act(() => state().undo())
  expect(outcome(present(state())!.game)).toBeNull()
  expect(screen.queryByText(REVIEW.sum)).toBeNull()
  press(AGREEMENT.agree('the Rebels'))
  press(AGREEMENT.agree('the British'))
  // It is of the game as it was played, which can be redone.
  expect(screen.getByText(REVIEW.sum)).toBeTruthy()
  expect(screen.getByText(REVIEW.takenBack)).toBeTruthy()
  expect(isWorking()).toBe(false)
  act(() => exploring(state()).goTo(lineOf(state()).length - 1))
  expect(screen.queryByText(REVIEW.takenBack)).toBeNull()
})

test.each([
  ['a bot', 'a player', 'the Rebels', '40.0'],
  ['a player', 'a bot', 'the British', '60.0'],
  ['a player', 'a player', 'the British', '60.0'],
  ['a bot', 'a bot', 'the British', '60.0'],
])('Of a game of %s against %s the chances of %s are told', (british, rebels, whose, end) => {
  const seat = (is: string): Seats[string] =>
    is === 'a bot' ? { kind: 'bot', level: 'planner', seed: 1 } : { kind: 'player', name: '' }
  state().newGame({
    ...{ ...SETUP, handovers: false },
    seats: { british: seat(british), rebels: seat(rebels) },
  })
  playOn(table, 8)
  analysed()
  render(<Shown />)
  if (british === rebels && british === 'a player')
    for (const side of ['the British', 'the Rebels']) press(AGREEMENT.agree(side))
  expect(screen.getByText(REVIEW.sumNote(whose))).toBeTruthy()
  expect(screen.getByRole('row', { name: `${REVIEW.parts.standing} ${end}` })).toBeTruthy()
})

test('What is kept and damaged is dropped, which is told while it is reviewed anew', () => {
  state().newGame({ ...SETUP, seats: ALONE, handovers: false })
  playOn(table, 8)
  state().act(() => ({ analysis: { of: 3 } }))
  render(<Shown />)
  expect(isWorking()).toBe(true)
  expect(screen.getByRole('status').textContent).toBe(REVIEW.dropped.damaged)
})

test('Nothing is weighed while the page is hidden, nor after one has left', () => {
  const atWork = fakeWorkers()
  hide(true)
  const { unmount } = open(ALONE, 8)
  expect(isWorking()).toBe(true)
  expect(atWork().length).toBe(0)
  hide(false)
  expect(atWork().length).toBeGreaterThan(0)
  hide(true)
  expect(atWork().length).toBe(0)
  hide(false)
  expect(atWork().length).toBeGreaterThan(0)
  unmount()
  expect(atWork().length).toBe(0)
  hide(true)
  hide(false)
  expect(atWork().length).toBe(0)
})

test('Where workers die, it says so, and can be asked again', async () => {
  const atWork = fakeWorkers()
  open(ALONE, 8)
  // Each is started once more.
  for (let life = 0; life < 2; life++)
    for (const one of atWork()) one.onerror?.({ message: 'Out of memory' })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(REVIEW.failed('Out of memory'))
  press(REVIEW.start)
  expect(isWorking()).toBe(true)
  expect(atWork().length).toBeGreaterThan(0)
})
