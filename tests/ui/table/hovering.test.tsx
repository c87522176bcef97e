// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { memo } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { TableScreen } from '../../../src/ui/table/table'
import { PLAYERS } from '../../who-sits'
import { painted, render, table } from '../at-table'

/** How often the log, the head of the decision, the sheet and what stands round the map were drawn. */
const drawn = vi.hoisted(() => ({ log: 0, banner: 0, sheet: 0, furniture: 0 }))

vi.mock('../../../src/ui/log/log', () => ({
  Log: () => {
    drawn.log++
    return null
  },
}))
vi.mock('../../../src/ui/told/banner', () => ({
  Banner: () => {
    drawn.banner++
    return null
  },
}))
vi.mock('../../../src/ui/map/underlay', () => ({
  Underlay: () => {
    drawn.sheet++
    return null
  },
}))
vi.mock('../../../src/ui/map/furniture', () => ({
  Furniture: memo(() => {
    drawn.furniture++
    return null
  }),
}))

afterEach(cleanup)

const sitDown = () => {
  table.getState().newGame({
    game: 'arab-revolt',
    seats: PLAYERS,
    seed: 7,
    chance: 'seed',
    handovers: false,
  })
  render(<TableScreen onLeave={() => undefined} onLab={() => undefined} />)
}

test('what lies under the pointer is told by the map and the slip; nothing else is drawn again', async () => {
  sitDown()
  const before = { ...drawn }
  const slip = () => document.querySelector('[data-part=slip]')?.textContent
  const gaza = () => document.querySelector('[data-space="gaza"]')!
  expect(slip()).toBe('')
  fireEvent.pointerOver(gaza())
  await painted()
  expect(slip()).toContain('Gaza')
  expect(gaza().hasAttribute('data-lit')).toBe(true)
  expect(drawn).toEqual({ ...before, sheet: before.sheet + 1 })
  expect(before.log).toBeGreaterThan(0)
  expect(before.furniture).toBeGreaterThan(0)
})

test('an answer under the pointer is drawn once, also when the focus comes to it or nothing leaves it twice', async () => {
  sitDown()
  const [answer] = document.querySelectorAll('[data-part=answers] button')
  fireEvent.pointerEnter(answer!)
  await painted()
  const { sheet } = drawn
  fireEvent.focus(answer!)
  await painted()
  expect(drawn.sheet).toBe(sheet)
  fireEvent.blur(answer!)
  await painted()
  expect(drawn.sheet).toBe(sheet + 1)
  fireEvent.pointerLeave(document.querySelector('[data-part=answers]')!)
  await painted()
  expect(drawn.sheet).toBe(sheet + 1)
})

test('what is pressed before it could be shown is not drawn as pointed at', async () => {
  sitDown()
  const [answer] = document.querySelectorAll('[data-part=answers] button')
  const { sheet } = drawn
  fireEvent.pointerEnter(answer!)
  expect(drawn.sheet).toBe(sheet)
  fireEvent.click(answer!)
  await painted()
  expect(drawn.sheet).toBe(sheet + 1)
  expect(document.querySelector('[data-part=slip]')?.textContent).toBe('')
})

test('a caret that was left before the table is gone', () => {
  document.body.append('written before')
  getSelection()?.setPosition(document.body.lastChild, 3)
  expect(getSelection()?.rangeCount).toBe(1)
  sitDown()
  expect(getSelection()?.rangeCount).toBe(0)
})
