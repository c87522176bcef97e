import type { Game } from '../../games/index'
import { refusalOf } from '../../insight/index'
import type { Words } from '../screen/screen'
import type { Tried } from './gesture'

/** Why the space that is looked at cannot be chosen, with the rule; null where it can, or is not asked for. */
export const whyNot = (game: Game, tried: Tried, words: Words): string | null => {
  if (tried === null || 'stroke' in tried || tried.legal) return null
  const refused = refusalOf(game, tried.space)
  return refused && `${words.reason(refused)} (${refused.rule})`
}
