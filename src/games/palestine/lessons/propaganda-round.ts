import type { Lesson } from '../../../lessons/lesson'
import { STARTING_POSITION, type Palestine } from '../rules/index'

export const PROPAGANDA_ROUND: Lesson<Palestine> = {
  id: 'propaganda-round',
  title: 'The Propaganda Round',
  goal: 'Follow a round from its count to the next card, and know what to prepare for it.',
  minutes: 4,
  game: 'palestine',
  setup: {
    position: {
      ...STARTING_POSITION,
      spaces: {
        ...STARTING_POSITION.spaces,
        galilee: { troops: 2, cellsActive: 1, sabotage: 1 },
        lydda: { cellsUnderground: 2, armsCaches: 1 },
        haifa: { troops: 2, police: 1, cellsActive: 1, sabotage: 1 },
        'tel-aviv-jaffa': { troops: 2, police: 2, curfew: 1 },
        jerusalem: { troops: 2, police: 1, cellsActive: 1, terror: 1 },
        'railway-haifa-syria': { cellsActive: 1, sabotage: 2 },
      },
      intel: { 0: 1, 2: 1 },
      prison: 3,
      phase: 'political-will',
      played: ['P24', 'P12', 'P33'],
    },
    deck: ['P30', 'P10'],
  },
  chance: 2,
  steps: [
    {
      say: 'A Propaganda card has come. Political Will was counted first, line by line, and moved by the sum: from 18 to 11. The Railway to Syria cost 2 once, though two markers lie there; and because of it the British miss the 2 for Railways without Sabotage. At 0 Irgun would have won.',
    },
    {
      ask: 'choose Lydda.',
      say: 'Resources. Irgun may Rob once, where in a District or City their Cells are more than the Police: money for arms, taken from banks and trains. With 3 or more an Arms Cache is placed.',
      answers: ['lydda'],
      else: 'hint',
    },
    { ask: 'end the turn.', say: 'A 4. Now the British.', answers: [], else: 'hint' },
    {
      ask: 'give back the chit of 0.',
      say: 'What was learned grows old: half of the Intel chits, rounded down, go back to the bag. With none held, one would be drawn.',
      answers: [{ chit: 0, from: 'held' }],
      else: 'hint',
    },
    { ask: 'end the turn.', say: 'Then Haganah.', answers: [], else: 'hint' },
    {
      ask: 'choose Jerusalem District.',
      say: 'With the Track at 4 one District or City with a Cell may get an Arms Cache. At 0 the British would draw a chit. So the Track is worth most right before a round.',
      answers: ['jerusalem-district'],
      else: 'hint',
    },
    {
      ask: 'end the turn.',
      say: 'Both sides Redeploy, the British first.',
      answers: [],
      else: 'hint',
    },
    {
      ask: 'move a Police from Tel Aviv-Jaffa to the Railway to Jerusalem.',
      say: 'Police may go to Railways, and to any space with Troops or Police. There they make Sabotage harder.',
      answers: [
        {
          piece: 'police',
          from: 'tel-aviv-jaffa',
          to: 'railway-tel-aviv-jerusalem',
          number: 1,
        },
        'done',
      ],
      else: 'hint',
    },
    {
      ask: 'move both Troops from Galilee to the Railway between Tel Aviv-Jaffa and Haifa.',
      say: 'Troops may go to Cities and Railways, never to Districts. All of it is voluntary.',
      answers: [
        { piece: 'troops', from: 'galilee', to: 'railway-tel-aviv-haifa', number: 2 },
        'done',
      ],
      else: 'hint',
    },
    { ask: 'end the turn.', say: 'Irgun Redeploy last.', answers: [], else: 'hint' },
    {
      ask: 'move the Active Cell from Galilee to Haifa, and no other.',
      say: 'Into each City without Curfew one Cell may go. Tel Aviv-Jaffa is under Curfew. The Reset will turn every Cell Underground, and Cells in Cities can strike at once.',
      answers: [{ piece: 'cellsActive', from: 'galilee', to: 'haifa', number: 1 }, 'done'],
      else: 'hint',
    },
    {
      ask: 'move an Arms Cache from Lydda to Haifa.',
      say: 'One Arms Cache may go to a District or City with a Cell. Two can lie in a space, and none on a Railway.',
      answers: [{ piece: 'armsCaches', space: 'lydda' }, 'haifa'],
      else: 'hint',
    },
    {
      ask: 'end the turn.',
      say: 'In the Reset Sabotage, Terror and Curfews leave the map. Half of the Prison, rounded down, comes back: one of three Cells. Everyone is Underground, and Irgun act first. The next campaign begins.',
      answers: [],
      else: 'hint',
    },
  ],
}
