import { expect, test } from 'vitest'
import { exp, logistic } from '../../src/bots/exact'

test('the exponential is right to eight digits wherever it is needed', () => {
  for (let x = -30; x <= 30; x += 0.37) expect(exp(x) / Math.exp(x)).toBeCloseTo(1, 7)
})

test('a logistic lies between 0 and 1, far out too', () => {
  expect(logistic(0)).toBe(0.5)
  expect(logistic(1000)).toBeLessThanOrEqual(1)
  expect(logistic(-1000)).toBeGreaterThanOrEqual(0)
  expect(logistic(1) + logistic(-1)).toBeCloseTo(1, 7)
})
