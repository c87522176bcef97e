import type { Openings } from '../coin/openings'
import type { Perception } from '../coin/perception'
import type { GameId, House } from './house'
import { whichever, type OfAny } from './whichever'

/** What the room of a game's bots has at its door. */
export interface School {
  readonly PERCEPTION: Perception<House>
  readonly OPENINGS: Openings<House>
  /** How turns went when bots played themselves, as `npm run -s book` has counted it. */
  readonly book: () => Promise<unknown>
  /** What was learned, as the bots have written it. */
  readonly weights: () => Promise<unknown>
}

const SCHOOLS: Readonly<Record<GameId, () => Promise<OfAny<School>>>> = {
  'arab-revolt': () => import('./arab-revolt/bots/index'),
  palestine: () => import('./palestine/bots/index'),
}

/** Fetches what bots must be told of a game. */
export const schoolOf = async (id: GameId): Promise<School> => {
  const school = SCHOOLS[id]
  if (school === undefined) throw new Error(`nobody has learned ${id}`)
  return whichever<School>(await school())
}
