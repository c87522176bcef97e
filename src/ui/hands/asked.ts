import type { Ask, Question } from '../../games/index'
import type { View } from './view'

/** Where spaces are chosen but nothing is left except a Special Activity, that is what is asked. */
export const askedOf = ({ ask, about }: Question, view: View): Ask => {
  const { plain, spaces, activities, movement, picks } = view
  const isRest = movement === null && [plain, spaces, picks].every(({ length }) => length === 0)
  return isRest && activities.length > 0 && about.spaces !== undefined ? 'turn.activity' : ask
}
