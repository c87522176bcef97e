import type { LevelId } from '../../../bots/levels'
import type { Offered } from '../../../ui/screen/cover'
import type { Palestine } from '../rules/index'
import { TO_PLAY } from '../words/en/to-play'
import { EXAMPLE_TEXT, OFFER } from '../words/en/offer'
import { IN_TEXT } from '../words/en/who'
import { Emblem } from './emblem'

/** Those that beat the one before them by as much as is wanted. */
const LEVELS: readonly LevelId[] = ['newcomer', 'steward', 'officer', 'planner']

/** Palestine on the first screen. */
export const OFFERED: Offered<Palestine> = {
  ...OFFER,
  Emblem,
  inText: (who) => IN_TEXT[who],
  toPlay: (who) => TO_PLAY[who],
  winner: (politicalWill) => (politicalWill === 0 ? 'irgun' : 'british'),
  levels: LEVELS,
  papers: async () => {
    const { SUBJECT, ABOUT } = await import('../words/en/papers')
    return { subject: SUBJECT, about: ABOUT }
  },
  learn: () => import('./taught').then((part) => part.TAUGHT),
  example: {
    ...EXAMPLE_TEXT,
    lesson: () => import('../lessons/example-of-play').then((part) => part.EXAMPLE_OF_PLAY),
  },
  studies: () => import('../studies/index').then((part) => part.STUDIES),
}
