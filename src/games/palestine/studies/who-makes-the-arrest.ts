import type { Study } from '../../../studies/study'
import type { Palestine } from '../rules/index'

export const WHO_MAKES_THE_ARREST: Study<Palestine> = {
  id: 'who-makes-the-arrest',
  title: 'Who makes the arrest',
  by: 'british',
  question: 'A Limited Operation in the first campaign: which Operation do the British choose?',
  look: 'In Tel Aviv-Jaffa four Cells are Active, beside two Troops and two Police. Three more Police stand in Haifa and in Jerusalem.',
  position: {
    spaces: {
      galilee: { troops: 2, cellsUnderground: 1 },
      samaria: { troops: 2 },
      lydda: { cellsUnderground: 1, armsCaches: 1 },
      gaza: { troops: 2 },
      haifa: { troops: 2, police: 2 },
      'tel-aviv-jaffa': { troops: 2, police: 2, cellsActive: 4 },
      jerusalem: { troops: 2, police: 1 },
    },
    politicalWill: 10,
    haganah: 3,
    prison: 2,
    played: ['P6', 'P10', 'P31', 'P16', 'P24'],
    firstEligible: 'british',
    phase: 'first-eligible',
  },
  opening: ['limited-operation'],
  seed: 1945,
  found: [
    {
      says: 'A Patrol: Police come from any distance, and each of them takes a Cell to Prison.',
      claims: [
        { better: 'patrol', than: 'search' },
        { better: 'patrol', than: 'deploy' },
      ],
    },
    {
      says: 'An Assault is worth much less: two Troops remove one piece, and the first goes back to the tray of Irgun.',
      claims: [{ better: 'patrol', than: 'assault' }],
    },
  ],
  then: 'See what is usually done with a first box: the openings count it in hundreds of games (B, then Branches and notes).',
}
