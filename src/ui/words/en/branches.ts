import type { Board } from '../../../games/index'
import { plural } from '../../../language/english'

const branchName = (name: string, id: number): string =>
  name !== '' ? name : id === 0 ? 'The game' : `Branch ${id}`

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
  openings: 'What is usually done here',
  openingsNote: 'in games between bots, and in your own',
  review: 'Review the game',
  reviewNote: 'what was lost where, by a bot’s judgement',
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
