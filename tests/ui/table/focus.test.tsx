// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Seats } from '../../../src/store/index'
import { TableScreen } from '../../../src/ui/table/table'
import { WATCH } from '../../../src/ui/words/en/watch'
import { SETUP } from '../../store/playing'
import { BOTS, PLAYERS } from '../../who-sits'
import { playRandom } from '../../play-random'
import { render, table } from '../at-table'

const seated = (seats: Seats) => {
  table.getState().newGame({ ...SETUP, seats, handovers: false })
  render(<TableScreen onLeave={() => undefined} onLab={() => undefined} />)
}

afterEach(cleanup)

test('the focus goes from an answer to the next question', () => {
  seated(PLAYERS)
  act(() => document.querySelector<HTMLElement>('[data-part=answers] button')?.focus())
  expect(document.activeElement?.closest('[data-part=answers]')).toBeTruthy()
  act(() => playRandom(table))
  expect(document.activeElement?.matches('[data-part=prompt]')).toBe(true)
})

test('the focus stays on what halts a game that plays itself', () => {
  seated(BOTS)
  const pause = screen.getByRole('button', { name: WATCH.pause })
  act(() => pause.focus())
  act(() => playRandom(table))
  expect(document.activeElement).toBe(pause)
})
