// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { botToAct, type Seats } from '../../../src/store/index'
import { loadTheRest } from '../../../src/ui/kit/later'
import { TableScreen } from '../../../src/ui/table/table'
import { WATCH } from '../../../src/ui/words/en/watch'
import { SETUP } from '../../store/playing'
import { AGAINST_BOT, BOTS, PLAYERS } from '../../who-sits'
import { playRandom } from '../../play-random'
import { render, table } from '../at-table'

const seated = (seats: Seats) => {
  table.getState().newGame({ ...SETUP, seats, handovers: false })
  render(<TableScreen onLeave={() => undefined} onLab={() => undefined} />)
}

beforeAll(async () => {
  document.documentElement.dataset['motion'] = 'reduced'
  await loadTheRest()
})
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

const isAtPrompt = () => document.activeElement?.matches('[data-part=prompt]')

test('the focus goes to what the bot does, when a turn is ended and when one watches', () => {
  seated(BOTS)
  expect(isAtPrompt()).toBe(true)
  cleanup()
  seated(AGAINST_BOT)
  const isBots = () => botToAct(table.getState()) !== null
  while (isBots()) act(() => playRandom(table))
  for (let i = 0; i < 200 && !isBots(); i++) {
    act(() => document.querySelector<HTMLElement>('[data-part=decision] button')?.focus())
    act(() => playRandom(table))
  }
  expect(isBots()).toBe(true)
  expect(isAtPrompt()).toBe(true)
})
