import type { Lesson } from '../../../lessons/lesson'
import { STARTING_POSITION, type Palestine } from '../rules/index'

const { spaces } = STARTING_POSITION

export const SPACES_AND_PIECES: Lesson<Palestine> = {
  id: 'spaces-and-pieces',
  title: 'Spaces and pieces',
  goal: 'Tell the spaces and the pieces apart, take a first turn, and know who wins.',
  minutes: 3,
  game: 'palestine',
  setup: {
    position: {
      ...STARTING_POSITION,
      spaces: {
        ...spaces,
        galilee: { troops: 1, cellsUnderground: 1 },
        samaria: { cellsUnderground: 1 },
        'railway-tel-aviv-haifa': { troops: 3 },
        haifa: { troops: 2, police: 1, cellsUnderground: 2 },
      },
      phase: 'first-eligible',
      firstEligible: 'british',
      played: ['P24'],
    },
    deck: ['P12'],
  },
  chance: 1945,
  steps: [
    {
      say: 'Political Will, on the scale round the map, says how long London will stay. Three times in a game a Propaganda card comes and it is counted. Irgun win if a count brings it to 0, the British if it is above 0 after the third.',
    },
    {
      ask: 'choose Limited Operation.',
      say: 'On each card both sides act once, each in a box of its own. The British begin here. A Limited Operation is one Operation, in one space.',
      answers: ['limited-operation'],
      else: 'hint',
    },
    {
      ask: 'choose Search.',
      say: 'British pieces are cubes: tan ones are Troops, light blue ones Police. Irgun, and Lehi with them, have red eight-sided Cells and round Arms Caches. A dark face is Underground: hidden. Pieces that are Available lie in the trays on the sea.',
      answers: ['search'],
      else: 'hint',
    },
    {
      ask: 'choose Haifa, the City, and move all three Troops there from the Railway.',
      say: 'There are Districts, round Cities, and Railways, which are spaces of their own. Two Cells are Underground in Haifa. In a City every third cube finds a Cell, and three more make six.',
      answers: [
        'haifa',
        { piece: 'troops', from: 'railway-tel-aviv-haifa', to: 'haifa', number: 3 },
      ],
      else: 'hint',
    },
    {
      ask: 'end the turn.',
      say: 'Both Cells show the pale face now: they are Active. Haifa lies under Curfew; a marker is no piece. Sabotage and Terror are markers too, and lower Political Will in a count. Nothing is final until the turn is ended: Undo takes back step by step. The forecast, in its own tray, says what a count would do now.',
      answers: [],
      else: 'hint',
    },
  ],
}
