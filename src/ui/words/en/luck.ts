import { signed } from '../../../language/english'

/** To one decimal, with the sign. */
const beyond = (number: number): string => {
  const rounded = Math.round(number * 10) / 10
  return Number.isInteger(rounded)
    ? signed(rounded)
    : `${rounded < 0 ? '−' : '+'}${Math.abs(rounded)}`
}

/** Words of what chance gave. */
export const LUCK = {
  title: 'What chance gave',
  note: 'The rolls, draws and cards of this game, beside the average for the same positions.',
  none: 'Nothing has been rolled or drawn yet.',
  what: 'Rolls and draws',
  times: 'how many',
  got: 'actual',
  expected: 'average',
  beyond: 'difference',
  difference: beyond,
  average: (number: number) => (Math.round(number * 10) / 10).toString(),
  will: 'Change of the forecast by rolls and draws',
  course: 'Above or below the average, answer by answer',
} as const
