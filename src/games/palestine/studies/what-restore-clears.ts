import type { Study } from '../../../studies/study'
import type { Palestine } from '../rules/index'
import { beforeTheLastCount } from './before-the-last-count'

export const WHAT_RESTORE_CLEARS: Study<Palestine> = {
  id: 'what-restore-clears',
  title: 'What a Restore clears',
  by: 'british',
  question: 'The last count comes next, and one Restore is left: in which space?',
  look: 'Three markers lie on the Railway between Tel Aviv-Jaffa and Haifa, two in Haifa, and two of Terror in Jerusalem.',
  position: {
    spaces: {
      lydda: { cellsActive: 2 },
      gaza: { troops: 2, cellsActive: 1 },
      haifa: { troops: 2, police: 1, sabotage: 2 },
      'tel-aviv-jaffa': { troops: 4, police: 1, cellsUnderground: 1 },
      jerusalem: { troops: 2, police: 1, terror: 2 },
      'railway-tel-aviv-haifa': { troops: 2, police: 1, sabotage: 3 },
      'railway-haifa-syria': { cellsActive: 1, sabotage: 1 },
    },
    politicalWill: 10,
    haganah: 2,
    prison: 3,
    ...beforeTheLastCount('P24', 'british'),
    boxes: { irgun: 'limited-operation' },
  },
  opening: ['operation-and-special', 'deploy', 'restore'],
  seed: 1945,
  found: [
    {
      says: 'Haifa: two Sabotage markers there cost 4, and a City without any gives 1. Political Will is 2 after the count.',
      claims: [
        { count: 0 },
        { better: 'haifa', than: 'jerusalem' },
        { better: 'haifa', than: 'railway-tel-aviv-haifa' },
        { count: 2, after: ['haifa'] },
      ],
    },
    {
      says: 'Terror only turns to Sabotage, and a Railway costs 2 once, however many markers lie there: neither is enough.',
      claims: [
        { count: 0, after: ['jerusalem'] },
        { count: 0, after: ['railway-tel-aviv-haifa'] },
      ],
    },
  ],
  then: 'Try the best line as a branch: it is played out beside your game, and you can compare the two ends.',
}
