/** To one decimal. */
const number = (one: number): string =>
  one.toLocaleString('en-GB', { maximumFractionDigits: 1 }).replace('-', '−')

/** The same with its sign. */
const beyond = (one: number): string => {
  const told = number(one)
  return one > 0 && told !== '0' ? `+${told}` : told
}

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
  number,
  will: 'Change of the forecast by rolls and draws',
  course: 'Above or below the average, answer by answer',
} as const
