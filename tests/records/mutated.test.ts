/* Damaged records: each gives a message or a game that can be played. Ten thousand are in the property tests. */
import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../src/bots/random'
import { MISTAKES } from '../../src/records/fault'
import '../games/palestine/begin'
import { damaged, flipped, gameOf, pick, randomText, tell } from './damage'

const TEXTS = [3, 4, 5, 6].map((seed) => randomText(seed, 6, 4, gameOf(seed)))

describe('damaged records', () => {
  it.each([
    ['bytes flipped', flipped],
    ['parts changed', damaged],
  ] as const)('give a message or a game, never an exception: %s', (_, damage) => {
    const random = randomFrom(1936)
    const told = new Set<string>()
    for (let i = 0; i < 500; i++) told.add(tell(damage(pick(random, TEXTS), random)))
    expect(told).toContain('plays')
    expect(told).toContain('stopped')
    expect(MISTAKES).toEqual(
      expect.arrayContaining([...told].filter((one) => !/play|stop/.test(one))),
    )
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})
