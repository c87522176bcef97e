// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useAfterPaint } from '../../../src/ui/kit/use-after-paint'
import { painted } from '../at-table'

afterEach(cleanup)

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
