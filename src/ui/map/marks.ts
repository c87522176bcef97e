import type { Board, SpaceId } from '../../games/index'
import type { OnMap } from '../screen/on-map'

/** What is printed over a space. */
export interface Marks {
  readonly legal: boolean
  readonly refused: boolean
  readonly focused: boolean
  /** Whether something that is counted just now stands here. */
  readonly lit: boolean
  readonly changed: boolean
  readonly outOfPlay: boolean
  /** The number of its pin, or 0. */
  readonly pin: number
}

/** What there is to print, space by space. */
export interface Marking {
  /** The spaces that can be chosen now. */
  readonly legal?: ReadonlySet<SpaceId>
  /** The spaces that cannot, and of which somebody can say why. */
  readonly refused?: ReadonlySet<SpaceId>
  readonly focused?: SpaceId | null
  /** The spaces that are counted: those of a line of the forecast. */
  readonly lit?: ReadonlySet<SpaceId>
  /** The chosen spaces, in the order of their pins. */
  readonly chosen?: readonly SpaceId[]
  /** What changed since the last handover. */
  readonly changed?: ReadonlySet<SpaceId>
}

const NOTHING: ReadonlySet<SpaceId> = new Set()

/** What is printed over each space. */
export function marksOf(
  board: Board,
  marking: Marking,
  { spaces, isOutOfPlay }: OnMap,
): Readonly<Record<SpaceId, Marks>> {
  const { legal = NOTHING, refused = NOTHING, changed = NOTHING, lit = NOTHING } = marking
  const { focused = null, chosen = [] } = marking
  const marks = spaces.map((space): [SpaceId, Marks] => [
    space,
    {
      legal: legal.has(space),
      refused: refused.has(space),
      focused: focused === space,
      lit: lit.has(space),
      changed: changed.has(space),
      outOfPlay: isOutOfPlay(board, space),
      pin: chosen.indexOf(space) + 1,
    },
  ])
  return Object.fromEntries(marks)
}

/** What is drawn within a space; how it is lit, its class says. */
export type Inked = Pick<Marks, 'changed' | 'outOfPlay' | 'pin'>
