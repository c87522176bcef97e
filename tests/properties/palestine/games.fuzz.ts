import { test } from 'vitest'
import { manyGames } from './many-games'

test('random games of Palestine keep every promise of the rules', () => {
  // From here on, what is seldom comes soon.
  manyGames(3_001_240)
})
