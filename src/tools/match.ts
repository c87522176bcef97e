/*
 * Lets two bots play each other: pairs of games from the same start with the same chance, sides swapped.
 *
 *   npm run -s match -- --british planner --rebels officer --pairs 500 --seed 1 --json
 *   npm run -s match -- --game palestine --british planner --irgun officer --pairs 100
 *
 * A bot against itself plays one game a pair, and tells how the sides stand: the mirror rate.
 */
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { START_KINDS } from '../coin/perception'
import { GAMES } from '../games/index'
import { USUAL_GAME, learned } from './learned'
import { isMatchThread, playMatch, type Asked } from './match/playing'
import { inWords } from './match/report'
import { SEATS, seatOf } from './match/seat'

const USAGE = `usage: npm run -s match -- [--game GAME] --british SEAT --rebels SEAT [--pairs 20] [--seed 1] …

  GAME      ${GAMES.join(' or ')}
  SEAT      ${SEATS}
  --irgun   the other side of Palestine, as --rebels is that of Arab Revolt
  --pairs   how many pairs of games; each seat plays each side once in a pair
  --seed    a whole number; the same seed gives the same starts and the same chance
  --start   ${START_KINDS.join(', ')}: what a game begins from
  --handicap  so much less Political Will in a balanced start, for weaker players
  --sprt    stop as soon as the sequential test (elo 0 against 50, both errors 5 %) is decided
  --threads how many games at a time; as many as there are cores unless told
  --keep    the file in which pairs are kept, and from which a broken-off match goes on
  --json    tell the result as JSON`

interface Given extends Asked {
  readonly game: string
  readonly json: boolean
}

const asked = (): Given | null => {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: USUAL_GAME },
      british: { type: 'string', default: 'planner' },
      rebels: { type: 'string' },
      irgun: { type: 'string' },
      pairs: { type: 'string', default: '20' },
      seed: { type: 'string', default: '1' },
      start: { type: 'string', default: 'balanced' },
      handicap: { type: 'string', default: '0' },
      sprt: { type: 'boolean', default: false },
      threads: { type: 'string', default: availableParallelism().toString() },
      keep: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  const first = seatOf(values.british)
  const second = seatOf(values.irgun ?? values.rebels ?? 'officer')
  const start = START_KINDS.find((one) => one === values.start)
  const pairs = Number(values.pairs)
  const seed = Number(values.seed)
  const threads = Number(values.threads)
  const handicap = Number(values.handicap)
  if (first === null || second === null || start === undefined) return null
  if (!(pairs > 0) || !Number.isInteger(seed) || !(threads > 0) || !Number.isInteger(handicap))
    return null
  return { ...values, first, second, start, handicap, pairs, seed, threads }
}

if (!isMatchThread()) {
  const given = asked()
  if (given === null) {
    console.error(USAGE)
    process.exitCode = 2
  } else {
    const report = await playMatch(import.meta.url, await learned(given.game), given)
    console.log(given.json ? JSON.stringify(report, null, 2) : inWords(report))
  }
}
