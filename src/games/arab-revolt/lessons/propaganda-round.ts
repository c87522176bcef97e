import type { Lesson } from '../../../lessons/lesson'
import { STARTING_POSITION, type ArabRevolt } from '../rules/index'

export const PROPAGANDA_ROUND: Lesson<ArabRevolt> = {
  id: 'propaganda-round',
  title: 'The Propaganda Round',
  goal: 'Follow a round from its count to the next card, and know what to prepare for it.',
  minutes: 4,
  game: 'arab-revolt',
  setup: {
    position: {
      ...STARTING_POSITION,
      spaces: {
        ...STARTING_POSITION.spaces,
        galilee: { police: 1, guerrillasUnderground: 2, guerrillasActive: 1, bases: 1 },
        haifa: { troops: 1, police: 1, guerrillasActive: 1 },
        lydda: { police: 1, irregularsUnderground: 2, guerrillasActive: 1 },
        gaza: { police: 1, irregularsActive: 1 },
        'railway-haifa-syria': { troops: 1, sabotage: 1 },
      },
      phase: 'political-will',
      played: ['A19', 'A33'],
    },
    deck: ['A2', 'A14'],
  },
  chance: 1,
  steps: [
    {
      say: 'A Propaganda card has come. First of all Political Will was counted, line by line, and moved by the sum: from 18 to 12. At 0 the Rebels would have won.',
    },
    {
      ask: 'hold a Detain.',
      say: 'Resources: all used chits go back, and the British may hold one Punishment chit of their choice.',
      answers: ['detain'],
      else: 'hint',
    },
    { ask: 'end the turn.', say: 'Then the Rebels.', answers: [], else: 'hint' },
    {
      ask: 'choose Unity.',
      say: 'The Rebels roll against their Bases on the map. The roll was good: they may raise Unity, or hold an Operations chit.',
      answers: ['unity'],
      else: 'hint',
    },
    {
      ask: 'choose Syria, place two Guerrillas, and stop.',
      say: 'Foreign Assistance: a chit is drawn, and they may Rally in that many Foreign Countries, even where they have no piece.',
      answers: ['syria', 'guerrillas', 'guerrillas', 'done'],
      else: 'hint',
    },
    { ask: 'end the turn.', say: 'Support comes next.', answers: [], else: 'hint' },
    {
      ask: 'choose Divide, then the roll.',
      say: 'The British may Divide. A result no higher than the number of Irregulars on the map lowers Unity.',
      answers: ['divide', 'roll'],
      else: 'hint',
    },
    { ask: 'end the turn.', say: 'The Rebels may Mobilize.', answers: [], else: 'hint' },
    {
      ask: 'choose Mobilize, a Base in Galilee and no other, then a Guerrilla in Samaria.',
      say: 'A Base costs the British 1 Political Will in every count if it is the first of its District; a second one makes it harder to remove.',
      answers: ['mobilize', 'galilee', 'done', 'samaria'],
      else: 'hint',
    },
    { ask: 'end the turn.', say: 'Now both Redeploy.', answers: [], else: 'hint' },
    {
      ask: 'move the Troop to Haifa, move no Police, and remove the Irregular in Gaza.',
      say: 'Troops must leave the Railways for Cities. Police may move. Up to half of the Irregulars may go: two cost nothing in the next count, three would cost 1.',
      answers: [
        { piece: 'troops', from: 'railway-haifa-syria', to: 'haifa', number: 1 },
        'done',
        { piece: 'irregularsActive', space: 'gaza' },
      ],
      else: 'hint',
    },
    { ask: 'end the turn.', say: 'The Rebels Redeploy last.', answers: [], else: 'hint' },
    {
      ask: 'move the Guerrilla from Haifa to Samaria.',
      say: 'Guerrillas must leave Cities and Railways for spaces with Bases.',
      answers: [{ piece: 'guerrillasActive', from: 'haifa', to: 'samaria', number: 1 }],
      else: 'hint',
    },
    {
      ask: 'end the turn.',
      say: 'In the Reset Sabotage and Curfews leave the map, Prison is emptied, and every piece turns Underground. The next campaign begins.',
      answers: [],
      else: 'hint',
    },
  ],
}
