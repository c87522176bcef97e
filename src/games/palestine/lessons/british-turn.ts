import type { Lesson } from '../../../lessons/lesson'
import { STARTING_POSITION, type Palestine } from '../rules/index'

const PASS = ['event', 'pass', 'done'] as const

export const BRITISH_TURN: Lesson<Palestine> = {
  id: 'british-turn',
  title: 'A British turn',
  goal: 'Deploy, Search, Patrol and Assault: find the Cells before you take them.',
  minutes: 5,
  game: 'palestine',
  setup: {
    position: {
      ...STARTING_POSITION,
      spaces: {
        ...STARTING_POSITION.spaces,
        lydda: { cellsUnderground: 2, armsCaches: 1 },
      },
      phase: 'first-eligible',
      firstEligible: 'british',
      played: ['P24'],
    },
    deck: ['P12', 'P30', 'P31', 'P15'],
  },
  chance: 1,
  steps: [
    {
      ask: 'choose Limited Operation, then Deploy, in Samaria.',
      say: 'You are the British. The first box gives an Operation in one space, and the first move on the next card. Deploy places a Police where there are more Troops than Irgun pieces.',
      answers: ['limited-operation', 'deploy', 'samaria'],
      else: 'hint',
    },
    {
      ask: 'choose Lydda, and move all Troops of Galilee and of Samaria there.',
      say: 'After that any number of Troops may go to one space, from anywhere on the map. Twelve of them are there, never more or fewer.',
      answers: [
        'lydda',
        { piece: 'troops', from: 'galilee', to: 'lydda', number: 2 },
        { piece: 'troops', from: 'samaria', to: 'lydda', number: 2 },
        'done',
      ],
      else: 'hint',
    },
    {
      ask: 'end the turn.',
      say: 'In Lydda two Cells stand beside an Arms Cache, both of them Underground.',
      answers: [],
      else: 'hint',
    },
    { say: 'In this lesson Irgun Pass, and do not Rob, as they might.', play: PASS },
    {
      ask: 'choose Limited Operation, then Search, in Lydda, and move nobody.',
      say: 'In a District every second cube finds a Cell: four Troops, two Cells. In a City it would be every third cube, and a Curfew would come with it.',
      answers: ['limited-operation', 'search', 'lydda', 'done'],
      else: 'hint',
    },
    { ask: 'end the turn.', say: 'Both Cells of Lydda are Active.', answers: [], else: 'hint' },
    { say: 'Irgun Pass.', play: PASS },
    {
      ask: 'choose Limited Operation, then Patrol, in Lydda.',
      say: 'Patrol sends Police to a space with Cells, over any distance, and arrests one Active Cell for each Police there. Only half of those in Prison come back after a count.',
      answers: ['limited-operation', 'patrol', 'lydda'],
      else: 'hint',
    },
    {
      ask: 'move the Police of Samaria to Lydda, and nobody else.',
      say: 'One Police, one Cell. The other is left for an Assault.',
      answers: [{ piece: 'police', from: 'samaria', to: 'lydda', number: 1 }, 'done'],
      else: 'hint',
    },
    {
      ask: 'end the turn.',
      say: 'A Police who stays makes the next Sabotage in Lydda harder, too.',
      answers: [],
      else: 'hint',
    },
    { say: 'Irgun Pass.', play: PASS },
    {
      ask: 'choose Limited Operation, then Assault, in Lydda.',
      say: 'An Assault removes one piece for every two Troops, Active Cells first. Police do not count. An Arms Cache can go only when no Cell is left.',
      answers: ['limited-operation', 'assault', 'lydda'],
      else: 'hint',
    },
    {
      ask: 'end the turn, without more spaces.',
      say: 'Four Troops, two pieces. The Cell is Available again: of those whom an Assault removes, the first goes to the tray of Irgun, the next to Prison, and so on by turns. The Arms Cache brought 1 Political Will and an Intel chit, which could pay for one more space; keep it.',
      answers: ['done'],
      else: 'hint',
    },
  ],
}
