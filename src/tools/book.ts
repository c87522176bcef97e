/*
 * Plays games with itself and counts how the turns went: the book of openings that is shipped.
 *
 *   npm run -s book -- --levels officer:6000,planner:1500 --seed 1
 *
 * The same command writes the same file.
 */
import { writeFileSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { LEVELS, type LevelId } from '../bots/levels'
import { mindOf } from '../bots/mind'
import { moveOf } from '../bots/player'
import { unpackWeights, type WeightsFile } from '../bots/weights'
import { OPENINGS, PERCEPTION } from '../games/arab-revolt/bots/index'
import { DOOR } from '../games/arab-revolt/rules/index'
import { Counting, pruned, type Tally } from '../openings/tally'
import { turnsIn } from '../openings/turns'

const { values: given } = parseArgs({
  options: {
    levels: { type: 'string', default: 'officer:6000,planner:1500' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: 'src/games/arab-revolt/bots/book.json' },
  },
})

const SHIPPED = 'src/games/arab-revolt/bots/weights.json'
const mind = mindOf(
  DOOR,
  PERCEPTION,
  unpackWeights(JSON.parse(readFileSync(SHIPPED, 'utf8')) as WeightsFile),
)

/** One game from the printed start, between two of the same level. */
const playOne = (level: LevelId, seed: number) => {
  const chance = DOOR.seededChance(seed)
  let game = DOOR.newGame()
  for (let asked = DOOR.question(game); asked !== null; asked = DOOR.question(game)) {
    const option =
      asked.by === 'chance' ? chance(game) : moveOf(mind, LEVELS[level], game, { seed }).option
    game = DOOR.apply(game, option)
  }
  return DOOR.record(game)
}

const countOf = (level: LevelId, games: number): Tally => {
  const counting = new Counting()
  for (let i = 0; i < games; i++) {
    const { turns, board } = turnsIn(DOOR, OPENINGS, playOne(level, Number(given.seed) + i))
    counting.add(turns, PERCEPTION.winner(board) === DOOR.factions[0])
  }
  return pruned(counting.tally())
}

const levels = given.levels.split(',').map((one) => one.split(':') as [LevelId, string])
const book = Object.fromEntries(
  levels.map(([level, games]) => [level, countOf(level, Number(games))]),
)
const text = `${JSON.stringify(book)}\n`
writeFileSync(given.out, text)
console.log(`${given.out}: ${text.length} bytes, ${gzipSync(text).length} gzipped`)
