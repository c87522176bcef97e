import type { Faction } from '../../../games/index'
import { WHO } from '../../../games/arab-revolt/words/en/who'

/** The papers and pages that the first screen leads to, in the order in which it names them. */
export const LINKS = {
  subject: 'On the subject',
  about: 'About and rights',
  help: 'Help',
  cards: 'Cards',
  rulings: 'Rulings',
  keys: 'Keys',
  display: 'Display',
} as const
export type LinkId = keyof typeof LINKS

/** Words of the first screen. */
export const START = {
  title: 'Arab Revolt',
  subtitle: 'Palestine 1936–1939',
  about:
    'Two players, one screen. The British hold Mandatory Palestine with soldiers, police and collective punishment. The Rebels fight to break London’s will to stay.',
  resume: 'Continue',
  fresh: 'New game',
  freshNote: 'Two players at one screen, or one against a bot.',
  learn: 'Learn',
  learnNote: 'The whole game in six short lessons, each of two to five minutes.',
  example: 'The rulebook’s example',
  exampleNote: 'The first campaign of a game, step by step, with every number.',
  watch: 'Watch two bots play',
  library: 'Games kept',
  more: 'More',
  warning: 'A colonial war, and what its methods did to a people.',
  rights: 'An independent edition, with words, a map and pieces of its own.',
  close: 'Close',
  back: 'Back',
} as const

/** Words of the screen on which a game is set up. */
export const NEW_GAME = {
  title: 'New game',
  seats: 'Who sits where',
  nameOf: (faction: Faction) => `${WHO[faction]} player`,
  optional: 'name (optional)',
  sitterOf: (faction: Faction) => `Who plays the ${WHO[faction]}`,
  player: 'A player',
  swap: 'Change seats',
  from: 'Starting position',
  printed: 'The printed set-up',
  'example-deck': 'The rulebook’s example: its first seven cards, in their order',
  'example-end': 'After the rulebook’s example: the second campaign begins',
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
