/*
 * Lets each level play the one below it, and each of the two itself from the same starts, so that it can be
 * seen whether the stronger one wins on neither side less than two equals do there. Tells it as a table.
 *
 *   npm run -s ladder -- [--game palestine] [--pairs 500] [--mirrors 200] [--seed 1] [--only planner]
 *
 * It goes on where it was broken off, as a match does.
 */
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { LEVEL_IDS, type LevelId } from '../bots/levels'
import type { GameId } from '../games/index'
import { USUAL_GAME, learned } from './learned'
import { isMatchThread, playMatch } from './match/playing'
import { standing, type Report, type Score } from './match/report'
import { seatOf, type Seat } from './match/seat'

/**
 * So much Political Will is taken away where a level plays the one below it, so that neither side always wins.
 */
const HANDICAPS: Readonly<Record<GameId, Readonly<Partial<Record<LevelId, number>>>>> = {
  'arab-revolt': { steward: 9, officer: 0, planner: 2, strategist: 0, commander: 0 },
  palestine: { steward: 2, officer: 2, planner: 0, strategist: 0, commander: 0 },
}

const percent = (share: number): string => (100 * share).toFixed(0)

const told = ({ share, interval: [from, to] }: Score): string =>
  `${percent(share)} % [${percent(from)}–${percent(to)}]`

/** A level over the one below, and how the sides stand where two of the weaker, or of the stronger, play. */
const rowOf = (rung: Report, weaker: Report, stronger: Report): string[] => {
  const [one, other] = Object.keys(rung.as) as [string, string]
  const [none, , each, , both] = rung.outcomes
  return [
    `${rung.first} over ${rung.second}`,
    `${rung.handicap}`,
    `${rung.pairs}`,
    told(rung.score),
    ...[one, other].map((side) => told(rung.as[side]!)),
    ...[weaker, stronger].map(({ as }) => standing(as[one]!.share, as[other]!.share)),
    `${none}, ${each}, ${both}`,
  ]
}

const lineOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const play = async (): Promise<void> => {
  const { values: given } = parseArgs({
    options: {
      game: { type: 'string', default: USUAL_GAME },
      pairs: { type: 'string', default: '500' },
      mirrors: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string', default: LEVEL_IDS.join(',') },
      threads: { type: 'string', default: availableParallelism().toString() },
    },
  })
  const of = await learned(given.game)
  const match = (first: LevelId, second: LevelId, handicap: number, pairs: string) =>
    playMatch(import.meta.url, of, {
      first: seatOf(first) as Seat,
      second: seatOf(second) as Seat,
      handicap,
      pairs: Number(pairs),
      seed: Number(given.seed),
      start: 'balanced',
      threads: Number(given.threads),
      sprt: false,
    })
  const sides = of.door.factions
  const heads = ['pairing', 'handicap', 'pairs', 'score', ...sides.map((side) => `as ${side}`)]
  const mirrors = ['weaker', 'stronger'].map((one) => `two of the ${one}, ${sides.join(' : ')}`)
  const all = [...heads, ...mirrors, 'pairs won 0, 1, 2 times']
  console.log([lineOf(all), lineOf(all.map(() => '---'))].join('\n'))
  for (const [i, level] of LEVEL_IDS.entries()) {
    const below = LEVEL_IDS[i - 1]
    const handicap = HANDICAPS[given.game]?.[level]
    if (below === undefined || handicap === undefined) continue
    if (!given.only.split(',').includes(level)) continue
    const rung = await match(level, below, handicap, given.pairs)
    const weaker = await match(below, below, handicap, given.mirrors)
    const stronger = await match(level, level, handicap, given.mirrors)
    console.log(lineOf(rowOf(rung, weaker, stronger)))
  }
}

if (!isMatchThread()) await play()
