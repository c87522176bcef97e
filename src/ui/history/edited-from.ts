import { SPACES, board, positionOf, type Game, type Setup } from '../../games/index'
import { checked } from '../edit/edited'
import type { Edited } from '../hands/opened'

/** A position to be changed by hand: in the middle of an action, the one in which it began. */
export const editedFrom = (game: Game): Edited => {
  const now = board(game)
  const whole = checked(positionOf(now)).board ? now : game.checkpoint
  return { position: positionOf(whole), space: SPACES[0], board: whole }
}

/** The set-up of a game that begins at a position; of a deck, the cards that are still to come. */
export const setupFrom = ({ deck }: Setup, position: NonNullable<Setup['position']>): Setup => ({
  ...(deck && { deck: deck.filter((card) => position.played?.includes(card) !== true) }),
  position,
})
