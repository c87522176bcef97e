import { counted } from '../../../language/english'
import type { Words } from '../../screen/screen'
import type { Faction } from '../../../games/index'

/** Words of the explorer of openings. */
export const OPENINGS = {
  title: 'Openings',
  back: 'Close',
  note: 'How often a turn was taken in which way, from the printed start, in how many games, and how many of these were won in the end. It tells what was done, not what is best.',
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
  results: { all: 'all games', won: 'games won', lost: 'games lost' },
  counting: 'Counting the games…',
  missing: 'The book could not be fetched.',
  unread: 'The games that are kept could not be read.',
  leftOut: (games: number) =>
    `${counted(games, 'game', 'games')} could not be read: what is told here leaves them out.`,
  noGames: 'There are none: games are counted that began at the printed start and are over.',
  none: 'No such turn was counted.',
  few: (games: number) =>
    `Such turns were taken in only ${counted(games, 'game', 'games')}: fewer than 30 say nothing.`,
  wider: 'Such turns were taken there in fewer than 30 games, so this tells of',
  anyCampaign: 'that card in any campaign',
  anyCard: 'any card in any campaign',
  way: 'Way',
  times: 'Times',
  games: 'Games',
  won: (side: Faction, { who }: Words) => `${who(side)} won, of 100 games`,
  number: (times: number) => times.toLocaleString('en-GB'),
  share: (of: number, all: number) => Math.round((100 * of) / all).toString(),
  all: 'All boxes',
  up: 'Back to',
  others: (turns: number) =>
    `${counted(turns, 'turn', 'turns')} went other ways, each of which was taken in fewer than 30 games.`,
  noSpace: 'no space',
  nothing: 'nothing',
} as const
