import type { PhaseId } from '../../games/index'
import type { Moment } from '../../store/index'
import { isStart, type Doing, type Place } from '../facts/places'
import { headOf } from './plan'

const ACTIONS: readonly PhaseId[] = ['first-eligible', 'second-eligible']

/** What is being done at a moment: it looks back no further than the beginning of the action. */
export const doingAt = (
  line: readonly Moment[],
  places: readonly Place[],
  at: number,
): Doing | null => {
  const place = places[at]
  const moment = line[at]
  if (!place || !moment || !ACTIONS.includes(place.phase)) return null
  let start = at
  while (!isStart(places, start, 'action')) start -= 1
  const steps = line.slice(start, at + 1).flatMap((one) => one.steps)
  return { by: moment.seat, head: headOf(steps.filter((one) => one.phase === place.phase)).head }
}
