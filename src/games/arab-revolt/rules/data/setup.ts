import { OUT_AT_FIRST } from './spaces'

/** 2.1 Where everything stands before the first card. What is not named is Available. */
export const STARTING_POSITION = {
  spaces: {
    lebanon: { guerrillasUnderground: 1 },
    syria: { guerrillasUnderground: 2, bases: 1 },
    galilee: { police: 1, guerrillasUnderground: 1 },
    haifa: { troops: 2, police: 1 },
    'haifa-district': { troops: 2, police: 1, guerrillasUnderground: 1 },
    samaria: { police: 1, guerrillasUnderground: 2, bases: 1, opposition: 1 },
    'tel-aviv-jaffa': { troops: 2, police: 1 },
    lydda: { police: 1, guerrillasUnderground: 1 },
    jerusalem: { troops: 2, police: 1 },
    'jerusalem-district': { troops: 2, police: 1, guerrillasUnderground: 1 },
    gaza: { police: 1 },
  },
  outOfPlay: { troops: 5, countries: OUT_AT_FIRST },
  politicalWill: 18,
  unity: 2,
  firstEligible: 'rebels',
} as const
