import { KIND, type SpaceId } from '../../rules/index'
import { PLACES } from './names'

/** The name of a space as it is printed on the map, line by line. */
export const printedName = (space: SpaceId, broken = false): readonly string[] => {
  const name = KIND[space] === 'city' ? PLACES[space] : PLACES[space].toUpperCase()
  // What a no-break space holds together stays together.
  return broken ? name.split(/ |(?<=-)/) : [name]
}
