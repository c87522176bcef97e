import type { IntelChit, MustPass } from '../../rules/index'
import { chitName, haganahPlace } from './names'

const BOUND: Readonly<Record<MustPass | 'free', string>> = {
  free: 'free to act',
  'next-card': 'must Pass on the next Event card',
  'this-card': 'must Pass on this card',
}

/** Words of the position that is being changed by hand. */
export const EDIT = {
  note: 'Choose a space on the map or in the list. Pieces in no space and in no tray are Available, and what the Haganah Track holds follows from its value.',
  will: 'Political Will',
  haganah: 'Haganah Track',
  /** A place on the track: its value, and what it is called. */
  haganahAt: (value: number) => `${value}, ${haganahPlace(value)}`,
  prison: 'Cells in Prison',
  outOfGame: 'Cells out of the game',
  intel: (chit: IntelChit) => `${chitName(chit)}, held`,
  mustPass: 'The British',
  bound: (on: MustPass | null) => BOUND[on ?? 'free'],
  tooMany: (what: string) => `${what} too many`,
} as const
