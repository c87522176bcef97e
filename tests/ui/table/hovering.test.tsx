// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { TableScreen } from '../../../src/ui/table/table'
import { PLAYERS } from '../../who-sits'
import { render, table } from '../at-table'

/** How often the log and the head of the decision were drawn. */
const drawn = vi.hoisted(() => ({ log: 0, banner: 0 }))

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

afterEach(cleanup)

test('what lies under the pointer is told by the map and the slip; nothing else is drawn again', () => {
  table.getState().newGame({
    game: 'arab-revolt',
    seats: PLAYERS,
    seed: 7,
    chance: 'seed',
    handovers: false,
  })
  render(<TableScreen onLeave={() => undefined} onLab={() => undefined} />)
  const before = { ...drawn }
  const slip = () => document.querySelector('p.slip')?.textContent
  const gaza = () => document.querySelector('[data-space="gaza"]')!
  expect(slip()).toBe('')
  fireEvent.pointerOver(gaza())
  expect(slip()).toContain('Gaza')
  expect(gaza().classList).toContain('focused')
  expect(drawn).toEqual(before)
  expect(before.log).toBeGreaterThan(0)
})
