import type { CapabilityInPlay, Content, Force, IntelChit, SpaceId } from '../../rules/index'
import { PLACES, cardSide, contentName, haganahName } from './names'

/** Something on the table that can be counted. */
export type Counted =
  | { readonly what: 'will' | 'forecast' | 'haganah' | 'cards' | 'prison' | 'out-of-game' }
  | { readonly what: 'must-pass' }
  | { readonly what: 'space'; readonly space: SpaceId; readonly content: Content }
  | { readonly what: 'available'; readonly force: Force | 'curfews' }
  | { readonly what: 'on-track'; readonly force: 'cells' | 'armsCaches' }
  | { readonly what: 'held'; readonly chit: IntelChit }
  | ({ readonly what: 'capability' } & CapabilityInPlay)

/** Under which heading a difference stands: a space, a track, a tray. */
export const whereText = (of: Counted): string => {
  switch (of.what) {
    case 'space':
      return PLACES[of.space]
    case 'available':
      return 'Available'
    case 'on-track':
      return 'Haganah Track'
    case 'prison':
      return 'Prison'
    case 'out-of-game':
      return 'Out of the game'
    case 'held':
      return 'Intel chits held'
    case 'capability':
      return 'In effect'
    case 'must-pass':
      return 'Initiative Track'
    default:
      return 'Tracks'
  }
}

const TRACKS = {
  will: 'Political Will',
  forecast: 'Forecast of Political Will',
  haganah: 'Haganah',
  cards: 'Cards played',
} as const

/** What is counted, below its heading. */
export const whatText = (of: Counted): string => {
  switch (of.what) {
    case 'space':
      return contentName(of.content)
    case 'available':
    case 'on-track':
      return contentName(of.force)
    case 'prison':
    case 'out-of-game':
      return contentName('cells')
    case 'held':
      return `Of value ${of.chit.toString()}:`
    case 'capability':
      return cardSide(of.card, of.side)
    case 'must-pass':
      return 'The British must Pass'
    default:
      return TRACKS[of.what]
  }
}

/** A number of what is counted, as people would write it. */
export const countText = (of: Counted, number: number): string => {
  if (of.what === 'haganah') return haganahName(number)
  const isYesOrNo = of.what === 'capability' || of.what === 'must-pass'
  if (!isYesOrNo) return number.toString()
  return number > 0 ? 'yes' : 'no'
}
