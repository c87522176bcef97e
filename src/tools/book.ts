/*
 * Plays games with itself and counts how the turns went: the book of openings that is shipped.
 *
 *   npm run -s book -- [--game palestine] --levels officer:2000,planner:1000 --seed 1
 *
 * The same command with the same bots writes the same file: over the shipped one, unless --out FILE is given.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import type { LevelId } from '../bots/levels'
import { Counting, pruned, type Tally } from '../openings/tally'
import { turnsIn } from '../openings/turns'
import { USUAL_GAME, learned, mindFrom } from './learned'
import { playedOn } from './played'

const { values: given } = parseArgs({
  options: {
    game: { type: 'string', default: USUAL_GAME },
    levels: { type: 'string', default: 'officer:2000,planner:1000' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
})

const of = await learned(given.game)
const { door, perception } = of
const mind = mindFrom(of)

const countOf = (level: LevelId, games: number): Tally => {
  const counting = new Counting()
  for (let i = 0; i < games; i++) {
    const game = playedOn(mind, level, door.newGame(), Number(given.seed) + i)
    const { turns, board } = turnsIn(door, of.openings, door.record(game))
    counting.add(turns, perception.winner(board) === door.factions[0])
  }
  return pruned(counting.tally())
}

const levels = given.levels.split(',').map((one) => one.split(':') as [LevelId, string])
const book = Object.fromEntries(
  levels.map(([level, games]) => [level, countOf(level, Number(games))]),
)
const text = `${JSON.stringify(book)}\n`
const out = given.out ?? of.book
writeFileSync(out, text)
console.log(`${out}: ${text.length} bytes, ${gzipSync(text).length} gzipped`)
