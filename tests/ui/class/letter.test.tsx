// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { capitalEm } from '../../../src/ui/class/letter'

afterEach(() => vi.restoreAllMocks())

it('takes the usual height until the type has come, not that of what stands in for it', () => {
  let ascent = 73
  const check = vi.fn(() => false)
  Object.defineProperty(document, 'fonts', { value: { check }, configurable: true })
  const context = { font: '', measureText: () => ({ actualBoundingBoxAscent: ascent }) }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    context as unknown as RenderingContext,
  )
  expect(capitalEm()).toBe(0.66)
  check.mockReturnValue(true)
  ascent = 65
  expect(capitalEm()).toBe(0.65)
})
