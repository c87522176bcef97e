import type { Moment } from '../../store/index'
import { isStart, type Doing, type Place } from '../facts/places'
import type { Screen } from '../screen/screen'
import { headOf } from './plan'

/** What is being done at a moment: it looks back no further than the beginning of the action. */
export const doingAt = (
  line: readonly Moment[],
  places: readonly Place[],
  at: number,
  screen: Screen,
): Doing | null => {
  const place = places[at]
  const moment = line[at]
  if (!place || !moment || !screen.calendar.actions.includes(place.phase)) return null
  let start = at
  while (!isStart(places, start, 'action')) start -= 1
  const steps = line.slice(start, at + 1).flatMap((one) => one.steps)
  const mine = steps.filter((one) => one.phase === place.phase)
  return { by: moment.seat, head: headOf(mine, screen).head }
}
