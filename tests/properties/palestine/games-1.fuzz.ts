import { test } from 'vitest'
import { manyGames } from './many-games'

test('2,500 random games of Palestine keep every promise of the rules', () => {
  manyGames(1_000_000)
})
