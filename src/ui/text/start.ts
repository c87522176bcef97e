import type { Faction } from '../arab-revolt'
import { WHO } from './names'

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
  freshNote: 'Two players at one screen.',
  learn: 'Learn: a first game',
  learnNote: 'Two turns for each side, with a hint at every step.',
  example: 'The rulebook’s example',
  exampleNote: 'The first campaign of a game, step by step, with every number.',
  watch: 'Watch a random game',
  library: 'Games kept',
  more: 'More',
  warning: 'A colonial war, and what its methods did to a people.',
  rights: 'An independent edition, with words, a map and pieces of its own.',
  close: 'Close',
  back: 'Back',
  seed: 'Seed',
} as const

/** Words of the screen on which a game is set up. */
export const NEW_GAME = {
  title: 'New game',
  seats: 'Who sits where',
  nameOf: (faction: Faction) => `${WHO[faction]} player`,
  optional: 'name (optional)',
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

/** A paper: a title, and paragraphs. */
export interface PaperText {
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly list?: { readonly title: string; readonly lines: readonly string[] }
}

/** The note on the subject. */
export const SUBJECT: PaperText = {
  title: LINKS.subject,
  paragraphs: [
    'In April 1936 the Arabs of Palestine began a general strike against British rule. They demanded a government of their own, and an end to the Jewish immigration and the land sales that the Mandate allowed. The strike lasted half a year, and armed bands fought beside it. In 1937 a royal commission proposed to divide the country, and the revolt broke out again. For some months in 1938 the government lost control of much of the countryside and of several towns. By the autumn of 1939 the revolt had been put down, with some twenty thousand soldiers or more.',
    'Counts of the dead are estimates, and they differ. By common estimates about five thousand Arabs, several hundred Jews, and more than two hundred British soldiers, police and officials were killed. More than a hundred Arabs were hanged, most of them on the sentence of military courts. Thousands of people were held in camps without trial.',
    'Much of what the government did was collective punishment: it fell on people because of where they lived, not because of anything they had done. Whole villages were fined. Houses were blown up, and in June 1936 a large part of the old town of Jaffa. Stores of food were spoiled in searches. Hostages were made to ride in front of trains and convoys that might meet a mine. At al-Bassa in 1938 and at Halhul in 1939 villagers died at the hands of soldiers. Emergency laws allowed many of these measures. That made them legal, and nothing more.',
    'The revolt had victims of its own making as well. Jewish civilians were attacked and killed. Rebel bands levied money and food from villages, and killed Arabs whom they called informers, sellers of land, or followers of the wrong family. By some estimates a thousand Arabs or more died at Arab hands.',
    'A game can show how such a war works on those who conduct it. Punishment clears a District today and fills it tomorrow. A divided leadership pays for its divisions. The side with more soldiers can lose the will to use them. The rules say so in numbers, and you will feel the pull to use every means that they offer.',
    'What it cannot show is the larger part. Most people in the country carried no arms, and no piece on the board stands for them. The Jewish community appears only at the margin, among the Irregulars, who also stand for Arab bands on the British side. A chit named Demolish removes a marker; it does not tell whose house it was. The names are as hard as the things that they stand for. To play a side is not to approve of it.',
    'The backgrounds on the cards are short, and written for players. Where a number is disputed they call it an estimate. The books below say more, and do not agree with one another.',
  ],
  list: {
    title: 'To read on',
    lines: [
      'Matthew Hughes, Britain’s Pacification of Palestine (2019)',
      'Matthew Kraig Kelly, The Crime of Nationalism (2017)',
      'Oren Kessler, Palestine 1936 (2023)',
      'Ted Swedenburg, Memories of Revolt (1995)',
      'Rashid Khalidi, The Iron Cage (2006)',
      'Hillel Cohen, Army of Shadows (2008)',
      'Tom Segev, One Palestine, Complete (2000)',
    ],
  },
}

/** The note on the game, its rights and this program. */
export const ABOUT: PaperText = {
  title: LINKS.about,
  paragraphs: [
    'Arab Revolt is a board game designed by Stephen Rangazas. It is part of Enemy of My Enemy, the expansion of The British Way, published by GMT Games. The design and the names are theirs. If you like the game, please buy it.',
    'This is an independent implementation that needs nothing of theirs: the words, the map and the pieces are its own. Where the rulebook leaves a point open, a ruling settles it and says why.',
    'Nothing leaves your machine unless you send it yourself: there is no account, and no server keeps anything.',
    'The program is free under the MIT licence. The coast and the outer borders come from Natural Earth, which is in the public domain. The lettering is EB Garamond and Source Sans 3, both under the Open Font License.',
  ],
}
