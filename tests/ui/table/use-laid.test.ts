// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useLaid, type Laid } from '../../../src/ui/table/use-laid'

const laidAt = (start: { readonly over: boolean; readonly hasCard: boolean }) => {
  const { result, rerender } = renderHook(({ over, hasCard }) => useLaid(over, hasCard), {
    initialProps: start,
  })
  const lay = (what: Laid) => act(() => result.current[1](what))
  return { laid: () => result.current[0], lay, rerender }
}

it('clears the place of the decision when the game comes to its end, where the log can be laid again', () => {
  const { laid, lay, rerender } = laidAt({ over: false, hasCard: true })
  lay('log')
  expect(laid()).toBe('log')
  rerender({ over: true, hasCard: false })
  expect(laid()).toBeNull()
  lay('log')
  expect(laid()).toBe('log')
})

it('lays no card where there is none', () => {
  const { laid, lay, rerender } = laidAt({ over: false, hasCard: true })
  lay('card')
  rerender({ over: false, hasCard: false })
  expect(laid()).toBeNull()
  rerender({ over: false, hasCard: true })
  expect(laid()).toBe('card')
})
