import { board } from '../../games/index'
import type { Moment } from '../../store/index'
import type { Compared } from '../hands/opened'
import type { Screen } from '../screen/screen'
import { HISTORY, placeText } from '../words/en/history'
import { placesOf } from '../facts/places'
import { doingAt } from '../told/doing'

/** Where a moment of a line is, in words. */
export const placeAt = (line: readonly Moment[], at: number, screen: Screen): string => {
  const places = placesOf(line)
  const place = places[at]
  return place ? placeText(place, doingAt(line, places, at, screen), screen.words) : ''
}

/** A position as it is compared. */
export const comparedAt = (
  line: readonly Moment[],
  at: number,
  isPresent: boolean,
  screen: Screen,
): Compared | null => {
  const moment = line[at]
  if (!moment) return null
  const place = placeAt(line, at, screen)
  return { board: board(moment.game), name: isPresent ? HISTORY.presentAt(place) : place }
}
