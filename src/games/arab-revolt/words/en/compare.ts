import type {
  CapabilityInPlay,
  Content,
  Force,
  OperationsChit,
  Punishment,
  SpaceId,
} from '../../rules/index'
import { PLACES, cardSide, chitName, contentName, unityName } from './names'

/** Something on the table that can be counted. */
export type Counted =
  | { readonly what: 'will' | 'forecast' | 'unity' | 'cards' | 'troops-out' }
  | { readonly what: 'space'; readonly space: SpaceId; readonly content: Content }
  | { readonly what: 'available'; readonly force: Force | 'curfews' }
  | { readonly what: 'prison'; readonly force: 'guerrillas' | 'bases' }
  | { readonly what: 'held' | 'used'; readonly chit: OperationsChit | Punishment }
  | ({ readonly what: 'capability' } & CapabilityInPlay)

/** Under which heading a difference stands: a space, a track, a tray. */
export const whereText = (of: Counted): string => {
  switch (of.what) {
    case 'space':
      return PLACES[of.space]
    case 'available':
      return 'Available'
    case 'prison':
      return 'Prison'
    case 'troops-out':
      return 'Out of Play'
    case 'held':
      return 'Chits held'
    case 'used':
      return 'Chits used'
    case 'capability':
      return 'In effect'
    default:
      return 'Tracks'
  }
}

const TRACKS = {
  will: 'Political Will',
  forecast: 'Forecast of Political Will',
  unity: 'Unity',
  cards: 'Cards played',
} as const

/** What is counted, below its heading. */
export const whatText = (of: Counted): string => {
  switch (of.what) {
    case 'space':
      return contentName(of.content)
    case 'available':
    case 'prison':
      return contentName(of.force)
    case 'troops-out':
      return contentName('troops')
    case 'held':
    case 'used':
      return chitName(of.chit)
    case 'capability':
      return cardSide(of.card, of.side)
    default:
      return TRACKS[of.what]
  }
}

/** A number of what is counted, as people would write it. */
export const countText = (of: Counted, number: number): string =>
  of.what === 'unity'
    ? unityName(number)
    : of.what === 'capability'
      ? number > 0
        ? 'yes'
        : 'no'
      : number.toString()
