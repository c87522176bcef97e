import { readFileSync } from 'node:fs'
import { mindOf, type Mind } from '../bots/mind'
import { unpackWeights, type WeightsFile } from '../bots/weights'
import { GAMES, door, load, schoolOf, type Door, type GameId, type House } from '../games/index'
import type { Openings } from '../coin/openings'
import type { Perception } from '../coin/perception'

/** The game that the tools are about unless told. */
export const USUAL_GAME: GameId = 'arab-revolt'

/** A game as the tools know it: its door, what its bots know, and where what they have learned is kept. */
export interface Learned {
  readonly door: Door
  readonly perception: Perception<House>
  readonly openings: Openings<House>
  readonly weights: string
  readonly book: string
}

/** All of a game by its name; ends the program where there is no such game. */
export const learned = async (game: GameId): Promise<Learned> => {
  if (!GAMES.includes(game)) {
    console.error(`--game wants one of ${GAMES.join(', ')}, not “${game}”`)
    process.exit(2)
  }
  const [{ PERCEPTION, OPENINGS }] = await Promise.all([schoolOf(game), load(game)])
  const folder = `src/games/${game}/bots`
  return {
    door: door(game),
    perception: PERCEPTION,
    openings: OPENINGS,
    weights: `${folder}/weights.json`,
    book: `${folder}/book.json`,
  }
}

/** A mind with the weights of a file: the shipped ones unless told. */
export const mindFrom = (
  { door, perception, weights }: Learned,
  file: string | null = null,
): Mind<House> => {
  const read = JSON.parse(readFileSync(file ?? weights, 'utf8')) as WeightsFile
  return mindOf(door, perception, unpackWeights(read))
}
