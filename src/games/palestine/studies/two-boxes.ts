import type { Study } from '../../../studies/study'
import type { Palestine } from '../rules/index'
import { beforeTheLastCount } from './before-the-last-count'

export const TWO_BOXES: Study<Palestine> = {
  id: 'two-boxes',
  title: 'Two boxes',
  by: 'british',
  question: 'Two boxes are free, and the last count would leave nothing: which of them?',
  look: 'The unshaded side of the Event removes a Terror marker. In Lydda an Arms Cache lies alone beside two Troops.',
  position: {
    spaces: {
      'haifa-district': { cellsActive: 1 },
      lydda: { troops: 2, armsCaches: 1 },
      gaza: { troops: 2 },
      haifa: { troops: 3, police: 2, sabotage: 1 },
      'tel-aviv-jaffa': { troops: 3, police: 1, cellsActive: 1 },
      jerusalem: { troops: 2, police: 1, terror: 1 },
      'railway-haifa-syria': { cellsActive: 1, sabotage: 1 },
    },
    politicalWill: 5,
    haganah: 2,
    prison: 3,
    ...beforeTheLastCount('P3', 'british'),
    boxes: { irgun: 'operation-and-special' },
  },
  opening: [],
  seed: 1945,
  found: [
    {
      says: 'The Event: one Terror marker less is worth 3, and a City without any gives 1. The count leaves 3.',
      claims: [
        { count: 0 },
        { better: 'event', than: 'limited-operation' },
        { count: 3, after: ['event', 'unshaded'] },
      ],
    },
    {
      says: 'A Limited Assault in Lydda would bring 1, and that is too little.',
      claims: [{ won: 'irgun', after: ['limited-operation', 'assault', 'lydda', 0, 'done'] }],
    },
  ],
  then: 'The model speaks of play like its own. Simulate both answers with other players on both sides, and see whether the difference holds.',
}
