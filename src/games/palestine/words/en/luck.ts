import { IN_TEXT, WHO } from './names'
import type { TallyName } from '../../rules/index'
import { signed } from '../../../../language/english'

/** To one decimal, with the sign. */
const beyond = (number: number): string => {
  const rounded = Math.round(number * 10) / 10
  return Number.isInteger(rounded)
    ? signed(rounded)
    : `${rounded < 0 ? '−' : '+'}${Math.abs(rounded)}`
}

const LINES: Readonly<Record<TallyName, (time: number) => string>> = {
  'rolls-british': () => `Rolls of ${IN_TEXT.british} that succeeded`,
  'rolls-irgun': () => `Rolls of ${IN_TEXT.irgun} that succeeded`,
  intel: () => 'Sum of the Intel chits drawn',
  propaganda: (time) => `Card of its pile at which Propaganda ${time} came`,
}

const DRAWN: Readonly<Partial<Record<TallyName, string>>> = {
  'rolls-british': `Rolls, ${WHO.british}`,
  'rolls-irgun': `Rolls, ${WHO.irgun}`,
  intel: 'Intel chits',
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
  /** What a game counts, by its name there; what is told each time, with its number. */
  line: (name: string, time: number) => LINES[name as TallyName](time),
  will: 'Change of the forecast by rolls and draws',
  course: 'Above or below the average, answer by answer',
  drawn: (name: string) => DRAWN[name as TallyName] ?? '',
} as const
