import { counted } from '../../../language/english'

/** Words of the comparison of two positions. */
export const COMPARE = {
  title: 'Two positions side by side',
  same: 'There is no difference.',
  what: 'What differs',
  close: 'Close',
  more: (number: number) => counted(number, 'difference', 'differences'),
} as const
