import { PUNISHMENT_NAMES, WHO } from './names'
import type { Faction, Punishment } from '../../rules/index'
import { signed } from '../../../../language/english'

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
  rolls: (side: Faction) => `Rolls of the ${WHO[side]} that succeeded`,
  spaces: 'Spaces on the Operations chits drawn',
  punishment: (chit: Punishment) => `${PUNISHMENT_NAMES[chit]} chits drawn`,
  will: 'Change of the forecast by rolls and draws',
  propaganda: (round: number) => `Card of its pile at which Propaganda ${round} came`,
  course: 'Above or below the average, answer by answer',
  rollsOf: (side: Faction) => `Rolls, ${WHO[side]}`,
  spacesOf: 'Operations chits, Rebels',
} as const
