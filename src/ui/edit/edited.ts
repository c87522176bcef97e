import { produce } from 'immer'
import {
  RulesError,
  type Board,
  type Content,
  type Position,
  type SpaceId,
} from '../../games/index'
import type { Editing } from '../screen/editing'

/** A position with so many of something in a space. */
export const withContent = (
  position: Position,
  space: SpaceId,
  content: Content,
  number: number,
): Position =>
  produce(position, ({ spaces }) => {
    ;(spaces[space] ??= {})[content] = number
  })

/** A position that was read: its board, or the first thing that is wrong with it. */
export type Checked =
  | { readonly board: Board; readonly error: null }
  | { readonly board: null; readonly error: RulesError }

export const checked = (position: Position, boardOf: Editing['boardOf']): Checked => {
  try {
    return { board: boardOf(position), error: null }
  } catch (error) {
    if (error instanceof RulesError) return { board: null, error }
    throw error
  }
}
