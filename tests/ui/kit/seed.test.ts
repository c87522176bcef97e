import { expect, test } from 'vitest'
import { MOST_SEED, newSeed, readSeed } from '../../../src/ui/kit/seed'

test('a seed is a whole number of 32 bits', () => {
  expect(['7', '0', '4294967295'].map(readSeed)).toEqual([7, 0, MOST_SEED])
})

test('nothing else is a seed', () => {
  for (const written of ['', '-3', 'x', '1e3', '2.9', '4294967296', '9'.repeat(40)])
    expect(readSeed(written), written).toBeNull()
})

test('a new seed can be read back', () => {
  const seed = newSeed()
  expect(readSeed(seed.toString())).toBe(seed)
})
