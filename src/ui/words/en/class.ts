import { counted } from '../../../language/english'
import type { Sight } from '../../../classroom/sight-line'

/** What kind of step it is, as the class reads it above its words; what needs no name has none. */
const STEPS: Readonly<Record<string, string>> = {
  before: 'Before we begin',
  after: 'After the lesson',
  ask: 'What would you do?',
  question: 'Question',
  predict: 'Predict',
  tally: 'Show of hands',
  discuss: 'Discuss',
  source: 'Source',
  compare: 'Before and now',
  playOn: 'Play on',
}

const STAGES: Readonly<Record<string, string>> = {
  talk: 'Talk with your neighbour',
  again: 'Vote again',
}

/** What it is called when it is revealed. */
const REVEALED: Readonly<Record<string, string>> = {
  question: 'What can be said for it',
  predict: 'What came',
  tally: 'The hands',
}

/** Words of the class: what a teacher sets up and leads, and what thirty pupils read. */
export const CLASS = {
  title: 'Teach',
  about: 'A lesson for a class with one projector. Pupils need no devices.',
  lessons: 'Lessons',
  minutes: (minutes: number) => `${minutes} min`,
  begin: (title: string, minutes: number) => `${minutes} min: ${title}`,
  resume: (title: string) => `Continue: ${title}`,
  back: 'Back',
  loading: 'The lessons are being loaded.',
  room: 'Your room',
  distance: 'From the picture to the back row, in metres',
  height: 'Height of the picture, in metres',
  light: 'Light in the room',
  lights: { light: 'light', dark: 'dark' },
  sight: 'Letters large enough for',
  sights: {
    basic: 'good sight',
    preferred: 'most pupils',
    low: 'low vision',
  } satisfies Record<Sight, string>,
  fits: (lines: number) => `${lines} lines fit into the picture.`,
  tooFew: 'From the back row no picture of this height can be read well. Print what is to be read.',
  card: ['E F P T O Z', 'Can the back row read this?'],
  cardNote: 'The projector shows this card until a lesson begins. Read it from the back row.',
  openProjector: 'Open the projector',
  projectorNote: 'It opens in a window of its own: move it to the projector. It shows no notes.',
  here: 'Show here',
  hereNote: 'One window: the picture alone, without notes.',
  backToNotes: 'Back to the notes',
  keys: 'PageDown goes on, PageUp goes back, “.” covers the picture. Digits count hands, Backspace takes one back.',
  next: 'Next',
  nextIs: (name: string) => `Next: ${name}`,
  previous: 'Back one step',
  goOn: 'Next step',
  cover: 'Cover',
  uncover: 'Uncover',
  covered: 'Look this way, please',
  note: 'Note',
  words: 'What it says',
  answers: 'Answers',
  right: 'Can be defended',
  wrong: 'Hard to defend',
  hands: (hands: number) => counted(hands, 'hand', 'hands'),
  noHand: 'Take a hand back',
  leave: 'Leave the lesson',
  notAsked: 'The question after this lesson has not been asked.',
  askNow: 'Ask it now',
  leaveAnyway: 'Leave without it',
  stop: (at: number, all: number) => `Stop ${at} of ${all}`,
  clock: (spent: string, planned: string) => `${spent} gone, ${planned} planned`,
  behind: (minutes: number) => `${minutes} min behind the plan`,
  ahead: (minutes: number) => `${minutes} min ahead of the plan`,
  inTime: 'In time',
  end: 'The end of the lesson',
  will: 'Political Will',
  changed: (from: number, to: number) => (from === to ? `${to}` : `${from} → ${to}`),
  was: 'Before',
  is: 'Now',
  playOn: 'Play on from here',
  steps: STEPS,
  stages: STAGES,
  revealed: REVEALED,
} as const
