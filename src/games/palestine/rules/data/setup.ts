/** 2.1 Where everything stands before the first card. What is not named is Available. */
export const STARTING_POSITION = {
  spaces: {
    galilee: { troops: 2, cellsUnderground: 1 },
    'haifa-district': { cellsUnderground: 1 },
    samaria: { troops: 2, cellsUnderground: 1 },
    lydda: { cellsUnderground: 1, armsCaches: 1 },
    'jerusalem-district': { cellsUnderground: 1, armsCaches: 1 },
    gaza: { troops: 2, cellsUnderground: 1 },
    haifa: { troops: 2, police: 1, cellsUnderground: 1 },
    'tel-aviv-jaffa': { troops: 2, police: 1, cellsUnderground: 1 },
    jerusalem: { troops: 2, police: 1, cellsUnderground: 1 },
  },
  politicalWill: 18,
  haganah: 4,
  firstEligible: 'irgun',
} as const
