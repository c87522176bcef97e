// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useAfterPaint } from '../../../src/ui/kit/use-after-paint'
import { painted } from '../at-table'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Both({ value }: { value: string }) {
  return <p>{`${value}, ${useAfterPaint(value)}`}</p>
}

test('what may wait follows when the rest has been painted', async () => {
  const { rerender } = render(<Both value="before" />)
  rerender(<Both value="now" />)
  expect(screen.getByText('now, before')).toBeTruthy()
  await painted()
  expect(screen.getByText('now, now')).toBeTruthy()
})

test('the latest is what follows', async () => {
  const { rerender } = render(<Both value="before" />)
  rerender(<Both value="between" />)
  rerender(<Both value="now" />)
  await painted()
  expect(screen.getByText('now, now')).toBeTruthy()
})

test('what comes with every picture is followed all the same', () => {
  vi.useFakeTimers()
  const { rerender } = render(<Both value="0" />)
  for (let i = 1; i <= 20; i++) {
    rerender(<Both value={`${i}`} />)
    expect(vi.getTimerCount()).toBe(1)
    act(() => void vi.advanceTimersToNextFrame())
  }
  const [, followed] = document.body.textContent.split(', ')
  expect(Number(followed)).toBeGreaterThan(15)
  act(() => void vi.runAllTimers())
  expect(screen.getByText('20, 20')).toBeTruthy()
  expect(vi.getTimerCount()).toBe(0)
})

test('nothing is waited for when it is gone', () => {
  vi.useFakeTimers()
  const { rerender, unmount } = render(<Both value="before" />)
  rerender(<Both value="now" />)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
