import {
  board,
  cardInPlay,
  type Board,
  type CardId,
  type Faction,
  type PhaseId,
} from '../../games/index'
import type { Moment, Step } from '../../store/index'

/** Where in the game a moment of a line is. */
export interface Place {
  /** How many cards have been turned up. */
  readonly number: number
  readonly card: CardId | null
  readonly phase: PhaseId
}

/** By what one steps through a game. */
export const STRIDES = ['step', 'action', 'card'] as const
export type Stride = (typeof STRIDES)[number]
export type Direction = 'back' | 'forth'

const turnedUp = ({ steps }: Moment): number =>
  steps.flatMap(({ facts }) => facts.filter(({ fact }) => fact === 'revealed')).length

/** The answer that tells where a moment is: the one it waits for, or the last of a turn that is over. */
const telling = (line: readonly Moment[], at: number): Step | undefined =>
  line[at]?.turnOver === true ? line[at].steps.at(-1) : line[at + 1]?.steps[0]

const ofBoard = (now: Board): Omit<Place, 'number'> => ({ card: cardInPlay(now), phase: now.phase })

/** Where each moment of a line is, from what was asked there: no board is needed but the last. */
export const placesOf = (line: readonly Moment[]): readonly Place[] => {
  const [first] = line
  let number = first ? board(first.game).played.length : 0
  return line.map((moment, at) => {
    if (at > 0) number += turnedUp(moment)
    const { card, phase } = telling(line, at) ?? ofBoard(board(moment.game))
    return { number, card, phase }
  })
}

const isSame = (one: Place | undefined, other: Place | undefined, stride: Stride): boolean => {
  if (one?.number !== other?.number || stride === 'step') return false
  return stride === 'card' || one?.phase === other?.phase
}

/** Whether a stretch of the game begins at a moment. */
export const isStart = (places: readonly Place[], at: number, stride: Stride): boolean =>
  at === 0 || stride === 'step' || !isSame(places[at - 1], places[at], stride)

/** The moment that one step leads to: where an action or a card begins, or an end of the line. */
export const stepped = (
  places: readonly Place[],
  from: number,
  stride: Stride,
  direction: Direction,
): number => {
  const last = places.length - 1
  const by = direction === 'back' ? -1 : 1
  let to = Math.min(last, Math.max(0, from + by))
  while (to > 0 && to < last && !isStart(places, to, stride)) to += by
  return to
}

/** Who acts at a moment, and what has been begun there. */
export interface Doing {
  readonly by: Faction | null
  readonly head: readonly string[]
}
