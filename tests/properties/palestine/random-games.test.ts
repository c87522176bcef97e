import { test } from 'vitest'
import { lookBack, nothingMet, playAndLook } from './random-games'

test('forty random games keep every promise of the rules, looked at closely', () => {
  const met = nothingMet()
  for (let seed = 0; seed < 40; seed++) lookBack(playAndLook(seed, met, 25), met)
})
