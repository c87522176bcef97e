import type { Lesson } from '../../../lessons/lesson'
import { STARTING_POSITION, type ArabRevolt } from '../rules/index'

export const EVENTS_AND_INITIATIVE: Lesson<ArabRevolt> = {
  id: 'events-and-initiative',
  title: 'Events and Initiative',
  goal: 'Take an Event, block one, and choose a box for what it leaves to the other side.',
  minutes: 4,
  game: 'arab-revolt',
  setup: {
    position: {
      ...STARTING_POSITION,
      phase: 'first-eligible',
      firstEligible: 'british',
      played: ['A20'],
    },
    deck: ['A2', 'A14'],
  },
  chance: 1,
  steps: [
    {
      ask: 'choose Event.',
      say: 'The card in play has an Event with two sides, and either player may take either. The shaded side of this one would bring the Rebels’ Unity to its end. Whoever takes the box of the Event keeps it from the other.',
      answers: ['event'],
      else: 'hint',
    },
    {
      ask: 'choose Pass, and hold a Detain.',
      say: 'The unshaded side is a roll, and may fail. A Pass forgoes the Event and still blocks it; the British hold a Punishment chit for it.',
      answers: ['pass', 'detain'],
      else: 'hint',
    },
    {
      ask: 'end the turn.',
      say: 'Now the Rebels, in one of the two other boxes.',
      answers: [],
      else: 'hint',
    },
    {
      ask: 'choose Operations chit 1, then Limited Operation.',
      say: 'Whoever stands farther to the left acts first on the next card. The first box gives the least, and the first move.',
      answers: [{ chit: 1, from: 'drawn' }, 'limited-operation'],
      else: 'hint',
    },
    {
      ask: 'choose Rally, then Samaria for two Guerrillas.',
      say: 'A chit of 1 allows one space, and gives the British nothing afterwards.',
      answers: ['rally', 'samaria', 'guerrillas', 'guerrillas'],
      else: 'hint',
    },
    {
      ask: 'end the turn.',
      say: 'Both have acted. The Rebels stand farther to the left and begin on the next card.',
      answers: [],
      else: 'hint',
    },
    {
      ask: 'choose Operations chit 1, then Event.',
      say: 'A Capability: an Event that lasts to the end of the game, with the side that is taken. It can be taken only while its card is in play.',
      answers: [{ chit: 1, from: 'drawn' }, 'event'],
      else: 'hint',
    },
    {
      ask: 'choose the shaded side.',
      say: 'Read what each side would do now. The shaded one makes every roll of the Rebels against their Bases easier.',
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
      ask: 'choose Limited Operation, then Sweep.',
      say: 'The British, second, may take the first or the third box. With the first they stand farther left than the Rebels and act first on the next card.',
      answers: ['limited-operation', 'sweep'],
      else: 'hint',
    },
    {
      ask: 'choose Samaria, without moving Troops.',
      say: 'With one Police it finds nobody. The move is for the box: sometimes the order is worth more than the action.',
      answers: ['samaria', 'done'],
      else: 'hint',
    },
    { ask: 'end the turn.', say: 'On the next card the British begin.', answers: [], else: 'hint' },
  ],
}
