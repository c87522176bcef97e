import { LEVEL_IDS, type LevelId } from '../bots/levels'
import { isBots, type Seat, type Seats } from '../store/index'

/** How much a result without luck varies, as a part of the bare one, by who played: as it was measured. */
export type Ratios = Readonly<Record<string, number>>

const STRENGTHS: readonly string[] = LEVEL_IDS

/** How strong a level is, the weakest first; a player is taken for a Planner. */
const strength = (seat: Seat): number =>
  STRENGTHS.indexOf(isBots(seat) ? seat.level : ('planner' satisfies LevelId))

/** Of those that were measured, the strongest that is no stronger than who sat there; else the weakest. */
const ratioOf = (seat: Seat, ratios: Ratios): number | null => {
  const measured = STRENGTHS.filter((level) => ratios[level] !== undefined)
  const within = measured.filter((one) => STRENGTHS.indexOf(one) <= strength(seat))
  const level = within.at(-1) ?? measured[0]
  return (level === undefined ? undefined : ratios[level]) ?? null
}

/** The ratio for a game between these: that of the side for which it is worse. */
export const ratioFor = (seats: Seats, ratios: Ratios): number | null => {
  const all = Object.values(seats).map((seat) => ratioOf(seat, ratios))
  const known = all.filter((one) => one !== null)
  return known.length === all.length ? Math.max(...known) : null
}
