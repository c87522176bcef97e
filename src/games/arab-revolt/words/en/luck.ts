import { PUNISHMENT_NAMES, WHO } from './names'
import type { TallyName } from '../../rules/index'

const LINES: Readonly<Record<TallyName, (time: number) => string>> = {
  'rolls-british': () => `Rolls of the ${WHO.british} that succeeded`,
  'rolls-rebels': () => `Rolls of the ${WHO.rebels} that succeeded`,
  spaces: () => 'Spaces on the Operations chits drawn',
  detain: () => `${PUNISHMENT_NAMES.detain} chits drawn`,
  demolish: () => `${PUNISHMENT_NAMES.demolish} chits drawn`,
  fine: () => `${PUNISHMENT_NAMES.fine} chits drawn`,
  propaganda: (time) => `Card of its pile at which Propaganda ${time} came`,
}

const DRAWN: Readonly<Partial<Record<TallyName, string>>> = {
  'rolls-british': `Rolls, ${WHO.british}`,
  'rolls-rebels': `Rolls, ${WHO.rebels}`,
  spaces: 'Operations chits, Rebels',
}

/** What chance gives in Arab Revolt. */
export const LUCK = {
  line: (name: string, time: number) => LINES[name as TallyName](time),
  drawn: (name: string) => DRAWN[name as TallyName] ?? '',
} as const
