import { counted } from '../../../language/english'

/** Words of the table. */
export const TABLE = {
  yourTurn: (side: string) => `${side}: your turn`,
  chanceAsks: 'Chance, answered by hand',
  chanceNote: 'Roll or draw at your table, and choose the result here.',
  chanceSet: 'Chance is set by hand in this branch: choose what you want to come.',
  card: 'Card',
  readCard: 'Tips and background',
  noCard: 'No card yet',
  inEffect: 'In effect',
  noCapability: 'no Capability',
  initiative: 'Initiative Track',
  open: 'open',
  cardOf: (number: number, all: number) => `card ${number} of ${all}`,
  spaces: 'Table of spaces',
  close: 'Close',
  status: (will: number, becomes: number | null) =>
    becomes === null ? `Political Will ${will}` : `Political Will ${will}, forecast ${becomes}`,
  menu: 'Start page',
  seed: 'Seed',
  watched: 'A game of two bots',
} as const

/** Words of the decision. */
export const DECISION = {
  title: 'Decision',
  done: 'Done in this turn',
  more: (number: number) => `${number} more`,
  moreBelow: 'More below',
  refused: (number: number) => `${number} cannot be chosen:`,
  activity: 'Special Activity',
  undo: 'Undo',
  redo: 'Redo',
  restart: 'Start the turn again',
  endTurn: 'End turn',
  turnIsOver: 'Your turn is done.',
  turnIsOverNote: 'End it, or undo something first.',
  letChoose: (side: string) => `Let ${side} choose`,
  turnGoesOnNote: 'The turn is not over. Let them choose, or undo something first.',
  nothingDone: 'nothing done',
  chooseFirst: 'choose an answer first',
  theirTurn: 'The other side’s turn',
  noChange: 'no change',
  to: 'to',
  answers: 'Answers',
  refusedHere: (space: string, reason: string) => `${space}: ${reason}.`,
  notAsked: (space: string) => `${space} is not asked for now.`,
  only: (space: string) => `Only ${space}`,
  all: 'Show all',
} as const

/** Words of the log. */
export const LOG = {
  look: 'Look at this position',
  note: 'Note',
  takenBack: (number: number) =>
    `${counted(number, 'roll or draw was', 'rolls and draws were')} taken back`,
} as const
