// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BoardPart } from '../../../src/ui/table/board'
import { viewOf } from '../../../src/ui/hands/view'
import { board } from '../../../src/games/arab-revolt/rules/index'
import { MAP } from '../../../src/ui/words/en/map'
import { TABLE } from '../../../src/ui/words/en/words'
import { MEDIA } from '../../../src/ui/kit/media'
import { rebels } from '../../kit'

const GAME = rebels('rally', {
  galilee: { guerrillasUnderground: 1, bases: 1 },
  lydda: { bases: 1 },
  haifa: { police: 1 },
})

beforeEach(() => {
  render(
    <BoardPart
      board={board(GAME)}
      game={GAME}
      view={viewOf(GAME)}
      tried={null}
      planned={null}
      chosen={[]}
      changed={new Set()}
      onSpace={() => undefined}
      onHover={() => undefined}
    />,
  )
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const lit = () =>
  [...document.querySelectorAll('[data-lit]')].map((one) => one.getAttribute('data-space'))

const tray = () => within(screen.getByRole('toolbar'))
const lines = () => tray().getAllByRole('button')
const bases = () => tray().getByRole('button', { name: /^Districts with a Base 2/ })

test('A line of the forecast lights its spaces while it is pointed at', () => {
  fireEvent.pointerOver(bases())
  expect(lit()).toEqual(['galilee', 'lydda'])
  fireEvent.pointerOut(bases())
  fireEvent.pointerLeave(screen.getByRole('toolbar'))
  expect(lit()).toEqual([])
})

test('and while it has the focus', () => {
  act(() => bases().focus())
  expect(lit()).toEqual(['galilee', 'lydda'])
  act(() => bases().blur())
  expect(lit()).toEqual([])
})

test('Pressed, it stays lit until it is pressed again', () => {
  fireEvent.click(bases())
  expect(lit()).toEqual(['galilee', 'lydda'])
  expect(bases().getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(bases())
  expect(lit()).toEqual([])
})

test('The lines are one stop of the Tab key; arrows lead from one to the next', () => {
  expect(lines().map((line) => line.getAttribute('tabindex'))).toEqual([
    '0',
    ...Array<string>(5).fill('-1'),
  ])
  act(() => lines()[0]!.focus())
  fireEvent.keyDown(lines()[0]!, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(lines()[1])
  expect(
    lines()
      .map((line) => line.getAttribute('tabindex'))
      .indexOf('0'),
  ).toBe(1)
})

test('The table of spaces has the same lines as buttons', () => {
  expect(screen.queryByText('Districts with a Base')).toBeNull()
  openTable()
  fireEvent.focus(screen.getByText('Districts with a Base'))
  expect(lit()).toEqual(['galilee', 'lydda'])
})

const openTable = () => {
  const opens = Object.assign(new Event('toggle'), { newState: 'open' })
  fireEvent(screen.getByLabelText(TABLE.spaces), opens)
}

test.each([
  ['a line', bases, 'Districts with a Base'],
  ['the tray beside the lines', () => screen.getByText(MAP.forecast), 'Sabotaged Railways'],
])('A finger that presses %s comes to its button in the table', (_, pressed, button) => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query === MEDIA.coarse, addEventListener: vi.fn() }) as never,
  )
  const table = screen.getByLabelText(TABLE.spaces)
  const show = vi.fn(openTable)
  table.showPopover = show
  fireEvent.click(pressed(), { detail: 1 })
  expect(show).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: button, pressed: true }))
})
