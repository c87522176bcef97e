import type { Lesson } from '../../../lessons/lesson'
import { STARTING_POSITION, type ArabRevolt } from '../rules/index'

const { spaces } = STARTING_POSITION

export const SPACES_AND_PIECES: Lesson<ArabRevolt> = {
  id: 'spaces-and-pieces',
  title: 'Spaces and pieces',
  goal: 'Tell the spaces and the pieces apart, take a first turn, and know who wins.',
  minutes: 3,
  game: 'arab-revolt',
  setup: {
    position: {
      ...STARTING_POSITION,
      spaces: { ...spaces, galilee: { guerrillasUnderground: 1 }, gaza: {} },
      phase: 'first-eligible',
      firstEligible: 'british',
      played: ['A19'],
    },
    deck: ['A13'],
  },
  chance: 1936,
  steps: [
    {
      say: 'Political Will, on the scale round the map, says how long London will hold Palestine. Three times in a game a Propaganda card comes and it is counted. The Rebels win if a count brings it to 0. The British win if it is above 0 after the third.',
    },
    {
      ask: 'choose Limited Operation.',
      say: 'On each card both sides act once, each in a box of its own. The British begin here. A Limited Operation is one Operation, for them in one space.',
      answers: ['limited-operation'],
      else: 'hint',
    },
    {
      ask: 'choose Deploy.',
      say: 'British pieces: tan cubes are Troops, light blue ones Police, blue eight-sided pieces Irregulars. The Rebels have red eight-sided Guerrillas and round Bases. A dark face is Underground: hidden. Pieces that are Available lie in the trays on the sea.',
      answers: ['deploy'],
      else: 'hint',
    },
    {
      ask: 'choose Haifa District, and place two Police.',
      say: 'There are Districts, round Cities, Railways, which are spaces of their own, and Foreign Countries, which the British never enter. A Deploy needs a District or City with more British than Rebel pieces. What can be chosen has a violet line; point at Samaria to be told why it has none.',
      answers: ['haifa-district', 'police', 'police'],
      else: 'hint',
    },
    {
      ask: 'choose Haifa District once more, for the Curfew.',
      say: 'Markers are not pieces. A Curfew keeps the Rebels from placing Guerrillas by Rally; Opposition, the flag in Samaria, shows where they have won the population over; Sabotage lies on Railways.',
      answers: ['haifa-district'],
      else: 'hint',
    },
    {
      ask: 'end the turn.',
      say: 'Nothing is final until the turn is ended: Undo takes back step by step. The forecast, in its own tray, says what a count would do to Political Will if it came now.',
      answers: [],
      else: 'hint',
    },
  ],
}
