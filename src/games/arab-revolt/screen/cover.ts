import type { Cover } from '../../../ui/screen/cover'
import type { ArabRevolt } from '../rules/index'
import { NAME, RANKS } from '../words/en/cover'
import { WHO } from '../words/en/who'

/** Arab Revolt as it is told of; the rules are not asked. */
export const COVER: Cover<ArabRevolt> = {
  name: NAME,
  sides: ['british', 'rebels'],
  who: (who) => WHO[who],
  ranks: RANKS,
  offered: () => import('./offer').then((part) => part.OFFERED),
}
