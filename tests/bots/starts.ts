import { expect } from 'vitest'
import { randomFrom } from '../../src/bots/random'
import type { Door } from '../../src/coin/door'
import { START_KINDS, type Perception } from '../../src/coin/perception'
import type { World } from '../../src/coin/world'

/** A start of each kind can be played, and the same numbers give the same one. */
export const expectPlayable = <W extends World>(
  { newGame, outcome, question }: Door<W>,
  { startOf }: Perception<W>,
): void => {
  for (const kind of START_KINDS)
    for (let i = 0; i < 40; i++) {
      const setup = startOf(kind, randomFrom(i), i, i % 12)
      expect(startOf(kind, randomFrom(i), i, i % 12)).toEqual(setup)
      const game = newGame(setup)
      expect(outcome(game)).toBeNull()
      expect(question(game)?.by).toBe('chance')
    }
}
