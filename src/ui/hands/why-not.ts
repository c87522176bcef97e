import type { Game } from '../../games/index'
import { refusalOf } from '../../insight/index'
import { reasonText } from '../../games/arab-revolt/words/en/reasons'
import type { Tried } from './gesture'

/** Why the space that is looked at cannot be chosen, with the rule; null where it can, or is not asked for. */
export const whyNot = (game: Game, tried: Tried): string | null => {
  if (tried === null || 'stroke' in tried || tried.legal) return null
  const refused = refusalOf(game, tried.space)
  return refused && `${reasonText(refused)} (${refused.rule})`
}
