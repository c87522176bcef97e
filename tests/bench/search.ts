/*
 * How fast a search plays, against plain random play in the same run, and what rebuilding a question in the
 * middle of a phase costs. In processor time.
 *
 *   npm run -s bench:search
 */
import { chanceOption } from '../../src/coin/chance'
import { mindOf, type Mind } from '../../src/bots/mind'
import { randomFrom, randomPlayer } from '../../src/bots/random'
import { Search } from '../../src/bots/search'
import { unpackWeights } from '../../src/bots/weights'
import { PERCEPTION, weights } from '../../src/games/arab-revolt/bots/index'
import { DOOR, type ArabRevolt, type Game } from '../../src/games/arab-revolt/rules/index'

const cpuTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const WHILE = 1500
const ROUNDS = 3
const PLAYOUTS = 100

const random = randomFrom(1)
const player = randomPlayer(random)

/** Games at random, stopped at a player's real choice somewhere in the middle of a phase. */
const positions: Game[] = Array.from({ length: 60 }, (_, i) => {
  let game = DOOR.newGame()
  for (let at = 0; ; at++) {
    const question = DOOR.question(game)
    if (question === null) game = DOOR.newGame()
    const options = DOOR.options(game)
    if (at > 3 * i && question?.by !== 'chance' && options.length > 1 && game.choices.length > 3)
      return game
    const answer =
      question?.by === 'chance'
        ? DOOR.chanceAnswer(game, random())
        : options[Math.floor(random() * options.length)]!
    game = DOOR.apply(game, answer)
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
const counting = (mind: Mind<ArabRevolt>): { mind: Mind<ArabRevolt>; decisions: () => number } => {
  let decisions = 0
  const playOn: typeof DOOR.playOn = (...how) => {
    const end = DOOR.playOn(...how)
    decisions += end.answers
    return end
  }
  return { mind: { ...mind, door: { ...DOOR, playOn } }, decisions: () => decisions }
}

let next = 0
const searchRate = (given: Mind<ArabRevolt>): number => {
  const { mind, decisions } = counting(given)
  return rate(() => {
    const before = decisions()
    new Search(mind, positions[next++ % positions.length]!, next).run(PLAYOUTS)
    return decisions() - before
  })
}

const learned = mindOf(DOOR, PERCEPTION, unpackWeights(await weights()))
/** The same without judging: what the engine itself takes. */
const blind: Mind<ArabRevolt> = {
  ...learned,
  policy: (_, options) => options.map(() => 1 / options.length),
  value: ({ politicalWill }) => politicalWill / 20,
}

const plain = rate(() => DOOR.playOut(DOOR.newGame(), player).answers)
const engine = searchRate(blind)
const whole = searchRate(learned)
const choices = positions.reduce((sum, game) => sum + game.choices.length, 0) / positions.length
const rebuilds = rate(() => {
  DOOR.playOn(
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
