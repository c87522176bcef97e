/*
 * How fast a search plays, against plain random play in the same run, and what rebuilding a question in the
 * middle of a phase costs. In processor time.
 *
 *   npm run -s bench:search [-- --game palestine]
 */
import { chanceOption } from '../../src/coin/chance'
import type { Mind } from '../../src/bots/mind'
import { randomFrom, randomPlayer } from '../../src/bots/random'
import { Search } from '../../src/bots/search'
import type { Game, House } from '../../src/games/index'
import { learned, mindFrom } from '../../src/tools/learned'
import { askedGame } from './asked-game'

const cpuTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const WHILE = 1500
const ROUNDS = 3
const PLAYOUTS = 100

const judging = mindFrom(await learned(askedGame()))
const { door } = judging
const random = randomFrom(1)
const player = randomPlayer(random)

/** Games at random, stopped at a player's real choice somewhere in the middle of a phase. */
const positions: Game[] = Array.from({ length: 60 }, (_, i) => {
  let game = door.newGame()
  for (let at = 0; ; at++) {
    const question = door.question(game)
    if (question === null) game = door.newGame()
    const options = door.options(game)
    if (at > 3 * i && question?.by !== 'chance' && options.length > 1 && game.choices.length > 3)
      return game
    const answer =
      question?.by === 'chance'
        ? door.chanceAnswer(game, random())
        : options[Math.floor(random() * options.length)]!
    game = door.apply(game, answer)
  }
})

/** The best of several rates, in thousands a second of processor time. */
const rate = (work: () => number): number => {
  let best = 0
  for (let round = 0; round < ROUNDS; round++) {
    const begun = cpuTime()
    let done = 0
    while (cpuTime() - begun < WHILE) done += work()
    best = Math.max(best, done / (cpuTime() - begun))
  }
  return best
}

/** Counts the decisions of a search, those that rebuild the question aside. */
const counting = (mind: Mind<House>): { mind: Mind<House>; decisions: () => number } => {
  let decisions = 0
  const playOn: typeof door.playOn = (...how) => {
    const end = door.playOn(...how)
    decisions += end.answers
    return end
  }
  return { mind: { ...mind, door: { ...door, playOn } }, decisions: () => decisions }
}

let next = 0
const searchRate = (given: Mind<House>): number => {
  const { mind, decisions } = counting(given)
  return rate(() => {
    const before = decisions()
    new Search(mind, positions[next++ % positions.length]!, next).run(PLAYOUTS)
    return decisions() - before
  })
}

/** The same without judging: what the engine itself takes. */
const blind: Mind<House> = {
  ...judging,
  policy: (_, options) => options.map(() => 1 / options.length),
  value: ({ politicalWill }) => politicalWill / 20,
}

const plain = rate(() => door.playOut(door.newGame(), player).answers)
const engine = searchRate(blind)
const whole = searchRate(judging)
const choices = positions.reduce((sum, game) => sum + game.choices.length, 0) / positions.length
const rebuilds = rate(() => {
  door.playOn(
    positions[next++ % positions.length]!,
    (question) => chanceOption(question, question.options(), 0),
    () => true,
  )
  return 1
})

const ratio = (one: number): string => (one / plain).toFixed(2)
console.log(
  [
    `random play            ${plain.toFixed(0)} decisions a millisecond`,
    `search, engine alone   ${engine.toFixed(0)} decisions a millisecond, ratio ${ratio(engine)} (wanted: 0.55)`,
    `search, with judging   ${whole.toFixed(0)} decisions a millisecond, ratio ${ratio(whole)}`,
    `rebuilding a question  ${(1000 / rebuilds).toFixed(0)} µs, after ${choices.toFixed(1)} answers of its phase on average`,
  ].join('\n'),
)
