import type { Board } from '../../../games/index'
import type { Direction, Doing, Place, Stride } from '../../facts/places'
import { PHASE_NAMES, WHO, cardName } from '../../../games/arab-revolt/words/en/names'
import { plural } from '../../../language/english'

const cardOf = ({ number }: Place): string =>
  number === 0 ? 'Before the first card' : `Card ${number}`

const doingText = ({ by, head }: Doing): string =>
  [...(by ? [WHO[by]] : []), ...(head.length > 0 ? [head.join(', ')] : [])].join(': ')

/** Where in a game a moment is, in a few words: “Card 5, Rebels: Rally”. */
export const placeText = (place: Place, doing: Doing | null): string =>
  [
    cardOf(place),
    ...(place.number === 0 ? [] : [doing ? doingText(doing) : PHASE_NAMES[place.phase]]),
  ].join(', ')

const STRIDE_NAMES: Readonly<Record<Stride, string>> = {
  step: 'step',
  action: 'action',
  card: 'card',
}

const branchName = (name: string, id: number): string =>
  name !== '' ? name : id === 0 ? 'The game' : `Branch ${id}`

/** Words of the history of a game. */
export const HISTORY = {
  title: 'History',
  open: 'History',
  slider: 'Position in the game',
  step: (stride: Stride, direction: Direction) =>
    `${direction === 'back' ? 'Back' : 'Forward'} one ${STRIDE_NAMES[stride]}`,
  at: (place: string, at: string) => `${place}, ${at}`,
  of: (at: number, last: number) => `${at} of ${last}`,
  present: 'now',
  presentAt: (place: string) => `The present: ${place}`,
  noted: 'with a note',
  note: 'Note',
  page: 'Branches and notes',
  looking: 'You are looking at another position.',
  prompt: 'Branches and notes',
  nothingChanges: 'Looking changes nothing.',
  back: 'Back to the present',
  close: 'Close',
  card: (place: Place) => (place.card ? cardName(place.card) : ''),
} as const

/** Words of what can be done with a position of the history. */
export const FROM_HERE = {
  title: 'From this position',
  explore: 'Explore from here',
  exploreNote: 'in a branch of its own',
  playHere: 'Go back to play here',
  playHereNote: 'what came after is undone',
  ask: 'This goes back into an earlier turn. Both players should agree to it. Redo brings it all back, until you give a different answer here.',
  goHere: 'Go on from here',
  goHereNote: 'another answer begins another branch',
  take: 'Go back',
  leave: 'Leave it',
  compare: 'Compare with the present',
  note: 'Note on this position',
} as const

/** Words of the branches. */
export const BRANCHES = {
  title: 'Branches',
  none: 'There is only the game itself. “Explore from here” begins a branch.',
  nameOf: branchName,
  name: 'Name of this branch',
  here: 'on the table',
  leaves: (place: string) => `branches off at: ${place}`,
  ends: (place: string, { politicalWill }: Board, forecast: number) =>
    `ends at: ${place}. Political Will ${politicalWill}, forecast ${forecast}`,
  won: (place: string, result: string) => `ends at: ${place}. ${result}`,
  promote: (parent: string) => `Change places with “${parent}”`,
  promoteNote: 'Press again to change them back.',
  prune: 'Remove',
  askPrune: (name: string, others: number) =>
    others === 0
      ? `This removes “${name}” for good.`
      : `This removes “${name}” for good, and ${plural(others, 'the branch that starts', `the ${others} branches that start`)} from it.`,
  take: 'Remove it',
  leave: 'Leave it',
  compare: 'Compare its end with the present',
  endOf: (name: string) => `${name}, at its end`,
} as const

/** Words of the table while one explores. */
export const EXPLORE = {
  title: 'Exploring',
  waits: 'The game that waits',
  banner: (card: number) =>
    `Exploring: the game waits at ${card === 0 ? 'its beginning' : `card ${card}`}.`,
  back: 'Back to the game',
  chance: 'Dice, chits and cards',
  seed: (seed: number) => `come from the seed ${seed}`,
  hand: 'are set by hand: each roll and draw is asked for',
  future: 'Another future',
  futureNote: 'the same position, other rolls and draws',
  newSeed: 'Seed',
  deal: 'Deal it',
  edit: 'Change this position',
  editNote: 'by hand; this begins a new game, and this one is kept',
} as const

/** Words of what chance gave, where it is asked for. */
export const LUCK_OF = {
  game: 'What chance gave in the game',
  branch: 'What chance gave since the branch began',
} as const

/** How likely something is that chance may bring: “1 in 6”, or in per cent where the numbers are large. */
export const ODDS = (weight: number, total: number): string =>
  Number.isInteger(weight) && total <= 40
    ? `${weight} in ${total}`
    : `${Math.round((1000 * weight) / total) / 10} %`
