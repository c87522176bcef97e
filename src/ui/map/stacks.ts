import { entryOf } from '../../coin/entry-of'
import type { Board, Content, SpaceId } from '../../games/index'
import type { Kind, OnMap } from '../screen/on-map'

/** Pieces of one kind that stand together. */
export interface Stack {
  readonly content: Content
  readonly number: number
  /** The first side stands above the other; a marker is nobody's. */
  readonly row: 'upper' | 'lower' | 'marker'
  /** Whether several of them are one broad counter. */
  readonly isBroad: boolean
}

const rowOf = ({ side }: Kind, { sides }: OnMap): Stack['row'] =>
  side === null ? 'marker' : side === sides[0] ? 'upper' : 'lower'

/** What stands in a space when there is so much of each. */
export const stacksFrom = (numberOf: (content: Content) => number, map: OnMap): readonly Stack[] =>
  map.contents.flatMap((content) => {
    const [number, kind] = [numberOf(content), entryOf(map.kinds, content)]
    if (number === 0) return []
    return [{ content, number, row: rowOf(kind, map), isBroad: kind.is === 'broad' }]
  })

/** What stands in a space. */
export const stacksIn = (board: Board, space: SpaceId, map: OnMap): readonly Stack[] =>
  stacksFrom((content) => map.count(board, content, space), map)

export const numberOf = (stacks: readonly Stack[], content: Content): number =>
  stacks.find((one) => one.content === content)?.number ?? 0

export const sameStacks = (some: readonly Stack[], others: readonly Stack[]): boolean =>
  some.length === others.length &&
  some.every(
    ({ content, number }, i) => others[i]?.content === content && others[i].number === number,
  )
