import { describe, expect, test } from 'vitest'
import { taskOf } from '../../src/bots/lab/tasks'
import type { Evaluation, Moved } from '../../src/bots/lab/messages'
import { truthful } from '../../src/bots/mind'
import { bestAnswer } from '../../src/bots/player'
import { Search } from '../../src/bots/search'
import { PERCEPTION as OF_PALESTINE } from '../../src/games/palestine/bots/index'
import { PERCEPTION } from '../../src/games/arab-revolt/bots/index'
import { board, type ArabRevolt } from '../../src/games/arab-revolt/rules/index'
import { MIND } from './mind'
import { choiceIn } from './positions'

const GAMES = Array.from({ length: 8 }, (_, i) => choiceIn(i, 30 * i + 4))
const TOLD = truthful(MIND)
const logit = (chance: number) => Math.log(chance / (1 - chance))

const done = (task: { step: () => boolean; result: () => unknown }): unknown => {
  while (!task.step());
  return task.result()
}

describe('what is told of who will win', () => {
  test('is what was learned, shifted and stretched as its campaign wants it', () => {
    const rounds = new Set<number>()
    for (const game of GAMES) {
      const now = board(game)
      const round = PERCEPTION.roundOf(now)
      const { shift, stretch } = PERCEPTION.truths[round]!
      rounds.add(round)
      expect(logit(TOLD.value(now))).toBeCloseTo(shift + stretch * logit(MIND.value(now)), 6)
    }
    expect(rounds.size).toBeGreaterThan(1)
  })

  test.each([PERCEPTION, OF_PALESTINE])('never turns an order round', ({ truths }) => {
    for (const { stretch } of truths) expect(stretch).toBeGreaterThan(0)
  })

  test('is told by the lab, while a bot plays by what was learned', () => {
    for (const game of GAMES) {
      const given = { game, seed: 3, playouts: 12 }
      const asLearned = new Search(MIND, game, 3)
      asLearned.run(12)
      const root = asLearned.root!
      const { option, why } = done(
        taskOf(MIND, { kind: 'move', level: 'planner', ...given }),
      ) as Moved<ArabRevolt>
      expect(option).toEqual(root.options[bestAnswer(root)])
      expect(why?.now).toBe(TOLD.value(board(game)))
      const told = done(taskOf(MIND, { kind: 'evaluate', ...given })) as Evaluation<ArabRevolt>
      expect(told.why.now).toBe(TOLD.value(board(game)))
      expect(told.value).not.toBe(root.value)
    }
  })
})
