import { counted } from '../../../language/english'

/** Words of the Initiative Track and the answers. */
export const COLUMN = {
  order: (first: boolean) => (first ? '1st' : '2nd'),
  spaces: (number: number) => counted(number, 'space', 'spaces'),
  /** On the answer that the first game suggests. */
  suggested: 'suggested',
} as const

/** What can be shown below the map of a phone. */
export const SHEETS = {
  title: 'Below the map',
  decision: 'Decision',
  card: 'Card',
  log: 'Log',
} as const
