import { entryOf } from '../../../coin/entry-of'
import type { Direction, Doing, Place, Stride } from '../../facts/places'
import type { Words } from '../../screen/screen'
import { inRow } from '../../../language/english'

const cardOf = ({ number }: Place): string =>
  number === 0 ? 'Before the first card' : `Card ${number}`

const doingText = ({ by, head }: Doing, { who }: Words): string =>
  [...(by ? [who(by)] : []), ...(head.length > 0 ? [inRow(head)] : [])].join(': ')

/** Where in a game a moment is, in a few words: “Card 5, Rebels: Rally”. */
export const placeText = (place: Place, doing: Doing | null, words: Words): string =>
  inRow([
    cardOf(place),
    ...(place.number === 0
      ? []
      : [doing ? doingText(doing, words) : entryOf(words.phases, place.phase)]),
  ])

const STRIDE_NAMES: Readonly<Record<Stride, string>> = {
  step: 'step',
  action: 'action',
  card: 'card',
}

/** Words of the history of a game. */
export const HISTORY = {
  title: 'History',
  slider: 'Position in the game',
  step: (stride: Stride, direction: Direction) =>
    `${direction === 'back' ? 'Back' : 'Forward'} one ${STRIDE_NAMES[stride]}`,
  at: (place: string, at: string) => `${place}, ${at}`,
  of: (at: number, last: number) => `${at} of ${last}`,
  present: 'now',
  presentAt: (place: string) => `The present: ${place}`,
  noted: 'with a note',
  page: 'Branches and notes',
  looking: 'You are looking at another position.',
  prompt: 'Branches and notes',
  nothingChanges: 'Looking changes nothing.',
  back: 'Back to the present',
  close: 'Close',
} as const
