/*
 * What the review of a whole game takes, in processor time, beside plain random play in the same run.
 *
 *   npm run -s bench:review [-- --game palestine]
 */
import { reviewing } from '../../src/bots/lab/reviewing'
import { LEVELS } from '../../src/bots/levels'
import { moveOf } from '../../src/bots/player'
import { randomFrom, randomPlayer } from '../../src/bots/random'
import type { Game } from '../../src/games/index'
import { learned, mindFrom } from '../../src/tools/learned'
import { askedGame } from './asked-game'

const PLAYOUTS = 100
const ROUNDS = 3

const cpuTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const mind = mindFrom(await learned(askedGame()))
const { door } = mind
const random = randomFrom(1)
const player = randomPlayer(random)

/** A game to its end, at random or by the Planner on both sides. */
const played = (byPlanner: boolean): Game => {
  const chance = door.seededChance(1)
  let game = door.newGame()
  for (let asked = door.question(game); asked !== null; asked = door.question(game)) {
    const options = door.options(game)
    const option =
      asked.by === 'chance'
        ? chance(game)
        : byPlanner
          ? moveOf(mind, LEVELS.planner, game, { seed: 1 }).option
          : options[Math.floor(random() * options.length)]!
    game = door.apply(game, option)
  }
  return game
}

/** The least of several times, in milliseconds of processor time. */
const least = (work: () => void): number => {
  let best = Infinity
  for (let round = 0; round < ROUNDS; round++) {
    const begun = cpuTime()
    work()
    best = Math.min(best, cpuTime() - begun)
  }
  return best
}

const perGame = least(() => {
  for (let i = 0; i < 100; i++) door.playOut(door.newGame(), player)
})

for (const byPlanner of [false, true]) {
  const game = played(byPlanner)
  const until = door.answerCount(game)
  const job = { kind: 'review', game, seed: 1, playouts: PLAYOUTS, from: 0, until } as const
  const ms = least(() => {
    const task = reviewing(mind, job)
    while (!task.step());
  })
  console.log(
    `${byPlanner ? 'a Planner’s' : 'a random'} game of ${until} answers: reviewed in ${ms.toFixed(0)} ms, ` +
      `as long as ${((100 * ms) / perGame).toFixed(0)} random games`,
  )
}
