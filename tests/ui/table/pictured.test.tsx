// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { board } from '../../../src/games/index'
import { atOf, present } from '../../../src/store/index'
import { useHands, type Hands } from '../../../src/ui/hands/gesture'
import { TableScreen } from '../../../src/ui/table/table'
import { TABLE } from '../../../src/ui/words/en/words'
import { SETUP } from '../../store/playing'
import { PLAYERS } from '../../who-sits'
import { render, table } from '../at-table'

let hands: Hands

function Pictures() {
  hands = useHands()
  return <TableScreen onLeave={() => undefined} onLab={() => undefined} />
}

beforeAll(() => {
  document.documentElement.dataset['motion'] = 'reduced'
})
afterEach(cleanup)

test('while another board is pictured all tells of it, and the question cannot be answered', () => {
  table.getState().newGame({ ...SETUP, seats: PLAYERS, handovers: false })
  render(<Pictures />)
  const at = atOf(table.getState())
  const now = board(present(table.getState())!.game)
  const status = () => document.querySelector('[data-part=status]')?.textContent
  const isInert = () => document.querySelector('[data-part=decision]')!.hasAttribute('inert')
  const will = (number: number) => TABLE.status(number, 0).replace(/,.*/, '')
  expect(status()).toContain(will(now.politicalWill))
  const there = { ...now, politicalWill: now.politicalWill - 7 }
  act(() => hands.setGesture(at, { pictured: { board: there, step: 2 } }))
  expect(status()).toContain(will(there.politicalWill))
  expect(isInert()).toBe(true)
  act(() => hands.setGesture(at, { pictured: null }))
  expect(status()).toContain(will(now.politicalWill))
  expect(isInert()).toBe(false)
})
