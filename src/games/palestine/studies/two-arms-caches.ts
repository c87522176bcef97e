import type { Study } from '../../../studies/study'
import type { Palestine } from '../rules/index'
import { beforeTheLastCount } from './before-the-last-count'

export const TWO_ARMS_CACHES: Study<Palestine> = {
  id: 'two-arms-caches',
  title: 'Two Arms Caches',
  by: 'british',
  question:
    'A Limited Operation, and then the last count, which would leave nothing: which Operation?',
  look: 'In Lydda and in Gaza an Arms Cache lies alone beside two Troops. The British hold no Intel chit.',
  position: {
    spaces: {
      'haifa-district': { cellsActive: 1 },
      lydda: { troops: 2, armsCaches: 1 },
      gaza: { troops: 2, armsCaches: 1 },
      haifa: { troops: 3, police: 2, sabotage: 1 },
      'tel-aviv-jaffa': { troops: 3, police: 1, cellsActive: 1 },
      jerusalem: { troops: 2, police: 1, terror: 1 },
      'railway-haifa-syria': { cellsActive: 1, sabotage: 1 },
    },
    politicalWill: 5,
    haganah: 2,
    prison: 3,
    ...beforeTheLastCount('P24', 'british'),
    boxes: { irgun: 'operation-and-special' },
  },
  opening: ['limited-operation'],
  seed: 1945,
  found: [
    {
      says: 'An Assault: the first Arms Cache brings 1 Political Will and a chit, and the chit pays for a second space, whatever its value.',
      claims: [
        { count: 0 },
        { better: 'assault', than: 'deploy' },
        { better: 'assault', than: 'search' },
        {
          won: 'british',
          after: ['assault', 'lydda', 0, { chit: 0, from: 'held' }, 'gaza', 0],
        },
      ],
    },
    {
      says: 'With one of the two the count still leaves nothing.',
      claims: [{ won: 'irgun', after: ['assault', 'lydda', 0, 'done'] }],
    },
  ],
  then: 'Step through the best line in the lab: each press shows the board after one more answer, and nothing is played.',
}
