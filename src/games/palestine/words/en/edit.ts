import type { IntelChit, Mistake, MustPass } from '../../rules/index'
import { chitName, haganahPlace } from './names'
import { MISTAKE_TEXT } from './mistakes'

const BOUND: Readonly<Record<MustPass | 'free', string>> = {
  free: 'free to act',
  'next-card': 'must Pass on the next Event card',
  'this-card': 'must Pass on this card',
}

/** Words of the position that is being changed by hand. */
export const EDIT = {
  title: 'Change the position',
  note: 'Choose a space on the map or in the list. Pieces in no space and in no tray are Available, and what the Haganah Track holds follows from its value.',
  earlier:
    'This is the position as the present action or phase began: what has been done in it since is not here, and is asked anew.',
  space: 'Space',
  beside: 'Beside the map',
  will: 'Political Will',
  haganah: 'Haganah Track',
  /** A place on the track: its value, and what it is called. */
  haganahAt: (value: number) => `${value}, ${haganahPlace(value)}`,
  prison: 'Cells in Prison',
  outOfGame: 'Cells out of the game',
  intel: (chit: IntelChit) => `${chitName(chit)}, held`,
  mustPass: 'The British',
  bound: (on: MustPass | null) => BOUND[on ?? 'free'],
  onTrack: 'On the Haganah Track',
  available: 'Available',
  tooMany: (what: string) => `${what} too many`,
  good: 'This position can be played.',
  bad: (mistake: Mistake, where: string) => `${MISTAKE_TEXT[mistake]} (${where})`,
  play: 'Play on from here',
  playNote: 'a game of its own; this one is kept',
  leave: 'Leave it as it was',
} as const
