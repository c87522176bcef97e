import type { City, Country, District, Railway } from '../../mandate/spaces'
import { PLACES } from '../../mandate/words/en/places'
import { isCity } from './standing'

/** The name of a space as it is printed on the map, line by line. */
export const printedName = (
  space: District | City | Railway | Country,
  broken: boolean | undefined,
): readonly string[] => {
  const name = isCity(space) ? PLACES[space] : PLACES[space].toUpperCase()
  // What a no-break space holds together stays together.
  return broken ? name.split(/ |(?<=-)/) : [name]
}
