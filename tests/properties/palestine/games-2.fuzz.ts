import { test } from 'vitest'
import { tenThousandGames } from './ten-thousand-games'

test('10,000 random games of Palestine keep every promise of the rules', () => {
  tenThousandGames(2_000_000)
})
