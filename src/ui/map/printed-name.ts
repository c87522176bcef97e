import type { SpaceId } from '../../games/index'
import type { Words } from '../screen/screen'
import { isCity } from './standing'

/** The name of a space as it is printed on the map, line by line. */
export const printedName = (
  space: SpaceId,
  broken: boolean | undefined,
  { places }: Pick<Words, 'places'>,
): readonly string[] => {
  const name = isCity(space) ? places[space] : places[space].toUpperCase()
  // What a no-break space holds together stays together.
  return broken ? name.split(/ |(?<=-)/) : [name]
}
