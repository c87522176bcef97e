// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Seats } from '../../../src/store/index'
import { useTable } from '../../../src/ui/kit/use-table'
import { ReviewPage } from '../../../src/ui/review/review-page'
import { REVIEW } from '../../../src/ui/words/en/review'
import { SETUP, playOn } from '../../store/playing'
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

function Shown() {
  const now = useTable((all) => all)
  return (
    <ReviewPage table={now} looking={null} onLook={() => undefined} onClose={() => undefined} />
  )
}

/** A game of some moments, with its review open. */
const open = (seats: Seats, moments: number) => {
  state().newGame({ ...SETUP, seats, handovers: false })
  playOn(table, moments)
  return render(<Shown />)
}

const hide = (isHidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
  fireEvent(document, new Event('visibilitychange'))
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'hidden')
})

test('What is kept and damaged is dropped, which is told while it is reviewed anew', () => {
  state().newGame({ ...SETUP, seats: ALONE, handovers: false })
  playOn(table, 8)
  state().act(() => ({ analysis: { of: 3 } }))
  render(<Shown />)
  expect(isWorking()).toBe(true)
  expect(screen.getByRole('status').textContent).toBe(REVIEW.dropped.damaged)
})

/** Workers that are asked and never answer: those that are at work. */
const silentWorkers = (): Set<unknown> => {
  const atWork = new Set<unknown>()
  class Silent {
    postMessage = () => atWork.add(this)
    terminate = () => atWork.delete(this)
  }
  vi.stubGlobal('Worker', Silent)
  return atWork
}

test('Nothing is weighed while the page is hidden, nor after one has left', () => {
  const atWork = silentWorkers()
  hide(true)
  const { unmount } = open(ALONE, 8)
  expect(isWorking()).toBe(true)
  expect(atWork.size).toBe(0)
  hide(false)
  expect(atWork.size).toBeGreaterThan(0)
  hide(true)
  expect(atWork.size).toBe(0)
  hide(false)
  expect(atWork.size).toBeGreaterThan(0)
  unmount()
  expect(atWork.size).toBe(0)
  hide(true)
  hide(false)
  expect(atWork.size).toBe(0)
})

test('Where no worker can be made, it says so, and can be asked again', async () => {
  vi.stubGlobal('Worker', function Refused() {
    throw new Error('Refused by the browser')
  })
  open(ALONE, 8)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(REVIEW.failed('Refused by the browser'))
  const atWork = silentWorkers()
  press(REVIEW.start)
  expect(isWorking()).toBe(true)
  expect(atWork.size).toBeGreaterThan(0)
})
