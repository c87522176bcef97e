import type { Asked as CoinAsked } from '../../../coin/asked'
import { RulesError, question, type ArabRevolt, type Game, type Option } from '../rules'

export type Asked = CoinAsked<ArabRevolt>

/** How the questions after one are put. */
export type Next = (game: Game) => Asked

/** A question to the British that is no longer put: of all that was listed, only one answer changes nothing. */
export const askedNoMore = (
  game: Game,
  options: () => readonly Option[],
  onDone: () => Asked,
): Asked => ({
  game,
  byChance: false,
  options,
  answer(option) {
    if (option === 'done') return onDone()
    throw new RulesError('not-offered', `${question(game)?.ask}`, option)
  },
})
