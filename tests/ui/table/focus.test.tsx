// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TableScreen } from '../../../src/ui/table/table'
import { WATCH } from '../../../src/ui/words/en/words'
import { table } from '../../../src/ui/kit/use-table'
import { SETUP } from '../../store/playing'

const seated = (mode: 'play' | 'watch') => {
  table.getState().newGame({ ...SETUP, mode, handovers: false })
  render(<TableScreen onLeave={() => undefined} />)
}

afterEach(cleanup)

test('the focus goes from an answer to the next question', () => {
  seated('play')
  act(() => document.querySelector<HTMLElement>('.answers button')?.focus())
  expect(document.activeElement?.closest('.answers')).toBeTruthy()
  act(() => table.getState().playRandom())
  expect(document.activeElement?.matches('.prompt')).toBe(true)
})

test('the focus stays on what halts a game that plays itself', () => {
  seated('watch')
  const pause = screen.getByRole('button', { name: WATCH.pause })
  act(() => pause.focus())
  act(() => table.getState().playRandom())
  expect(document.activeElement).toBe(pause)
})
