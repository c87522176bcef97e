import { expect, test } from 'vitest'
import { simulating } from '../../../src/bots/lab/simulating'
import {
  DOOR,
  newGame,
  sameOption,
  type ArabRevolt,
  type Decision,
  type Option,
} from '../../../src/games/arab-revolt/rules/index'
import { MIND } from '../mind'

/** Between which numbers a number lay that gave an answer. */
type Between = readonly [low: number, high: number]

const betweenOf = ({ by, weigh }: Decision, options: readonly Option[], at: number): Between => {
  const weights = options.map((one) => (by === 'chance' && weigh ? weigh(one) : 1))
  const whole = weights.reduce((sum, one) => sum + one, 0)
  const low = weights.slice(0, at).reduce((sum, one) => sum + one, 0)
  return [low / whole, (low + weights[at]!) / whole]
}

test('Who plays at random decides by other numbers than chance', () => {
  const [decided, rolled]: [Between[], Between[]] = [[], []]
  const playOn: typeof DOOR.playOn = (game, choose, ...rest) => {
    const noted: typeof choose = (question, board) => {
      const options = question.options()
      const given = choose(question, board)
      const at = options.findIndex((one) => sameOption(one, given))
      const between = betweenOf(question, options, at)
      if (question.by === 'chance') rolled.push(between)
      else decided[answers] = between
      answers += 1
      return given
    }
    return DOOR.playOn(game, noted, ...rest)
  }
  let answers = 0
  const seats = { british: 'random', rebels: 'random' } as const
  const job = { kind: 'simulate', game: newGame(), seats, seed: 1, from: 0, games: 1 } as const
  const mind = { ...MIND, door: { ...DOOR, playOn } }
  const task = simulating<ArabRevolt>(mind, { ...job, until: 'end' })
  while (!task.step());
  // The k-th number of one is not the k-th of the other.
  const apart = rolled.filter(([low, high], k) => {
    const other = decided[k]
    return other !== undefined && (other[1] <= low || other[0] >= high)
  })
  expect(apart.length).toBeGreaterThan(3)
})
