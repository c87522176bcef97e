import type { Study } from '../../../studies/study'
import type { Palestine } from '../rules/index'
import { beforeTheLastCount } from './before-the-last-count'

export const ANSWER_TO_A_CURFEW: Study<Palestine> = {
  id: 'answer-to-a-curfew',
  title: 'An answer to a Curfew',
  by: 'irgun',
  question:
    'No Cell is Underground, and the last count would leave 1: which Operation do Irgun choose?',
  look: 'Jerusalem lies under Curfew, and no Cell stands there.',
  position: {
    spaces: {
      galilee: { troops: 2 },
      samaria: { cellsActive: 2 },
      lydda: { cellsActive: 1, armsCaches: 1 },
      gaza: { cellsActive: 1 },
      haifa: { troops: 3, police: 2, sabotage: 1 },
      'tel-aviv-jaffa': { troops: 4, police: 2 },
      jerusalem: { troops: 3, police: 2, curfew: 1 },
      'railway-haifa-syria': { cellsActive: 1, sabotage: 1 },
    },
    politicalWill: 3,
    haganah: 2,
    prison: 3,
    ...beforeTheLastCount('P24', 'irgun'),
    boxes: { british: 'limited-operation' },
  },
  opening: ['operation-and-special'],
  seed: 1945,
  found: [
    {
      says: 'Travel: a Cell comes to Jerusalem from anywhere, and Propagandize costs the 1 that is left. That it is seen there does not matter.',
      claims: [
        { count: 1 },
        { better: 'travel', than: 'recruit' },
        { better: 'travel', than: 'rob' },
        {
          won: 'irgun',
          after: [
            'travel',
            'gaza',
            { from: 'gaza', to: 'jerusalem', underground: 0, active: 1 },
            'propagandize',
            'done',
          ],
        },
      ],
    },
  ],
  then: 'Against a bot you can play on from here: Undo leads back to your own last decision, however far the bot has gone.',
}
