import type { Study } from '../../../studies/study'
import type { ArabRevolt } from '../rules/index'

export const THE_FIRST_CARD: Study<ArabRevolt> = {
  id: 'first-card',
  title: 'The first card',
  by: 'rebels',
  question: 'The game begins, and the Rebels act first on the first card: which box do they take?',
  look: 'Whoever takes the box of an Operation and a Special Activity acts second on the next card.',
  position: {
    spaces: {
      galilee: { police: 1, guerrillasUnderground: 1 },
      'haifa-district': { troops: 2, police: 1, guerrillasUnderground: 1 },
      samaria: { police: 1, guerrillasUnderground: 2, bases: 1, opposition: 1 },
      lydda: { police: 1, guerrillasUnderground: 1 },
      'jerusalem-district': { troops: 2, police: 1, guerrillasUnderground: 1 },
      gaza: { police: 1 },
      haifa: { troops: 2, police: 1 },
      'tel-aviv-jaffa': { troops: 2, police: 1 },
      jerusalem: { troops: 2, police: 1 },
      lebanon: { guerrillasUnderground: 1 },
      syria: { guerrillasUnderground: 2, bases: 1 },
    },
    outOfPlay: { troops: 5, countries: ['transjordan', 'egypt'] },
    politicalWill: 18,
    unity: 2,
    played: ['A13'],
    firstEligible: 'rebels',
    phase: 'first-eligible',
  },
  opening: [1, 2, { chit: 2, from: 'drawn' }],
  seed: 1936,
  found: [
    {
      says: 'An Operation with a Special Activity is worth more here than a Limited Operation, although it gives away the first place on the next card.',
      claims: [{ better: 'operation-and-special', than: 'limited-operation' }],
    },
    {
      says: 'From the printed start the model has the Rebels ahead: it has learned from games of bots, and says nothing of people.',
      claims: [{ wins: 'rebels', atLeast: 0.5 }],
    },
  ],
  then: 'See what is usually done on a first card: the openings count it in thousands of turns (B, then Branches and notes).',
}
