import { counted } from '../../../language/english'
import type { Words } from '../../screen/screen'
import type { Faction } from '../../../games/index'

/** Words of the explorer of openings. */
export const OPENINGS = {
  title: 'Openings',
  back: 'Close',
  note: 'How often a turn was taken in which way, from the printed start, and who won the game in the end. It tells what was done, not what is best.',
  which: 'Which games, and where',
  source: 'Games',
  sources: {
    book: 'Between bots',
    own: 'Your own',
    imported: 'Opened from elsewhere',
  },
  who: 'Taken by',
  player: 'a player',
  campaign: 'Campaign',
  campaignOf: (number: string) => `Campaign ${number}`,
  card: 'Card',
  any: 'any',
  side: 'Side',
  order: 'Acts',
  orders: { first: 'first', second: 'second' },
  result: 'Result',
  results: { all: 'all games', won: 'won by that side', lost: 'lost by that side' },
  counting: 'Counting the games…',
  missing: 'The book could not be fetched.',
  none: 'No such turn was counted.',
  few: (turns: number) =>
    `Only ${counted(turns, 'such turn was', 'such turns were')} counted: fewer than 30 say nothing.`,
  wider: 'Fewer than 30 turns were counted there, so this tells of',
  anyCampaign: 'that card in any campaign',
  anyCard: 'any card in any campaign',
  way: 'Way',
  times: 'Times',
  won: (side: Faction, { who }: Words) => `${who(side)} won, of 100`,
  number: (times: number) => times.toLocaleString('en-GB'),
  share: (of: number, all: number) => Math.round((100 * of) / all).toString(),
  all: 'All boxes',
  up: 'Back to',
  others: (turns: number) =>
    `${counted(turns, 'turn', 'turns')} went other ways, each of which was taken fewer than 30 times.`,
  noSpace: 'no space',
  nothing: 'nothing',
} as const
