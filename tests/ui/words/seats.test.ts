import { expect, it } from 'vitest'
import { sitterName } from '../../../src/ui/words/en/seats'

it('A player without a name, as a file may hold one, is called as the side is', () => {
  const named = (name: string) => sitterName('arab-revolt', 'rebels', { kind: 'player', name })
  expect(named('')).toBe('Rebels')
  expect(named('Yusuf')).toBe('Yusuf')
})
