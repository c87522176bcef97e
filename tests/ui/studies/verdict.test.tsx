// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Evaluation } from '../../../src/bots/lab/messages'
import { options, type House } from '../../../src/games/index'
import { Verdict } from '../../../src/ui/studies/verdict'
import { LAB } from '../../../src/ui/words/en/lab'
import { STUDIES } from '../../../src/ui/words/en/studies'
import { choiceIn } from '../../bots/positions'
import { fakeWorkers } from '../lab/fake-workers'

const GAME = choiceIn(7, 60)
const [GIVEN] = options(GAME)

/** What is found of the answer that was given, looked at so often. */
const found = (visits: number): Evaluation<House> => ({
  playouts: visits,
  value: 0.5,
  answers: [{ option: GIVEN!, visits, value: 0.5, interval: [0.4, 0.6], closed: false }],
  why: { line: [], now: 0, then: 0, count: [], terms: [], playouts: 0, looked: 0, answers: 0 },
})

let running: ReturnType<typeof fakeWorkers>

const said = () => document.querySelector('p')?.textContent
const again = () => screen.queryByRole('button', { name: LAB.again })

/** The worker is done. */
const tell = (result: Evaluation<House>): Promise<void> =>
  act(async () => {
    const [worker] = running()
    const id = worker!.asked.flatMap((one) => ('job' in one ? [one.id] : [])).at(-1)!
    worker!.onmessage?.({ data: { id, told: 'done', result } })
    await Promise.resolve()
  })

beforeEach(() => {
  running = fakeWorkers()
  render(<Verdict asked={GAME} given={GIVEN!} />)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('A verdict that fails says why, and can be asked for again', async () => {
  expect(said()).toContain(STUDIES.thinking)
  expect(again()).toBeNull()
  // It is started once more by itself.
  for (let i = 0; i < 2; i++)
    await act(async () => {
      running()[0]!.onerror?.({ message: 'out of memory' })
      await Promise.resolve()
    })
  expect(said()).toContain(STUDIES.failed(LAB.because('out of memory')))
  again()!.focus()
  fireEvent.click(again()!)
  expect(document.activeElement).toBe(document.querySelector('p'))
  expect(said()).toContain(STUDIES.thinking)
  await tell(found(100))
  expect(said()).toContain(STUDIES.best(50))
  expect(document.activeElement).toBe(document.querySelector('p'))
  expect(again()).toBeNull()
})

test('A verdict on what was looked at too seldom says so, and does not seem to think for ever', async () => {
  await tell(found(10))
  expect(said()).toContain(STUDIES.tooSeldom)
  fireEvent.click(again()!)
  expect(said()).toContain(STUDIES.thinking)
  await tell(found(100))
  expect(said()).toContain(STUDIES.best(50))
})
