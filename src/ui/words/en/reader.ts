import { counted } from '../../../language/english'

/** Words of the panel in which the rules in brief are read. */
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
} as const
