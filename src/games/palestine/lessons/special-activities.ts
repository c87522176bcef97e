import type { Lesson } from '../../../lessons/lesson'
import type { Palestine } from '../rules/index'

export const SPECIAL_ACTIVITIES: Lesson<Palestine> = {
  id: 'special-activities',
  title: 'Special Activities',
  goal: 'Carry out Operations with a Special Activity, two turns a side, each at the moment that suits it.',
  minutes: 5,
  game: 'palestine',
  setup: { deck: ['P24', 'P12', 'P30'] },
  chance: 157,
  steps: [
    {
      ask: 'choose Operation & Special Activity.',
      say: 'Irgun act first. The third box gives most: an Operation in three spaces, here four, and a Special Activity. But whoever takes it acts second on the next card.',
      answers: ['operation-and-special'],
      else: 'hint',
    },
    {
      ask: 'choose Recruit.',
      say: 'Six Cells are Available, in the tray of Irgun. With them two Cities are prepared for what will follow.',
      answers: ['recruit'],
      else: 'hint',
    },
    {
      ask: 'choose Jerusalem, and two Cells.',
      say: 'An Arms Cache lies in Jerusalem District, next to it, so two Cells may come.',
      answers: ['jerusalem', 2],
      else: 'hint',
    },
    {
      ask: 'below the spaces, choose Silence, then Jerusalem.',
      say: 'A Special Activity may come before, during or after its Operation. Silence removes a Police where at least as many Underground Cells stand. It is done by killing or frightening policemen and those who talk to them. Police would make the Sabotage that you plan here harder.',
      answers: ['silence', 'jerusalem'],
      else: 'hint',
    },
    {
      ask: 'choose Tel Aviv-Jaffa, and two Cells.',
      say: 'Back to the Recruit. An Arms Cache lies in Lydda, next to this City. You keep two Cells Available: Haganah will soon want some back.',
      answers: ['tel-aviv-jaffa', 2],
      else: 'hint',
    },
    {
      ask: 'end the turn, without more spaces.',
      say: 'The forecast says what a count would do now: +5. Of these 2 come because no Railway has Sabotage, and 1 from each City without a marker.',
      answers: ['done'],
      else: 'hint',
    },
    {
      ask: 'choose Limited Operation, then Search.',
      say: 'Now the British. The first box has no Special Activity, but with it they act first on the next card.',
      answers: ['limited-operation', 'search'],
      else: 'hint',
    },
    {
      ask: 'choose Tel Aviv-Jaffa.',
      say: 'Three cubes in a City Activate one Cell. Under Curfew nobody can Recruit there, but a Curfew also angers those who live under it.',
      answers: ['tel-aviv-jaffa'],
      else: 'hint',
    },
    {
      ask: 'end the turn.',
      say: 'One Cell in Tel Aviv-Jaffa shows its pale face: it is Active, and can be caught.',
      answers: [],
      else: 'hint',
    },
    {
      say: 'The British act first on this card. In this lesson they Pass, in the box of the Event, and draw an Intel chit for it: a 1.',
      play: ['event', 'pass'],
    },
    {
      ask: 'choose Operation & Special Activity, then Sabotage.',
      say: 'In a Sabotage the Special Activity may also come in the middle of a space, between the Cell that turns Active and the roll. Terror can come nowhere else.',
      answers: ['operation-and-special', 'sabotage'],
      else: 'hint',
    },
    {
      ask: 'choose Galilee, then the roll.',
      say: 'No Police stand in Galilee, so nothing is taken off the die. Soldiers do not matter for this roll.',
      answers: ['galilee', 'roll'],
      else: 'hint',
    },
    {
      ask: 'choose Jerusalem, and expend the Arms Cache of Jerusalem District.',
      say: 'Terror needs a success like any Sabotage. The Arms Cache makes it likelier.',
      answers: ['jerusalem', { piece: 'armsCaches', space: 'jerusalem-district' }],
      else: 'hint',
    },
    {
      ask: 'choose Terror.',
      say: 'Terror stands for bombs in the streets, offices and hotels of a City. Its marker weighs 3 in the count, and a Sabotage in a City 2. With 6 or more there are two markers, and Haganah turns away from Irgun.',
      answers: ['terror'],
      else: 'hint',
    },
    {
      ask: 'end the turn, without more spaces.',
      say: 'The die showed a 1, and with the 2 of the Arms Cache it was just enough. The forecast has come down to 0. Two more Cells are Active now, and one Arms Cache is gone.',
      answers: ['done'],
      else: 'hint',
    },
    {
      ask: 'choose Operation & Special Activity, then Patrol.',
      say: 'The British stood farther to the left, so they act first again. An Active Cell can be arrested in Tel Aviv-Jaffa.',
      answers: ['operation-and-special', 'patrol'],
      else: 'hint',
    },
    {
      ask: 'below the spaces, choose Negotiate.',
      say: 'Negotiate with the Jewish Agency, before the Patrol. The roll must be above the value of the Haganah Track, which is 4, and each Terror marker on the map adds 1: bombs against people have cost Irgun support.',
      answers: ['negotiate'],
      else: 'hint',
    },
    {
      ask: 'choose Tel Aviv-Jaffa, and move the Police from Haifa there.',
      say: 'A 4, and 1 for the Terror: the Track goes to 3. Two Cells and an Arms Cache lie under it now and are lost to Irgun until Haganah comes back. The fourth space is gone too.',
      answers: [
        'tel-aviv-jaffa',
        { piece: 'police', from: 'haifa', to: 'tel-aviv-jaffa', number: 1 },
      ],
      else: 'hint',
    },
    {
      ask: 'choose no more spaces.',
      say: 'The arrests follow in Tel Aviv-Jaffa, the only space of this Patrol. Two Police stand there, so up to two Cells go to Prison, the Active one first.',
      answers: ['done'],
      else: 'hint',
    },
    {
      ask: 'spend the chit of 1.',
      say: 'The second of the two could take an Underground Cell, if somebody told where it is. That is what Intel is for: a chit is spent for as many Cells as its value, and goes back to the bag.',
      answers: [{ chit: 1, from: 'held' }],
      else: 'hint',
    },
  ],
}
