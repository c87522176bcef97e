import type { Mistake } from '../../rules/index'
import { MISTAKE_TEXT } from './mistakes'

/** Words of the position that is being changed by hand. */
export const EDIT = {
  title: 'Change the position',
  note: 'Choose a space on the map or in the list. Pieces in no space and in no tray are Available.',
  earlier:
    'This is the position as the present action or phase began: what has been done in it since is not here, and is asked anew.',
  space: 'Space',
  beside: 'Beside the map',
  will: 'Political Will',
  unity: 'Unity',
  /** A place on the track: what it is worth, and where it lies. */
  unityAt: (value: number, place: string) => `${value}, ${place}`,
  prison: (what: string) => `${what} in Prison`,
  troopsOut: 'Troops Out of Play',
  inPlay: (country: string) => `${country} is in play`,
  available: 'Available',
  tooMany: (what: string) => `${what} too many`,
  good: 'This position can be played.',
  bad: (mistake: Mistake, where: string) => `${MISTAKE_TEXT[mistake]} (${where})`,
  play: 'Play on from here',
  playNote: 'a game of its own; this one is kept',
  leave: 'Leave it as it was',
} as const
