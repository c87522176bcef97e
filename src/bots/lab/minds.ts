import { door, load, type GameId, type House } from '../../games/index'
import type { Perception } from '../../coin/perception'
import { mindOf, type Mind } from '../mind'
import { unpackWeights, type WeightsFile } from '../weights'

/** What the room of a game's bots has at its door. */
interface School {
  readonly PERCEPTION: Perception<House>
  readonly weights: () => Promise<WeightsFile>
}

const SCHOOLS: Readonly<Record<GameId, () => Promise<School>>> = {
  'arab-revolt': () => import('../../games/arab-revolt/bots/index'),
}

const minds = new Map<GameId, Promise<Mind<House>>>()

const learned = async (game: GameId): Promise<Mind<House>> => {
  const school = SCHOOLS[game]
  if (school === undefined) throw new Error(`nobody has learned ${game}`)
  const [{ PERCEPTION, weights }] = await Promise.all([school(), load(game)])
  return mindOf(door(game), PERCEPTION, unpackWeights(await weights()))
}

/** All that is needed to think about games by the rules of this name; loaded once. */
export const mindFor = (game: GameId): Promise<Mind<House>> => {
  const known = minds.get(game) ?? learned(game)
  minds.set(game, known)
  // What could not be fetched may be fetched another time.
  known.catch(() => minds.delete(game))
  return known
}
