import { inTenths } from '../../../language/english'

/** A difference to one decimal, with its sign. */
const beyond = (one: number): string => (one >= 0.05 ? `+${inTenths(one)}` : inTenths(one))

/** Words of what chance gave. */
export const LUCK = {
  title: 'What chance gave',
  note: 'The rolls, draws and cards of this game, beside the average for the same positions.',
  none: 'Nothing has been rolled or drawn yet.',
  what: 'Rolls and draws',
  times: 'times',
  got: 'actual',
  expected: 'average',
  beyond: 'difference',
  difference: beyond,
  number: inTenths,
  will: 'Change of the forecast by rolls and draws',
  course: 'Above or below the average, answer by answer',
} as const
