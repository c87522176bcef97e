import type { Study } from '../../../studies/study'
import type { Palestine } from '../rules/index'
import { beforeTheLastCount } from './before-the-last-count'

export const PRICE_OF_ARRESTS: Study<Palestine> = {
  id: 'price-of-arrests',
  title: 'The price of arrests',
  by: 'british',
  question:
    'The Assault in Samaria is done, and the last count comes next: a Mass Detention in Tel Aviv-Jaffa, or nothing more?',
  look: 'Only one Cell is left in Tel Aviv-Jaffa, and none in Lydda. What the die shows beyond it is lost in Political Will.',
  position: {
    spaces: {
      galilee: { cellsActive: 1 },
      samaria: { troops: 2, cellsActive: 1 },
      gaza: { troops: 3 },
      haifa: { troops: 2, police: 2, sabotage: 1 },
      'tel-aviv-jaffa': { troops: 3, police: 1, curfew: 1, cellsUnderground: 1 },
      jerusalem: { troops: 2, police: 1 },
      'railway-haifa-syria': { cellsActive: 1, sabotage: 1 },
    },
    politicalWill: 4,
    haganah: 2,
    prison: 3,
    ...beforeTheLastCount('P24', 'british'),
    boxes: { irgun: 'limited-operation' },
  },
  opening: ['operation-and-special', 'assault', 'samaria'],
  seed: 1945,
  found: [
    {
      says: 'None: the count leaves 2, and that is enough. From 3 on the die would lose the game.',
      claims: [
        { count: 2 },
        { better: 'done', than: 'mass-detention' },
        { won: 'british', after: ['done'] },
        { count: 1, after: ['mass-detention', 2] },
        { won: 'irgun', after: ['mass-detention', 3] },
      ],
    },
  ],
  then: 'When a game is over, a review tells which decision lost it: rarely the last one.',
}
