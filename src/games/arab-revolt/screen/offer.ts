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
  learn: async () => (await import('./taught')).TAUGHT,
  example: {
    ...EXAMPLE_TEXT,
    lesson: async () => (await import('../lessons/example-of-play')).EXAMPLE_OF_PLAY,
  },
  studies: async () => (await import('../studies/index')).STUDIES,
  classes: async () => (await import('../lessons/class/index')).CLASS_LESSONS,
  history: async () => (await import('./history')).HISTORY,
}
