import type { Study } from '../../../studies/study'
import type { Palestine } from '../rules/index'
import { beforeTheLastCount } from './before-the-last-count'

export const ONE_RAILWAY: Study<Palestine> = {
  id: 'one-railway',
  title: 'One space left',
  by: 'irgun',
  question:
    'A Limited Operation, and then the last count: in which space do Irgun carry out their Sabotage?',
  look: 'No Railway has Sabotage yet. An Arms Cache lies in Lydda, and no Police stand there or on the Railway next to it.',
  position: {
    spaces: {
      galilee: { troops: 2 },
      'haifa-district': { cellsActive: 1 },
      lydda: { cellsUnderground: 1, armsCaches: 1 },
      haifa: { troops: 3, police: 2, sabotage: 1 },
      'tel-aviv-jaffa': { troops: 3, police: 1 },
      jerusalem: { troops: 4, police: 1, cellsUnderground: 1 },
      'railway-tel-aviv-jerusalem': { cellsUnderground: 1 },
    },
    politicalWill: 2,
    haganah: 2,
    prison: 4,
    ...beforeTheLastCount('P24', 'irgun'),
    boxes: { british: 'operation-and-special' },
  },
  opening: ['limited-operation', 'sabotage'],
  seed: 1945,
  found: [
    {
      says: 'The first Railway of all makes a difference of 4: it costs 2, and the 2 for quiet Railways are lost. No other space brings the count to 0.',
      claims: [
        { count: 4 },
        { better: 'railway-tel-aviv-jerusalem', than: 'lydda' },
        { better: 'railway-tel-aviv-jerusalem', than: 'jerusalem' },
      ],
    },
    {
      says: 'With the Arms Cache of Lydda it cannot fail: even a 1 on the die is enough.',
      claims: [
        {
          won: 'irgun',
          after: ['railway-tel-aviv-jerusalem', { piece: 'armsCaches', space: 'lydda' }, 1],
        },
      ],
    },
  ],
  then: 'Open “Why” in the lab: it tells what the count would be now, and what it would be at the end of the best line.',
}
