import type { Cover } from '../../../ui/screen/cover'
import { NAME, RANKS } from '../words/en/cover'
import { WHO } from '../words/en/who'

/** Arab Revolt as it is told of; the rules are not asked. */
export const COVER: Cover = {
  name: NAME,
  sides: ['british', 'rebels'],
  who: WHO,
  ranks: RANKS,
  offered: async () => (await import('./offer')).OFFERED,
}
