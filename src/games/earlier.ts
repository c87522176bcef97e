/**
 * The second door of the games, opened late: how questions were put before rulings that have changed what they list.
 */
import { askedBy, type Asked as CoinAsked } from '../coin/asked'
import type { Game, GameId, House } from './house'
import { apply, options, question } from './index'
import { whichever, type OfAny } from './whichever'

export type Asked = CoinAsked<House>

/** A question as it is put now. */
export const askedNow = (game: Game): Asked => askedBy({ apply, options, question }, game, askedNow)

interface Earlier {
  readonly askedThen: (game: Game) => Asked
}

const EARLIER: Readonly<Record<GameId, () => Promise<OfAny<Earlier>>>> = {
  'arab-revolt': () => import('./arab-revolt/earlier/index'),
}

/** How a game's questions were put at first; null where they always were as they are. */
export const askedThenIn = async (id: GameId): Promise<Earlier['askedThen'] | null> => {
  const earlier = EARLIER[id]
  return earlier === undefined ? null : whichever<Earlier>(await earlier()).askedThen
}
