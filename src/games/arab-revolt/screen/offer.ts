import { LEVEL_IDS } from '../../../bots/levels'
import type { ArabRevolt } from '../rules/index'
import type { Offered } from '../../../ui/screen/cover'
import { TO_PLAY } from '../words/en/to-play'
import { EXAMPLE_TEXT, OFFER } from '../words/en/offer'
import { IN_TEXT } from '../words/en/who'
import { Emblem } from './emblem'

/** Arab Revolt on the first screen. */
export const OFFERED: Offered<ArabRevolt> = {
  ...OFFER,
  Emblem,
  inText: (who) => IN_TEXT[who],
  toPlay: (who) => TO_PLAY[who],
  winner: (politicalWill) => (politicalWill === 0 ? 'rebels' : 'british'),
  levels: LEVEL_IDS,
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
  classes: () => import('../lessons/class/index').then((part) => part.CLASS_LESSONS),
  history: () => import('./history').then((part) => part.HISTORY),
}
