/*
 * Tells by how much a result is steadier when what chance gave is taken out of it: the variance of results
 * less luck, as a share of the variance of results. Below 0.8 the review shows it.
 *
 *   npm run -s luck -- [--game palestine] --games 400 --level officer --seed 1 [--start balanced] [--handicap 3]
 */
import { parseArgs } from 'node:util'
import type { StartKind } from '../coin/perception'
import { fortuneOf } from '../bots/lab/reviewing'
import type { LevelId } from '../bots/levels'
import { randomFrom } from '../bots/random'
import { truthful } from '../bots/mind'
import { USUAL_GAME, learned, mindFrom } from './learned'
import { drawnInterval } from './match/statistics'
import { playedOn } from './played'

const { values: given } = parseArgs({
  options: {
    game: { type: 'string', default: USUAL_GAME },
    games: { type: 'string', default: '400' },
    level: { type: 'string', default: 'officer' },
    seed: { type: 'string', default: '1' },
    start: { type: 'string', default: 'balanced' },
    handicap: { type: 'string', default: '3' },
  },
})

const of = await learned(given.game)
const { door, perception } = of
const mind = truthful(mindFrom(of))
const [games, seed] = [Number(given.games), Number(given.seed)]

/** One game: whether the first side won it, and what chance gave that side in it. */
const playOne = (index: number): { result: number; luck: number } => {
  const random = randomFrom(seed + index)
  const { start, handicap } = given
  const setup = perception.startOf(start as StartKind, random, index, Number(handicap))
  let luck = 0
  const begun = door.newGame(setup)
  const game = playedOn(mind, given.level as LevelId, begun, seed + index, (before, answer) => {
    luck += fortuneOf(mind, before, answer)
  })
  return { result: mind.value(door.board(game)), luck }
}

const variance = (numbers: readonly number[]): number => {
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length
  return numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (numbers.length - 1)
}

const ratioOf = (played: readonly { result: number; luck: number }[]): number =>
  variance(played.map(({ result, luck }) => result - luck)) /
  variance(played.map(({ result }) => result))

const played = Array.from({ length: games }, (_, index) => playOne(index))
const short = (one: number) => Number(one.toFixed(3))
console.log(
  JSON.stringify(
    {
      games,
      level: given.level,
      start: given.start,
      handicap: Number(given.handicap),
      seed,
      won: short(played.reduce((sum, { result }) => sum + result, 0) / games),
      luck: short(played.reduce((sum, { luck }) => sum + luck, 0) / games),
      ratio: short(ratioOf(played)),
      interval: drawnInterval(played, ratioOf, randomFrom(seed)).map(short),
    },
    null,
    2,
  ),
)
