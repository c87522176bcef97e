import type { Faction } from '../../rules/index'
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
  exampleNote: 'A whole campaign, step by step, with every number.',
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
  optional: 'name, if you like',
  swap: 'Change seats',
  from: 'Starting position',
  printed: 'The printed set-up',
  'example-deck': 'The rulebook’s example: its first seven cards, in their order',
  'example-end': 'After the rulebook’s example: the second campaign begins',
  chance: 'Dice, chits and cards',
  fromSeed: 'come from the seed',
  byHand: 'are rolled and drawn by hand, and told to the program',
  seedNote: 'The same seed gives the same rolls and draws. Write it down to have them again.',
  badSeed: (most: string) => `A seed is a whole number from 0 to ${most}.`,
  handovers: 'Show a card when the turn passes to the other player',
  begin: 'Begin the game',
  notLoaded: 'The example could not be loaded. The printed set-up is there in any case.',
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
  playFirst: 'Play it yourself',
  loading: 'The example is being loaded.',
  notLoaded: 'The example could not be loaded. Go back, and try again when you are online.',
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
    'In April 1936 the Arabs of Palestine began a general strike against British rule. They asked for a government of their own, and for an end to the immigration and the land sales that the Mandate had opened to the Zionist movement. The strike lasted half a year. When a royal commission proposed in 1937 to divide the country, an armed revolt followed in the hills and the towns, and for some months in 1938 the government had lost much of both. It was put down by 1939, with more than twenty thousand soldiers.',
    'Counts of the dead are estimates, and they differ. By most of them about five thousand Arabs lost their lives, several hundred Jews, and some hundreds of British soldiers, police and officials. More than a hundred men were hanged by sentence of military courts. Thousands were held in camps without trial.',
    'Much of what the government did was collective punishment: it fell on people because of where they lived, not because of anything they had done. Fines were laid on whole villages. Houses were blown up; in June 1936 a large part of the old town of Jaffa. Stores of food were spoiled in searches. Men were made to ride at the head of trains that might meet a mine. At al-Bassa in 1938 and at Halhul in 1939 villagers died in the hands of soldiers. Emergency laws allowed most of these measures. That made them legal, and nothing more.',
    'The revolt had victims of its own making as well. Jewish civilians were attacked and killed. Rebel bands levied money and food from villages, and killed Arabs whom they called informers, sellers of land, or followers of the wrong family. More than a thousand Arabs are thought to have died at Arab hands.',
    'A game can show how such a war works on those who conduct it: that punishment clears a District today and fills it tomorrow, that a divided leadership pays for its divisions, that the side with more soldiers can lose the will to use them. The rules here say so in numbers, and you will feel the pull to use every means that they offer.',
    'What it cannot show is the larger part. Most people in the country carried no arms, and no piece on the board stands for them. The Jewish community appears only at the margin: among the Irregulars, beside Arab bands who took the British side. A chit named Demolish removes a marker; it does not tell whose house it was. The names have been left as hard as the things they name. To play a side is not to approve of it.',
    'The backgrounds on the cards are short, and written for players. Where a number is disputed they call it an estimate. The books below say more, and do not agree with one another.',
  ],
  list: {
    title: 'To read on',
    lines: [
      'Matthew Hughes, Britain’s Pacification of Palestine (2019)',
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
    'Arab Revolt is a board game designed by Stephen Rangazas. It is part of Enemy of My Enemy, the expansion of The British Way, published by GMT Games. The design and the names are theirs. If you like the game, buy it.',
    'This is an independent implementation that needs nothing of theirs: the words, the map and the pieces are its own. Where the rulebook leaves a point open, a ruling settles it and says why.',
    'Nothing leaves your machine: there is no account and no server.',
    'The program is free under the MIT licence. The coast and the outer borders come from Natural Earth, which is in the public domain. The lettering is EB Garamond and Source Sans 3, both under the Open Font License.',
  ],
}
