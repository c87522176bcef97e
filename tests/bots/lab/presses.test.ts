import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atEachPress } from '../../../src/bots/lab/presses'

let page: EventTarget
let frames: (() => void)[]
let rests: boolean[]

const press = (how: string): boolean => page.dispatchEvent(new Event(how))

const frame = (): void => {
  const due = frames
  frames = []
  for (const one of due) one()
  vi.advanceTimersByTime(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  frames = []
  rests = []
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('requestAnimationFrame', (one: () => void) => frames.push(one))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('whoever works beside the page rests from a press until it has been painted', () => {
  atEachPress((one) => rests.push(one))
  press('keydown')
  frame()
  expect(rests).toEqual([true])
  frame()
  expect(rests).toEqual([true, false])
})

test('until the last of several has been', () => {
  atEachPress((one) => rests.push(one))
  press('keydown')
  frame()
  press('click')
  frame()
  expect(rests).not.toContain(false)
  frame()
  expect(rests.at(-1)).toBe(false)
})

test('a finger that is down has them rest until what it presses has been painted', () => {
  atEachPress((one) => rests.push(one))
  press('pointerdown')
  frame()
  frame()
  expect(rests).not.toContain(false)
  press('click')
  frame()
  frame()
  expect(rests).toEqual([true, false])
})

test('and for no longer than a press takes, where it stays down', () => {
  atEachPress((one) => rests.push(one))
  press('pointerdown')
  vi.advanceTimersByTime(1000)
  expect(rests.at(-1)).toBe(false)
})

test('and no longer hears of presses when that is ended', () => {
  atEachPress((one) => rests.push(one))()
  press('click')
  expect(rests).toEqual([])
})
