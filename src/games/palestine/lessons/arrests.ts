import type { Lesson } from '../../../lessons/lesson'
import { STARTING_POSITION, type Palestine } from '../rules/index'

export const ARRESTS: Lesson<Palestine> = {
  id: 'arrests-and-answers',
  title: 'Arrests, and what follows',
  goal: 'Arrest Cells, answer a Curfew, and take an Arms Cache.',
  minutes: 5,
  game: 'palestine',
  setup: {
    position: {
      ...STARTING_POSITION,
      spaces: {
        ...STARTING_POSITION.spaces,
        gaza: { cellsUnderground: 1 },
        lydda: { troops: 2, cellsUnderground: 1, armsCaches: 1 },
        'tel-aviv-jaffa': { troops: 2, police: 1, cellsUnderground: 2 },
        'railway-tel-aviv-jerusalem': { troops: 1 },
        jerusalem: { troops: 2, police: 1, cellsActive: 1 },
        haifa: { troops: 1, police: 1, cellsUnderground: 1 },
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
      say: 'The British act first. Tel Aviv-Jaffa hides two Underground Cells, and Lydda another, beside an Arms Cache.',
      answers: ['operation-and-special', 'search'],
      else: 'hint',
    },
    {
      ask: 'choose Tel Aviv-Jaffa, and move the Troop from the Railway to Jerusalem there.',
      say: 'Troops may come from adjacent spaces. Three of them in a City under Curfew will open a way to something else.',
      answers: [
        'tel-aviv-jaffa',
        {
          piece: 'troops',
          from: 'railway-tel-aviv-jerusalem',
          to: 'tel-aviv-jaffa',
          number: 1,
        },
        'done',
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
      ask: 'choose Limited Operation, then Rob, in Gaza, and no more spaces.',
      say: 'Irgun need arms. A Limited Operation has one space, and here a second: the Haganah Track stands at 4. Where no Police stand, a Rob turns no Cell Active.',
      answers: ['limited-operation', 'rob', 'gaza', 'done'],
      else: 'hint',
    },
    {
      ask: 'end the turn.',
      say: 'A 5: an Arms Cache lies in Gaza. Irgun stand farther to the left and act first on the next card.',
      answers: [],
      else: 'hint',
    },
    {
      ask: 'choose Operation & Special Activity, then Travel, from Gaza.',
      say: 'Travel takes Cells any distance, and hides most of them. Where a Curfew lies there is an answer to it.',
      answers: ['operation-and-special', 'travel', 'gaza'],
      else: 'hint',
    },
    {
      ask: 'send the Cell to Tel Aviv-Jaffa.',
      say: 'On a Railway or under Curfew a group is seen if it and the cubes there are more than three. One Cell and four cubes: it turns Active. For what follows that does not matter.',
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
      ask: 'choose Limited Operation, then Assault, in Lydda.',
      say: 'In an Assault every two Troops remove one piece. Arms Caches can go only when no Cell is left, and the Cell of Lydda is in Prison.',
      answers: ['limited-operation', 'assault', 'lydda'],
      else: 'hint',
    },
    {
      ask: 'pay with the chit of 1 for one more space.',
      say: 'The Arms Cache brought 1 Political Will and an Intel chit, a 1. Any chit, even a 0, can pay for an Intelligence Lead: one more space, once in a Patrol, Search or Assault, in the first box too. Irgun pay with Arms Caches for an Offensive.',
      answers: [{ chit: 1, from: 'held' }],
      else: 'hint',
    },
    {
      ask: 'choose Jerusalem.',
      say: 'Two Troops and an Active Cell. Cells that an Assault removes go in turn to Available and to Prison.',
      answers: ['jerusalem'],
      else: 'hint',
    },
    {
      ask: 'end the turn.',
      say: 'Both sides have taken something from the other, and Political Will is 1 lower than at the start. The next lesson counts it.',
      answers: [],
      else: 'hint',
    },
  ],
}
