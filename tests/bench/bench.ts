/*
 * How fast the rules are, as ratios to two yardsticks measured in the same run: one written as such code
 * usually is, and one written for speed alone, so that nobody is misled by the first. All in processor time.
 *
 *   npm run -s bench [-- --game palestine] [--json]
 */
import { parseArgs } from 'node:util'
import { randomFrom, randomPlayer } from '../../src/bots/random'
import {
  GAMES,
  UNNAMED_GAME,
  answerCount,
  door,
  load,
  record,
  type Game,
} from '../../src/games/index'
import { quantile } from './quantile'
import { ticTacToe, ticTacToeByHand } from './tic-tac-toe'

/** The processor's time that this process has used, in milliseconds: other work on the machine does not count. */
const cpuTime = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** How many a second of processor time, over a while. */
const rate = (millis: number, work: () => number): number => {
  const start = cpuTime()
  let done = 0
  let spent = 0
  while (spent < millis) {
    done += work()
    spent = cpuTime() - start
  }
  return (done / spent) * 1000
}

/** So many rounds, each so many milliseconds of every piece of work; the first few are for the compiler alone. */
const ROUNDS = 25
const WARMING = 5
const SLICE = 120

const median = (numbers: readonly number[]): number => quantile(numbers, 0.5)

/** The rates of all pieces of work, round by round: what slows one down, other work on the machine say, slows its neighbours as well. */
const ratesOf = <Name extends string>(
  works: Readonly<Record<Name, () => number>>,
): Readonly<Record<Name, readonly number[]>> => {
  const names = Object.keys(works) as Name[]
  const rates = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    number[]
  >
  for (let round = 0; round < WARMING + ROUNDS; round++)
    for (const name of names) {
      const measured = rate(SLICE, works[name])
      if (round >= WARMING) rates[name].push(measured)
    }
  return rates
}

const USAGE = `usage: npm run -s bench [-- [--game ${GAMES.join(' | ')}] [--json]]`

/** What is asked for; null, and said, where that cannot be had. */
const asked = (): { readonly game: string; readonly json: boolean } | null => {
  try {
    const { values } = parseArgs({
      options: {
        game: { type: 'string', default: UNNAMED_GAME },
        json: { type: 'boolean', default: false },
      },
    })
    if (GAMES.includes(values.game)) return values
    console.error(`there is no game “${values.game}”\n${USAGE}`)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
  return null
}

const wanted = asked()
if (wanted === null) process.exit(2)
await load(wanted.game)
const rules = door(wanted.game)

const random = randomFrom(1)
const start = rules.newGame()
const player = randomPlayer(random)

let games = 0
let decisions = 0
const playRandom = (): number => {
  const { answers } = rules.playOut(start, player)
  games += 1
  decisions += answers
  return answers
}

const step = (game: Game): Game => {
  const legal = rules.options(game)
  return rules.apply(
    game,
    rules.question(game)?.by === 'chance'
      ? rules.chanceAnswer(game, random())
      : legal[Math.floor(random() * legal.length)]!,
  )
}

const playToEnd = (game: Game): Game => {
  let next = game
  while (rules.question(next) !== null) next = step(next)
  return next
}

const finished = Array.from({ length: 50 }, () => record(playToEnd(rules.newGame())))

const rates = ratesOf({
  calibration: () => ticTacToe(random),
  calibrationByHand: () => ticTacToeByHand(random),
  random: playRandom,
  door: () => answerCount(playToEnd(rules.newGame())),
  replay: () => {
    for (const one of finished) rules.replay(one)
    return finished.length
  },
})

type Work = keyof typeof rates

const usual = (work: Work): number => median(rates[work])

/** What one piece of work does for each that another does, round by round. */
const ratio = (work: Work, to: Work): number =>
  round(median(rates[work].map((each, i) => each / rates[to][i]!)), 3)

const size = (value: unknown): number => JSON.stringify(value).length
const largest = (numbers: readonly number[]): number => Math.max(...numbers)
const midTurns = finished.map(({ setup, answers }) => {
  const { game } = rules.replay({
    setup,
    answers: answers.slice(0, Math.floor(answers.length * 0.7)),
  })
  return game
})

const round = (number: number, digits: number): number => Number(number.toFixed(digits))

const result = {
  calibration: {
    actionsPerSecond: Math.round(usual('calibration')),
    byHandPerSecond: Math.round(usual('calibrationByHand')),
  },
  random: {
    decisionsPerSecond: Math.round(usual('random')),
    gamesPerSecond: Math.round(usual('random') / (decisions / games)),
    ratio: ratio('random', 'calibration'),
    ratioByHand: ratio('random', 'calibrationByHand'),
  },
  door: {
    decisionsPerSecond: Math.round(usual('door')),
    ratio: ratio('door', 'calibration'),
    ratioByHand: ratio('door', 'calibrationByHand'),
  },
  replay: { msPerGame: round(1000 / usual('replay'), 3) },
  bytes: {
    board: largest(midTurns.map((game) => size(rules.board(game)))),
    gameInMidTurn: largest(midTurns.map(size)),
    finishedRecord: largest(finished.map(size)),
  },
}

if (wanted.json) console.log(JSON.stringify(result, null, 2))
else {
  const { random: playout, door, bytes } = result
  console.log(
    [
      `yardstick (tic-tac-toe)   ${result.calibration.actionsPerSecond.toLocaleString('en')} moves a second`,
      `  by a hand-written loop  ${result.calibration.byHandPerSecond.toLocaleString('en')} moves a second`,
      `random play               ${playout.decisionsPerSecond.toLocaleString('en')} decisions a second, ratio ${playout.ratio.toString()} (wanted: 0.40), by hand ${playout.ratioByHand.toString()}`,
      `                          ${playout.gamesPerSecond.toLocaleString('en')} games a second`,
      `through the door          ${door.decisionsPerSecond.toLocaleString('en')} decisions a second, ratio ${door.ratio.toString()} (wanted: 0.15), by hand ${door.ratioByHand.toString()}`,
      `replay of a finished game ${result.replay.msPerGame.toString()} ms (wanted: under 3)`,
      `a board                   ${bytes.board.toString()} bytes of JSON at most (wanted: under 1,500)`,
      `a game in mid-turn        ${bytes.gameInMidTurn.toString()} bytes of JSON at most`,
      `a finished record         ${bytes.finishedRecord.toString()} bytes of JSON at most (wanted: under 20,000)`,
    ].join('\n'),
  )
}
