import type { Study } from '../../../studies/study'
import type { Palestine } from '../rules/index'
import { beforeTheLastCount } from './before-the-last-count'

export const BEFORE_THE_ROLL: Study<Palestine> = {
  id: 'before-the-roll',
  title: 'Before the roll',
  by: 'irgun',
  question:
    'A Cell has turned Active on the Railway, and everything hangs on the roll: roll now, or something before?',
  look: 'A Police stands there, which takes 1 off the die, and a second Cell, which is still Underground.',
  position: {
    spaces: {
      galilee: { troops: 2 },
      'haifa-district': { cellsActive: 1 },
      haifa: { troops: 3, police: 2, sabotage: 1 },
      'tel-aviv-jaffa': { troops: 3, police: 1 },
      jerusalem: { troops: 4, police: 1 },
      'railway-tel-aviv-jerusalem': { police: 1, cellsUnderground: 2 },
    },
    politicalWill: 2,
    haganah: 2,
    prison: 4,
    ...beforeTheLastCount('P24', 'irgun'),
    boxes: { british: 'limited-operation' },
  },
  opening: ['operation-and-special', 'sabotage', 'railway-tel-aviv-jerusalem'],
  seed: 1945,
  found: [
    {
      says: 'Silence first: without the Police a 3 is enough, and the games won go from three in six to four.',
      claims: [
        { better: 'silence', than: 'roll' },
        { won: 'irgun', after: ['silence', 3] },
        { won: 'british', after: ['roll', 3, 'done'] },
        { won: 'irgun', after: ['roll', 4, 'done'] },
      ],
    },
  ],
  then: 'In the lab each answer has a place: answers that cannot be told apart share one, and ± says how far the sampling may be off.',
}
