import type { Study } from '../../../studies/study'
import type { ArabRevolt } from '../rules/index'

export const THE_COUNT_SAYS_NOTHING: Study<ArabRevolt> = {
  id: 'the-count-says-nothing',
  title: 'The count says 0',
  by: 'british',
  question:
    'If Propaganda came now, Political Will would fall from 8 to 0 and the Rebels would have won: which box do the British take?',
  look: 'The forecast tells what would be counted now, not what there is still time to change.',
  position: {
    spaces: {
      galilee: { irregularsUnderground: 2, guerrillasUnderground: 1, guerrillasActive: 2 },
      samaria: {
        troops: 4,
        irregularsUnderground: 1,
        guerrillasUnderground: 2,
        bases: 1,
        opposition: 1,
      },
      lydda: { guerrillasActive: 1 },
      'jerusalem-district': { troops: 8, guerrillasUnderground: 3, bases: 2, opposition: 1 },
      gaza: { guerrillasUnderground: 2, bases: 2, opposition: 1 },
      haifa: { troops: 3, police: 5 },
      jerusalem: { guerrillasActive: 1, opposition: 1 },
      'railway-haifa-syria': { guerrillasUnderground: 1 },
    },
    outOfPlay: { countries: ['transjordan', 'egypt'] },
    politicalWill: 8,
    unity: 0,
    operationsChits: { held: { 3: 1 }, used: { 2: 1, 3: 1 } },
    played: [
      'A11',
      'A22',
      'A17',
      'A18',
      'A28',
      'A4',
      'A34',
      'A2',
      'A23',
      'A25',
      'A7',
      'A3',
      'A35',
      'A32',
      'A6',
      'A30',
    ],
    firstEligible: 'british',
    phase: 'first-eligible',
  },
  opening: [],
  seed: 1936,
  found: [
    {
      says: 'A Limited Operation in one space is not enough: the Operation with its Special Activity is worth far more.',
      claims: [{ better: 'operation-and-special', than: 'limited-operation' }, { count: 0 }],
    },
    {
      says: 'The game is not lost: the model has the British win at least one game in four from here.',
      claims: [{ wins: 'british', atLeast: 0.25 }],
    },
  ],
  then: 'Open “Why” in the lab: it tells what the count would be now, and what it would be at the end of the best line.',
}
