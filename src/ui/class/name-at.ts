import type { SpaceId } from '../../games/index'
import { areaOf, isCity, isRailway } from '../map/standing'
import { VIEWS } from '../map/views'

const VIEW = VIEWS.country

/** Where the name of a space stands on the map of the country: above what stands in it. */
export const nameAt = (space: SpaceId): readonly [number, number] => {
  if (isCity(space)) {
    const [x, y] = VIEW.cities[space].at
    return [x, y - VIEW.cityRadius]
  }
  if (isRailway(space)) return VIEW.railways[space].plate
  const { block, most } = VIEW.areas[areaOf(space)]
  return [block[0], block[1] - most[1] / 2]
}
