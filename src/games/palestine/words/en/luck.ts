import { IN_TEXT, WHO } from './names'
import type { TallyName } from '../../rules/index'

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

/** What chance gives in Palestine. */
export const LUCK = {
  line: (name: string, time: number) => LINES[name as TallyName](time),
  drawn: (name: string) => DRAWN[name as TallyName] ?? '',
} as const
