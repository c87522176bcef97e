/** The papers and pages of a game that the first screen leads to, in the order in which it names them. */
export const GAME_LINKS = {
  subject: 'On the subject',
  about: 'About and rights',
  help: 'Help',
  cards: 'Cards',
  rulings: 'Rulings',
} as const
export type GameLink = keyof typeof GAME_LINKS

/** The same of the program, whichever game is played. */
export const HOUSE_LINKS = {
  history: 'History and sources',
  keys: 'Keys',
  display: 'Display',
} as const
export type HouseLink = keyof typeof HOUSE_LINKS

export const LINKS = { ...GAME_LINKS, ...HOUSE_LINKS } as const

/** Words of the first screen. */
export const START = {
  title: 'Mandatory Palestine',
  subtitle: 'Two games, one map: 1936–1947',
  games: 'Games',
  /** What can be done with one of them: for whoever does not see beside which it stands. */
  of: (what: string, game: string) => `${what}: ${game}`,
  resume: 'Continue',
  fresh: 'New game',
  learn: 'Learn',
  example: 'The rulebook’s example',
  shortExample: 'Example',
  shortWatch: 'Watch',
  watch: 'Watch two bots play',
  /** What can be done with either game. */
  withGames: 'With either game',
  library: 'Games kept',
  libraryNote: 'Open, review, save as a file or a link.',
  lab: 'Lab: try openings',
  labNote: 'Alone, with bots that say what a move is worth.',
  teach: 'Teach',
  teachNote: 'Lessons for a class with one projector.',
  more: 'More',
  rights: 'An independent edition, with words, a map and pieces of its own.',
  close: 'Close',
  back: 'Back',
} as const

/** Words of the screen on which a game is set up. */
export const NEW_GAME = {
  title: 'New game',
  seats: 'Who sits where',
  nameOf: (who: string) => `${who} player`,
  optional: 'name (optional)',
  sitterOf: (whoInText: string) => `Who plays ${whoInText}`,
  player: 'A player',
  swap: 'Change seats',
  from: 'Starting position',
  printed: 'The printed set-up',
  chance: 'Dice, chits and cards',
  fromSeed: 'come from the seed',
  byHand: 'are rolled and drawn at your own table, and entered here',
  seedNote: 'The same seed and the same choices give the same rolls and draws.',
  badSeed: (most: string) => `A seed is a whole number from 0 to ${most}.`,
  handovers: 'Show a card when the turn passes to the other player',
  begin: 'Begin the game',
  notLoaded: 'The example could not be loaded. You can play from the printed set-up.',
} as const

/** Words of the screen that shows the rulebook's example. */
export const EXAMPLE = {
  title: 'The rulebook’s example',
  setUp: 'Set-up',
  step: (number: number, all: number) => `Step ${number} of ${all}`,
  slider: 'Step',
  next: 'Next step',
  previous: 'Step back',
  playOn: 'Play on from here',
  card: 'The card in play',
  loading: 'The example is being loaded.',
} as const
