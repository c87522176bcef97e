import { test } from 'vitest'
import { manyGames } from './many-games'

test('random games keep every promise of the rules', () => {
  manyGames(2_000_000)
})
