import { expect, test } from 'vitest'
import { reviewing } from '../../../src/bots/lab/reviewing'
import { simulating } from '../../../src/bots/lab/simulating'
import type { Task } from '../../../src/bots/lab/task'
import type { Mind } from '../../../src/bots/mind'
import { DOOR, newGame, type ArabRevolt } from '../../../src/games/arab-revolt/rules/index'
import { MIND } from '../mind'
import { choiceIn } from '../positions'

/** How many answers the longest step of a task gives, of what it plays on; a bench hears nothing meanwhile. */
const longestStep = (taskWith: (mind: Mind<ArabRevolt>) => Task<unknown>): number => {
  let answers = 0
  const playOn: typeof DOOR.playOn = (...how) => {
    const played = DOOR.playOn(...how)
    answers += played.answers
    return played
  }
  const task = taskWith({ ...MIND, door: { ...DOOR, playOn } })
  let most = 0
  for (let done = false; !done;) {
    answers = 0
    done = task.step()
    most = Math.max(most, answers)
  }
  return most
}

/** More than that no phase takes by far, and no action to its end. */
const A_PHASE = 60

test.each(['random', 'officer', 'commander'] as const)(
  'games of one side by %s are played out in small steps',
  (british) => {
    const seats = { british, rebels: 'random' } as const
    const job = {
      kind: 'simulate',
      game: newGame(),
      seats,
      seed: 1,
      from: 0,
      until: 'count',
    } as const
    expect(longestStep((mind) => simulating(mind, { ...job, games: 1 }))).toBeLessThan(A_PHASE)
  },
)

test('a game is reviewed in small steps', () => {
  const game = choiceIn(7, 60)
  const until = DOOR.answerCount(game)
  const job = { kind: 'review', game, seed: 1, playouts: 60, from: 0, until } as const
  expect(longestStep((mind) => reviewing(mind, job))).toBeLessThan(A_PHASE)
})
