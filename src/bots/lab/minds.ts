import { door, load, schoolOf, type GameId, type House } from '../../games/index'
import { mindOf, type Mind } from '../mind'
import { unpackWeights, type WeightsFile } from '../weights'

const minds = new Map<GameId, Promise<Mind<House>>>()

const learned = async (game: GameId): Promise<Mind<House>> => {
  const [{ PERCEPTION, weights }] = await Promise.all([schoolOf(game), load(game)])
  return mindOf(door(game), PERCEPTION, unpackWeights((await weights()) as WeightsFile))
}

/** All that is needed to think about games by the rules of this name; loaded once. */
export const mindFor = (game: GameId): Promise<Mind<House>> => {
  const known = minds.get(game) ?? learned(game)
  minds.set(game, known)
  // What could not be fetched may be fetched another time.
  known.catch(() => minds.delete(game))
  return known
}
