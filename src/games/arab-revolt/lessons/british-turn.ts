import type { Lesson } from '../../../lessons/lesson'
import { STARTING_POSITION, type ArabRevolt } from '../rules/index'

const PASS = [{ chit: 1, from: 'drawn' }, 'event', 'pass', 'done'] as const

export const BRITISH_TURN: Lesson<ArabRevolt> = {
  id: 'british-turn',
  title: 'A British turn',
  goal: 'Deploy, Patrol, Sweep and Assault: find the Guerrillas before you strike.',
  minutes: 5,
  game: 'arab-revolt',
  setup: {
    position: {
      ...STARTING_POSITION,
      spaces: {
        ...STARTING_POSITION.spaces,
        gaza: {},
        'railway-tel-aviv-haifa': { guerrillasUnderground: 1 },
        'jerusalem-district': { troops: 2, police: 1, guerrillasUnderground: 2 },
      },
      phase: 'first-eligible',
      firstEligible: 'british',
      played: ['A19'],
    },
    deck: ['A13', 'A14', 'A10', 'A5'],
  },
  chance: 1,
  steps: [
    {
      ask: 'choose Limited Operation, then Deploy.',
      say: 'You are the British. The first box gives an Operation in one space, and the first move on the next card. Deploy places Police or an Irregular where you have more pieces than the Rebels.',
      answers: ['limited-operation', 'deploy'],
      else: 'hint',
    },
    {
      ask: 'choose Jerusalem District, place an Irregular, and then a Curfew there.',
      say: 'An Irregular is no cube, but can help a Sweep. Every three of them on the map cost 1 Political Will in a count, so place few.',
      answers: ['jerusalem-district', 'irregulars', 'jerusalem-district'],
      else: 'hint',
    },
    {
      ask: 'end the turn.',
      say: 'Under Curfew the Rebels cannot Rally in Jerusalem District.',
      answers: [],
      else: 'hint',
    },
    { say: 'In this lesson the Rebels play a chit of 1 and Pass.', play: PASS },
    {
      ask: 'choose Limited Operation, then Patrol.',
      say: 'Patrol moves Troops and Police over any distance to Cities and Railways. On each Railway it then Activates one Guerrilla for every cube there.',
      answers: ['limited-operation', 'patrol'],
      else: 'hint',
    },
    {
      ask: 'choose the Railway from Tel Aviv-Jaffa to Haifa, move two Troops from Haifa, and then Assault there.',
      say: 'A Guerrilla on a Railway brings Sabotage in the next count. A Patrol may end with a free Assault on one of its Railways.',
      answers: [
        'railway-tel-aviv-haifa',
        { piece: 'troops', from: 'haifa', to: 'railway-tel-aviv-haifa', number: 2 },
        'done',
        'railway-tel-aviv-haifa',
      ],
      else: 'hint',
    },
    { ask: 'end the turn.', say: 'The Railway is clear.', answers: [], else: 'hint' },
    { say: 'The Rebels Pass.', play: PASS },
    {
      ask: 'choose Limited Operation, then Sweep.',
      say: 'An Assault cannot touch what is Underground. Sweep moves adjacent Troops in, and Activates one Guerrilla for every two cubes.',
      answers: ['limited-operation', 'sweep'],
      else: 'hint',
    },
    {
      ask: 'choose Jerusalem District, move nobody, and Activate the Irregular.',
      say: 'Three cubes would find one Guerrilla. With an Irregular turned Active it is one for every cube: both.',
      answers: ['jerusalem-district', 'done', 'activate'],
      else: 'hint',
    },
    {
      ask: 'end the turn.',
      say: 'Both Guerrillas show the pale face: they are Active.',
      answers: [],
      else: 'hint',
    },
    { say: 'The Rebels Pass, with nothing done for their two.', play: PASS },
    {
      ask: 'choose Limited Operation, then Assault, then Jerusalem District.',
      say: 'In a District without Opposition an Assault removes one Active Rebel piece for each Troop. Two Troops, two Guerrillas. Bases go only when no Guerrilla is left.',
      answers: ['limited-operation', 'assault', 'jerusalem-district'],
      else: 'hint',
    },
    {
      ask: 'end the turn.',
      say: 'Four cards for two Guerrillas and a Railway. The next lesson does more in one turn.',
      answers: [],
      else: 'hint',
    },
  ],
}
