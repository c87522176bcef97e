import type { CardKind, Faction, Mistake, Word } from '../arab-revolt'

export const KINDS: Readonly<Record<CardKind, string>> = {
  event: 'Event',
  capability: 'Capability',
  mandatory: 'Mandatory Event',
  propaganda: 'Propaganda Round',
}

const YOUR: Readonly<Record<Faction, string>> = {
  british: 'British: your turn',
  rebels: 'Rebels: your turn',
}

/** Words of the table. */
export const TABLE = {
  yourTurn: (faction: Faction) => YOUR[faction],
  chanceAsks: 'Chance, answered by hand',
  chanceNote: 'Roll or draw at your table, and choose the result here.',
  chanceSet: 'Chance is set by hand in this branch: choose what you want to come.',
  card: 'Card',
  noCard: 'No card yet',
  inEffect: 'In effect',
  noCapability: 'no Capability',
  initiative: 'Initiative Track',
  open: 'open',
  cardOf: (number: string) => `card ${number}`,
  spaces: 'Table of spaces',
  status: (will: number, becomes: number | null) =>
    becomes === null ? `Political Will ${will}` : `Political Will ${will}, forecast ${becomes}`,
  menu: 'Start page',
} as const

/** Words of the decision. */
export const DECISION = {
  title: 'Decision',
  done: 'Done in this turn',
  more: (number: number) => `${number} more`,
  refused: (number: number) =>
    number === 1 ? '1 cannot be chosen:' : `${number} cannot be chosen:`,
  activity: 'Special Activity',
  undo: 'Undo',
  redo: 'Redo',
  restart: 'Start the turn again',
  endTurn: 'End turn',
  turnIsOver: 'Your turn is done.',
  turnIsOverNote: 'End it, or undo something first.',
  nothingDone: 'nothing done',
  chooseFirst: 'choose an answer first',
  askBack: {
    chance: 'This takes back what chance has shown. The same roll or draw will come again.',
    turn: 'This goes back into the turn before. Both players should agree to it.',
    restart: 'This takes back all of this turn. Chance will give the same again.',
  },
  takeBack: 'Take it back',
  leave: 'Leave it',
  noChange: 'no change',
  to: 'to',
  fromHere: (space: string) => `From ${space}`,
  fromTo: (from: string, to: string) => `from ${from} to ${to}`,
  of: (most: number) => `of ${most}`,
  fewer: (what: string) => `Fewer ${what}`,
  moreOf: (what: string) => `More ${what}`,
  underground: 'Underground',
  active: 'Active',
  dismiss: 'Close',
  answers: 'Answers',
  refusedHere: (space: string, reason: string) => `${space}: ${reason}.`,
  notAsked: (space: string) => `${space} is not asked for now.`,
  only: (space: string) => `Only ${space}`,
  all: 'Show all',
} as const

/** Words of the log. */
export const LOG = {
  look: 'Look at this position',
  takenBack: (number: number) =>
    number === 1 ? '1 roll or draw was taken back' : `${number} rolls and draws were taken back`,
} as const

/** Words of the game that is only watched. */
export const WATCH = {
  title: 'A random game',
  play: 'Play',
  pause: 'Pause',
  next: 'Next decision',
  speed: 'Speed',
  last: (ask: string, answer: string) => `${ask}: ${answer}.`,
  speeds: ['one in two seconds', 'two a second', 'ten a second', 'fifty a second'],
} as const

/** What went wrong with an answer, where players can see it. */
export const MISTAKE_TEXT: Readonly<Record<Mistake, string>> = {
  'not-offered': 'That answer is not among the options.',
  'game-over': 'The game is over.',
  'dead-end': 'The rules have found no answer to their own question. Please report this.',
  'nothing-to-undo': 'There is nothing to undo.',
  'no-such-answer': 'There is no such answer.',
  'not-an-object': 'The set-up cannot be read.',
  'unknown-field': 'The set-up has a field that is not known.',
  'unknown-space': 'The set-up names a space that is not on the map.',
  'unknown-piece': 'The set-up names a piece that is not in the game.',
  'unknown-card': 'The set-up names a card that is not in the game.',
  'unknown-value': 'The set-up has a value that is not known.',
  'not-a-count': 'The set-up has a number that is not a count.',
  'too-many-pieces': 'The set-up has more pieces than the game has.',
  'too-many-chits': 'The set-up has more chits than the game has.',
  'too-many-bases-here': 'The set-up has more than two Bases in a space.',
  'base-on-railway': 'The set-up has a Base on a Railway.',
  'british-abroad': 'The set-up has a British piece in a Foreign Country.',
  'country-out-of-play': 'The set-up has pieces in a Foreign Country that is Out of Play.',
  'marker-out-of-place': 'The set-up has a marker where none may be.',
  'curfew-without-british': 'The set-up has a Curfew without a British piece.',
  'political-will-out-of-range': 'The set-up has Political Will beyond its track.',
  'unity-out-of-range': 'The set-up has Unity beyond its track.',
  'card-twice': 'The set-up has a card twice.',
  'not-a-capability': 'The set-up has a Capability that is not one.',
  'capability-not-played': 'The set-up has a Capability whose card was not played.',
  'phase-does-not-fit': 'The set-up has a phase that does not fit its card.',
}

/** What each word means as an answer, beside its name. */
export const WORD_NOTES: Readonly<Record<Exclude<Word, 'done'>, string>> = {
  pass: 'the British hold a Punishment chit, the Rebels may place a Base (2.3.3)',
  yes: 'go on',
  unity: 'Unity moves one step toward Centralized',
  hold: 'hold one Operations chit for later',
  roll: 'a roll may move Unity toward Decentralized',
  activate: 'Activate Irregulars to replace Guerrillas',
  'not-marched': 'the one that stays behind does not March again (R19)',
  marched: 'it does not March again from its new space (R19)',
}

/** To Activate an Irregular does something else in a Sweep than in a Divide. */
export const SWEEP_NOTE = 'Activate one Guerrilla for every cube, not for every two (3.2.3)'
