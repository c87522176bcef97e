// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ROOM } from '../../../src/classroom/sight-line'
import type { Shown } from '../../../src/classroom/shown'
import { Slide } from '../../../src/ui/class/slide'

const SHOWN: Shown = {
  title: 'A lesson',
  kind: 'discuss',
  stage: 'said',
  words: 'One. Two. Three.',
  choices: [],
  works: [],
  light: [],
  board: null,
  earlier: null,
  at: 0,
  isCovered: false,
}
const BOOK = { id: 'book', work: 'A book', supports: 'what happened' }

let width = 800
let measure = (): void => undefined

/** A box 800 wide in which every work takes the room of a sentence, and three sentences fit. */
beforeEach(() => {
  width = 800
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(heard: () => void) {
        measure = heard
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    const sentences = this.querySelector('[data-part=words]')?.textContent.split('.').length ?? 1
    const lines = sentences - 1 + this.querySelectorAll('cite').length
    return (lines * 250 * 800) / width
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const wordsIn = (drawn: HTMLElement) => drawn.querySelector('[data-part=words]')?.textContent

test('the words are fitted anew when works come', () => {
  const { container, rerender } = render(<Slide room={ROOM} shown={SHOWN} />)
  expect(wordsIn(container)).toBe('One. Two. Three.')
  rerender(<Slide room={ROOM} shown={{ ...SHOWN, works: [BOOK] }} />)
  expect(wordsIn(container)).toBe('One. Two.')
})

test('the words are fitted anew when the picture becomes narrower', () => {
  const { container } = render(<Slide room={ROOM} shown={SHOWN} />)
  width = 520
  act(() => measure())
  expect(wordsIn(container)).toBe('One. Two.')
})
