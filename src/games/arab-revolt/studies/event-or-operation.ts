import type { Study } from '../../../studies/study'
import type { ArabRevolt } from '../rules/index'

export const EVENT_OR_OPERATION: Study<ArabRevolt> = {
  id: 'event-or-operation',
  title: 'An Event, or an Operation',
  by: 'rebels',
  question:
    'The British have taken the Limited Operation: do the Rebels execute the Event, or act themselves?',
  look: 'The Event would send a Troop to a City from each space that has a Base and Troops.',
  position: {
    spaces: {
      galilee: {
        troops: 1,
        irregularsUnderground: 1,
        guerrillasUnderground: 5,
        bases: 1,
        opposition: 1,
      },
      samaria: { guerrillasUnderground: 2, bases: 1, opposition: 1 },
      lydda: { troops: 6, guerrillasActive: 2, bases: 2 },
      'jerusalem-district': { troops: 6, guerrillasUnderground: 4, bases: 1, opposition: 1 },
      haifa: { troops: 2, police: 9 },
      lebanon: { guerrillasUnderground: 2 },
    },
    outOfPlay: { countries: ['transjordan', 'egypt'] },
    politicalWill: 13,
    unity: 1,
    played: [
      'A12',
      'A3',
      'A30',
      'A26',
      'A21',
      'A10',
      'A34',
      'A27',
      'A13',
      'A9',
      'A25',
      'A33',
      'A32',
    ],
    firstEligible: 'british',
    phase: 'second-eligible',
    boxes: { british: 'limited-operation' },
  },
  opening: [2, 3, { chit: 2, from: 'drawn' }],
  seed: 1936,
  found: [
    {
      says: 'To act is worth far more: a few Troops are back soon, and what is done with an Operation stays.',
      claims: [{ better: 'operation-and-special', than: 'event' }],
    },
  ],
  then: 'The model speaks of play like its own. Simulate both answers with other players on both sides, and see whether the difference holds.',
}
