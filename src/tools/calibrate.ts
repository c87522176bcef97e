/*
 * Tells how true the value is on games that it has not learned from: Brier score and reliability, campaign by
 * campaign, as the game begins, at the start of each to which it comes, and before every card; and before the cards of
 * all campaigns together.
 *
 *   npm run -s calibrate -- --games .training/games-5.jsonl [--weights FILE] [--json]
 *   npm run -s calibrate -- [--game palestine] --level planner --start printed --number 200 --seed 9000 [--floor 8]
 *
 * What is judged is the value as the lab tells it or, with --learned, as it was learned; then it tells as well what
 * would make it true on these games (the truths of a game's perception).
 *
 * The games are those of a file, or are played now, between two of a level, from starts of one kind, or of several in
 * turn (--start whole,balanced,varied). With a handicap a balanced start has from none to so much less Political Will,
 * game by game.
 *
 * With --floor the level plays on so many times, twice at least, from where a game begins and from each start of a
 * campaign. How often it won from each tells what whoever knew the true chances would score: the rest is chance.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { START_KINDS, type StartKind } from '../coin/perception'
import type { LevelId } from '../bots/levels'
import { randomFrom } from '../bots/random'
import { seededNumber, type Game, type House } from '../games/index'
import { USUAL_GAME, learned, mindFrom } from './learned'
import { truthful } from '../bots/mind'
import type { Interval } from './match/statistics'
import { playedOn } from './played'
import {
  calibrationOf,
  hearMoments,
  judge,
  ratioInterval,
  truthOf,
  type Calibration,
  type Moments,
} from './train/calibration'
import { floorOf, type Floor, type PlayedOn } from './train/floor'
import type { Sample } from './train/self-play'

const { values: given } = parseArgs({
  options: {
    game: { type: 'string', default: USUAL_GAME },
    games: { type: 'string' },
    level: { type: 'string', default: 'planner' },
    start: { type: 'string', default: 'balanced' },
    handicap: { type: 'string', default: '0' },
    number: { type: 'string', default: '200' },
    seed: { type: 'string', default: '9000' },
    floor: { type: 'string', default: '0' },
    weights: { type: 'string' },
    learned: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})

const times = Number(given.floor)
if (times !== 0 && !(Number.isInteger(times) && times >= 2)) {
  console.error(`--floor wants a whole number from 2 on, not “${given.floor}”`)
  process.exit(2)
}

const starts = given.start.split(',') as StartKind[]
if (!starts.every((one) => START_KINDS.includes(one))) {
  console.error(`--start wants some of ${START_KINDS.join()}, not “${given.start}”`)
  process.exit(2)
}

const of = await learned(given.game)
const { door, perception } = of
const mind = mindFrom(of, given.weights)

type Ended = Pick<Sample<House>, 'setup' | 'answers' | 'result'>

/** What a game came to that the level plays on: 1 if the first side has won, else 0. */
const playOn = (from: Game, seed: number): { game: Game; result: number } => {
  const game = playedOn(mind, given.level as LevelId, from, seed)
  return { game, result: perception.winner(door.board(game)) === door.factions[0] ? 1 : 0 }
}

/** One game that is played now. */
const played = (index: number): Ended => {
  const seed = Number(given.seed) + index
  const kind = starts[index % starts.length]!
  const turn = Math.floor(index / starts.length)
  const handicap = turn % (Number(given.handicap) + 1)
  const setup = perception.startOf(kind, randomFrom(seed), turn, handicap)
  const { game, result } = playOn(door.newGame(setup), seed)
  return { ...door.record(game), result }
}

const ended =
  given.games === undefined
    ? Array.from({ length: Number(given.number) }, (_, i) => played(i))
    : readFileSync(given.games, 'utf8')
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as Ended)
const moments: Moments = { begins: [], starts: [], cards: [] }
const { value } = given.learned ? mind : truthful(mind)
for (const one of ended) judge(door, perception, value, one, moments)

const floors: Record<'begins' | 'starts', (PlayedOn[] | undefined)[]> = { begins: [], starts: [] }
/** Plays on from where a game begins and from each start of a campaign in it, with chance of their own. */
const playOnAgain = ({ setup, answers }: Ended, index: number): void =>
  hearMoments(door, perception, { setup, answers }, ({ kind, round, board, at }) => {
    if (kind === null) return
    const said = value(board)
    const { game } = door.replay({ setup, answers: answers.slice(0, at) })
    let won = 0
    for (let time = 0; time < times; time++) {
      const seed = Math.floor(2 ** 31 * seededNumber(Number(given.seed) + index, time))
      won += playOn(game, seed).result
    }
    ;(floors[kind][round] ??= []).push({ said, won, of: times })
  })
if (times > 0) ended.forEach(playOnAgain)

/** Where the game or a campaign begins, with what was found by playing on from there. */
interface Beginning extends Calibration {
  readonly interval: Interval
  readonly floor: Floor | null
}

const beginnings = (kind: 'begins' | 'starts'): Beginning[] =>
  Array.from(moments[kind], (one = [], round) => ({
    ...calibrationOf(one),
    interval: ratioInterval(one, randomFrom(1)),
    floor: times > 0 && one.length > 0 ? floorOf(floors[kind][round]!, randomFrom(1)) : null,
  }))

const all = {
  games: ended.length,
  won: ended.reduce((sum, { result }) => sum + result, 0),
  begins: beginnings('begins'),
  starts: beginnings('starts'),
  cards: Array.from(moments.cards, (one) => calibrationOf(one ?? [])),
  everyCard: calibrationOf(moments.cards.flatMap((one = []) => one)),
  truths: given.learned ? Array.from(moments.cards, (one) => truthOf(one ?? [])) : [],
}

const between = ([from, to]: Interval): string => `[${from.toFixed(2)}–${to.toFixed(2)}]`

const told = (one: Calibration & Partial<Beginning>): string[] => {
  const { judgements, brier, constant, ratio, tenths, interval, floor } = one
  const scores = `Brier ${brier.toFixed(3)}, the constant guess ${constant.toFixed(3)}`
  const bins = tenths
    .filter(({ of }) => of > 0)
    .map(({ of, said, came }) => `    said ${said.toFixed(2)}, came ${came.toFixed(2)} (${of})`)
  return [
    `  ${scores}: ratio ${ratio.toFixed(2)}${interval ? ` ${between(interval)}` : ''} of ${judgements}`,
    ...(floor ? toldFloor(floor) : []),
    ...bins,
  ]
}

const toldFloor = (one: Floor): string[] => [
  `  played on ${times} times from each, the constant guess ${one.constant.toFixed(3)}: ratio ` +
    `${one.told.toFixed(2)} ${between(one.toldInterval)}, with the true chances ` +
    `${one.floor.toFixed(2)} ${between(one.floorInterval)}`,
]

if (given.json) console.log(JSON.stringify(all, null, 2))
else {
  console.log(`${all.games} games, ${all.won} won by the first side`)
  for (const [where, list] of [
    ['as the game begins, at the start of', all.begins],
    ['at the start of', all.starts],
    ['before each card of', all.cards],
  ] as const)
    list.forEach((one, i) => {
      if (one.judgements > 0) console.log([`${where} campaign ${i + 1}`, ...told(one)].join('\n'))
    })
  console.log(['before every card', ...told(all.everyCard)].join('\n'))
  all.truths.forEach(({ shift, stretch }, i) =>
    console.log(`true in campaign ${i + 1}: shift ${shift}, stretch ${stretch}`),
  )
}
