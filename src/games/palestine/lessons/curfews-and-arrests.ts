import type { Lesson } from '../../../lessons/lesson'
import { STARTING_POSITION, type Palestine } from '../rules/index'

export const CURFEWS_AND_ARRESTS: Lesson<Palestine> = {
  id: 'curfews-and-arrests',
  title: 'Curfews and arrests',
  goal: 'Cordon off a City, answer a Curfew, and clear what a count would find.',
  minutes: 4,
  game: 'palestine',
  setup: {
    position: {
      ...STARTING_POSITION,
      spaces: {
        ...STARTING_POSITION.spaces,
        'tel-aviv-jaffa': { troops: 2, police: 1, cellsUnderground: 2 },
        samaria: { troops: 1, cellsUnderground: 1 },
        'railway-tel-aviv-jerusalem': { troops: 1 },
        jerusalem: { troops: 2, police: 1, sabotage: 1, terror: 1 },
      },
      phase: 'first-eligible',
      firstEligible: 'british',
      played: ['P24'],
    },
    deck: ['P12', 'P30'],
  },
  chance: 133,
  steps: [
    {
      ask: 'choose Operation & Special Activity, then Search.',
      say: 'The British act first. Tel Aviv-Jaffa hides two Underground Cells, and Lydda next to it another.',
      answers: ['operation-and-special', 'search'],
      else: 'hint',
    },
    {
      ask: 'choose Tel Aviv-Jaffa, and move the Troop from the Railway to Jerusalem there.',
      say: 'Three Troops in a City under Curfew will open a way to something else.',
      answers: [
        'tel-aviv-jaffa',
        {
          piece: 'troops',
          from: 'railway-tel-aviv-jerusalem',
          to: 'tel-aviv-jaffa',
          number: 1,
        },
      ],
      else: 'hint',
    },
    {
      ask: 'choose no more spaces, and no Special Activity yet.',
      say: 'The Search itself comes after all movement: four cubes in a City Activate one Cell, and put it under Curfew.',
      answers: ['done', 'done'],
      else: 'hint',
    },
    {
      ask: 'choose Mass Detention.',
      say: 'Mass Detention cordons off a City under Curfew and the District next to it, and holds people without trial. Only Tel Aviv-Jaffa has what it takes. A die says how many Cells are taken, Underground or not. What it shows beyond them is lost in Political Will, because most who are held have done nothing.',
      answers: ['mass-detention'],
      else: 'hint',
    },
    {
      ask: 'end the turn.',
      say: 'A 4, and three Cells: they are in Prison, and Political Will fell by 1.',
      answers: [],
      else: 'hint',
    },
    {
      say: 'In this lesson Irgun Pass here, in the first box, and so act first on the next card.',
      play: ['limited-operation', 'pass', 'done'],
    },
    {
      ask: 'choose Operation & Special Activity, then Travel, from Gaza.',
      say: 'Where a Curfew lies, Irgun have an answer to it.',
      answers: ['operation-and-special', 'travel', 'gaza'],
      else: 'hint',
    },
    {
      ask: 'send the Cell to Tel Aviv-Jaffa.',
      say: 'One Cell and four cubes under Curfew are more than three: it turns Active. For what follows that does not matter.',
      answers: [{ from: 'gaza', to: 'tel-aviv-jaffa', underground: 1, active: 0 }],
      else: 'hint',
    },
    {
      ask: 'choose Propagandize.',
      say: 'Leaflets, wall posters and a secret radio: in one or two Cities under Curfew with a Cell the British lose 1 Political Will each. So a Curfew costs something wherever a Cell can come.',
      answers: ['propagandize'],
      else: 'hint',
    },
    {
      ask: 'end the turn, without more spaces.',
      say: 'Political Will stands at 16. It was 18 when the Search began.',
      answers: ['done'],
      else: 'hint',
    },
    {
      say: 'The British Pass in the first box, for an Intel chit, and act first on the next card.',
      play: ['limited-operation', 'pass'],
    },
    {
      ask: 'choose Operation & Special Activity, then Deploy, in Jerusalem.',
      say: 'In Jerusalem lie a Sabotage and a Terror marker: 2 and 3 in a count, and the 1 for a quiet City is lost.',
      answers: ['operation-and-special', 'deploy', 'jerusalem'],
      else: 'hint',
    },
    {
      ask: 'choose Restore.',
      say: 'Restore clears one space in which both Troops and Police stand, and nothing of Irgun. It belongs to a Deploy, and like any Special Activity it comes when it suits you.',
      answers: ['restore'],
      else: 'hint',
    },
    {
      ask: 'end the turn, without more spaces, and without moving Troops.',
      say: 'Sabotage and Curfews leave. Terror turns to Sabotage, and stays until another Restore or the Reset: what was done to people is not cleared away in a day.',
      answers: ['done', 'done'],
      else: 'hint',
    },
  ],
}
