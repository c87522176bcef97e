/*
 * Tells how true the value is on games that it has not learned from: Brier score and reliability, campaign by
 * campaign, as the game begins, at the start of each to which it comes, and before every card.
 *
 *   npm run -s calibrate -- --games .training/games-5.jsonl [--weights FILE] [--json]
 *   npm run -s calibrate -- [--game palestine] --level planner --start printed --number 200 --seed 9000
 *
 * What is judged is the value as the lab tells it or, with --learned, as it was learned; then it tells as well what
 * would make it true on these games (the truths of a game's perception).
 *
 * The games are those of a file, or are played now, between two of a level. With a handicap a balanced start
 * has from none to so much less Political Will, game by game.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { StartKind } from '../coin/perception'
import type { LevelId } from '../bots/levels'
import { randomFrom } from '../bots/random'
import type { House } from '../games/index'
import { USUAL_GAME, learned, mindFrom } from './learned'
import { truthful } from '../bots/mind'
import { playedBy } from './played'
import { calibrationOf, judge, truthOf, type Calibration, type Moments } from './train/calibration'
import type { Lesson } from './train/self-play'

const { values: given } = parseArgs({
  options: {
    game: { type: 'string', default: USUAL_GAME },
    games: { type: 'string' },
    level: { type: 'string', default: 'planner' },
    start: { type: 'string', default: 'balanced' },
    handicap: { type: 'string', default: '0' },
    number: { type: 'string', default: '200' },
    seed: { type: 'string', default: '9000' },
    weights: { type: 'string' },
    learned: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})

const of = await learned(given.game)
const { door, perception } = of
const mind = mindFrom(of, given.weights)

type Ended = Pick<Lesson<House>, 'setup' | 'answers' | 'result'>

/** One game that is played now. */
const played = (index: number): Ended => {
  const seed = Number(given.seed) + index
  const handicap = index % (Number(given.handicap) + 1)
  const setup = perception.startOf(given.start as StartKind, randomFrom(seed), index, handicap)
  const game = playedBy(mind, given.level as LevelId, setup, seed)
  const winner = perception.winner(door.board(game))
  return { ...door.record(game), result: winner === door.factions[0] ? 1 : 0 }
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

const told = (calibration: Calibration): string[] => {
  const { judgements, brier, constant, ratio, tenths } = calibration
  const bins = tenths
    .filter(({ of }) => of > 0)
    .map(({ of, said, came }) => `    said ${said.toFixed(2)}, came ${came.toFixed(2)} (${of})`)
  return [
    `  Brier ${brier.toFixed(3)}, the constant guess ${constant.toFixed(3)}: ratio ${ratio.toFixed(2)} of ${judgements}`,
    ...bins,
  ]
}

const all = {
  games: ended.length,
  won: ended.reduce((sum, { result }) => sum + result, 0),
  begins: Array.from(moments.begins, (one) => calibrationOf(one ?? [])),
  starts: Array.from(moments.starts, (one) => calibrationOf(one ?? [])),
  cards: Array.from(moments.cards, (one) => calibrationOf(one ?? [])),
  truths: given.learned ? Array.from(moments.cards, (one) => truthOf(one ?? [])) : [],
}
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
  all.truths.forEach(({ shift, stretch }, i) =>
    console.log(`true in campaign ${i + 1}: shift ${shift}, stretch ${stretch}`),
  )
}
