import { counted } from '../../../language/english'

/** Words of the rules in brief, and of the panel in which they are read. */
export const READER = {
  title: 'Rules in brief',
  contents: 'Contents',
  rulings: 'Rulings',
  rulingsNote: 'What the rulebook leaves open, and how it is settled here.',
  keys: 'Keys',
  display: 'Display',
  back: 'Back',
  close: 'Close',
  search: 'Search the rules',
  found: (number: number) =>
    number === 0 ? 'Nothing found.' : counted(number, 'entry', 'entries'),
  mistake: 'Often mistaken:',
  see: 'See also',
  what: (title: string) => `In brief: ${title}`,
  whatIs: 'In brief:',
  rule: (rule: string) => `Rule ${rule}`,
} as const

/** What the top bar leads to. */
export const TOOL_NAMES = {
  help: 'Help',
  cards: 'Cards',
  keys: 'Keys',
  display: 'Display',
} as const
export type ToolId = keyof typeof TOOL_NAMES

export const TOP_BAR = {
  share: 'Save or share',
  lab: 'Lab',
  menu: 'Menu',
  tools: 'Help and settings',
  first: '1st',
  second: '2nd',
} as const
