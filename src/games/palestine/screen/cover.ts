import type { Cover } from '../../../ui/screen/cover'
import type { Palestine } from '../rules/index'
import { NAME, RANKS } from '../words/en/cover'
import { WHO } from '../words/en/who'

/** Palestine as it is told of; the rules are not asked. */
export const COVER: Cover<Palestine> = {
  name: NAME,
  sides: ['british', 'irgun'],
  who: (who) => WHO[who],
  ranks: RANKS,
  offered: () => import('./offer').then((part) => part.OFFERED),
}
