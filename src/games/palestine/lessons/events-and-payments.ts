import type { Lesson } from '../../../lessons/lesson'
import { STARTING_POSITION, type Palestine } from '../rules/index'

export const EVENTS_AND_PAYMENTS: Lesson<Palestine> = {
  id: 'events-and-payments',
  title: 'Events, Offensive and Lead',
  goal: 'Take an Event, block one, and pay for one space more than the box gives.',
  minutes: 4,
  game: 'palestine',
  setup: {
    position: {
      ...STARTING_POSITION,
      spaces: {
        ...STARTING_POSITION.spaces,
        galilee: { cellsUnderground: 1 },
        samaria: { cellsUnderground: 1 },
        gaza: { cellsUnderground: 1 },
        haifa: { troops: 4, police: 1, cellsUnderground: 1 },
        'tel-aviv-jaffa': { troops: 4, police: 1, cellsUnderground: 1 },
        jerusalem: { troops: 4, police: 1, cellsUnderground: 1 },
      },
      haganah: 3,
      phase: 'first-eligible',
      firstEligible: 'british',
      played: ['P2'],
    },
    deck: ['P25', 'P12'],
  },
  chance: 1,
  steps: [
    {
      ask: 'choose Event.',
      say: 'The card in play has an Event with two sides, and either player may take either. The shaded side of this one would cost 3 Political Will at once. Whoever takes the box of the Event keeps it from the other.',
      answers: ['event'],
      else: 'hint',
    },
    {
      ask: 'choose Pass.',
      say: 'The unshaded side would do nothing: all Troops stand in Cities. A Pass blocks the card just as well, and draws an Intel chit.',
      answers: ['pass'],
      else: 'hint',
    },
    {
      ask: 'end the turn.',
      say: 'A chit of 0. It can remove nobody, but it is good for something else.',
      answers: [],
      else: 'hint',
    },
    {
      ask: 'choose Limited Operation, then Recruit, in Tel Aviv-Jaffa, two Cells.',
      say: 'Irgun take the first box: the least action, and the first move on the next card. Haganah stands at 3, so the Track adds no space.',
      answers: ['limited-operation', 'recruit', 'tel-aviv-jaffa', 2],
      else: 'hint',
    },
    {
      ask: 'pay with the Arms Cache of Jerusalem District, then choose Jerusalem.',
      say: 'An Offensive: for an Arms Cache in a space without British pieces, Irgun have one more space, once in a Recruit, Sabotage or Rob. In a Limited Operation too. The Arms Cache is gone before the space is chosen, so in Jerusalem only one Cell can come.',
      answers: [{ piece: 'armsCaches', space: 'jerusalem-district' }, 'jerusalem'],
      else: 'hint',
    },
    {
      ask: 'end the turn.',
      say: 'Both have acted. Irgun stand farther to the left and begin on the next card.',
      answers: [],
      else: 'hint',
    },
    {
      ask: 'choose Event.',
      say: 'A Capability: an Event that lasts to the end of the game, with the side that is taken. It can be taken only while its card is in play.',
      answers: ['event'],
      else: 'hint',
    },
    {
      ask: 'choose the shaded side.',
      say: 'With it each Propagandize costs 2 Political Will in a City instead of 1. The British might have taken the other side, or a Pass.',
      answers: ['shaded'],
      else: 'hint',
    },
    {
      ask: 'end the turn.',
      say: 'The card stands beside the one in play from now on.',
      answers: [],
      else: 'hint',
    },
    {
      ask: 'choose Limited Operation, then Search, in Tel Aviv-Jaffa, and move nobody.',
      say: 'Three Cells are hidden there. Five cubes find one of them, under Curfew.',
      answers: ['limited-operation', 'search', 'tel-aviv-jaffa'],
      else: 'hint',
    },
    {
      ask: 'pay with the chit of 0, then choose Jerusalem.',
      say: 'An Intelligence Lead: any chit, even a 0, pays for one more space, once in a Patrol, Search or Assault. A chit can also take the place of a Curfew in a City: then every cube finds a Cell.',
      answers: [{ chit: 0, from: 'held' }, 'jerusalem'],
      else: 'hint',
    },
    {
      ask: 'end the turn.',
      say: 'Two Cities under Curfew, and from now on each may cost 2. The British stand farther left than Irgun and begin on the next card.',
      answers: [],
      else: 'hint',
    },
  ],
}
