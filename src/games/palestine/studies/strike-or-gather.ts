import type { Study } from '../../../studies/study'
import type { Palestine } from '../rules/index'

export const STRIKE_OR_GATHER: Study<Palestine> = {
  id: 'strike-or-gather',
  title: 'Strike, or gather',
  by: 'irgun',
  question:
    'The first campaign is under way: which Operation do Irgun choose for their Special Activity?',
  look: 'Four Cells are Underground in Tel Aviv-Jaffa, where no Police stand, and one on each of two Railways.',
  position: {
    spaces: {
      galilee: { troops: 2 },
      samaria: { troops: 2 },
      lydda: { cellsUnderground: 1, armsCaches: 1 },
      gaza: { troops: 2 },
      haifa: { troops: 2, police: 1 },
      'tel-aviv-jaffa': { troops: 2, cellsUnderground: 4 },
      jerusalem: { troops: 2, police: 1 },
      'railway-egypt-tel-aviv': { cellsUnderground: 1 },
      'railway-haifa-syria': { cellsUnderground: 1 },
    },
    politicalWill: 12,
    haganah: 3,
    prison: 2,
    played: ['P6', 'P10', 'P31', 'P16', 'P24'],
    firstEligible: 'irgun',
    phase: 'first-eligible',
  },
  opening: ['operation-and-special'],
  seed: 1945,
  found: [
    {
      says: 'Sabotage: Cells stand where they can strike, and no Police take anything off the die. To gather more is worth much less.',
      claims: [
        { better: 'sabotage', than: 'travel' },
        { better: 'sabotage', than: 'rob' },
      ],
    },
    {
      says: 'Two Railways alone would bring the count from 17 down to 11.',
      claims: [
        { count: 17 },
        {
          count: 11,
          after: ['sabotage', 'railway-egypt-tel-aviv', 'roll', 3, 'railway-haifa-syria', 3],
        },
      ],
    },
  ],
  then: 'Ask the lab where pieces usually stand after the next count: it lays that on the map, and takes it off again.',
}
