import { door, positionOf, type Game, type Setup, type SpaceId } from '../../games/index'
import type { Edited } from '../hands/opened'

/**
 * A position to be changed by hand. A phase cannot be resumed in its middle: it would ask and count again for
 * what has been done in it already. So it is the position in which the present phase began, and it says so.
 */
export const editedFrom = ({ of, checkpoint, choices }: Game): Edited => {
  const { spaces } = door(of)
  return {
    position: positionOf({ of }, checkpoint),
    space: spaces[0] as SpaceId,
    spaces: new Set(spaces),
    board: checkpoint,
    isEarlier: choices.length > 0,
  }
}

/** The set-up of a game that begins at a position; of a deck, the cards that are still to come. */
export const setupFrom = ({ deck }: Setup, position: NonNullable<Setup['position']>): Setup => ({
  ...(deck && { deck: deck.filter((card) => position.played?.includes(card) !== true) }),
  position,
})
