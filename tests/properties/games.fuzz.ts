import { test } from 'vitest'
import { manyGames } from './many-games'

test('random games keep every promise of the rules', () => {
  // From here on, what is seldom comes soon.
  manyGames(1_000_570)
})
