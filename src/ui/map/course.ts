import { namesOf, type Box } from './names'
import type { Point, Arrangement } from './view'

/** A curve from one point to another, drawn to the side by a third. */
export interface Course {
  readonly from: Point
  readonly by: Point
  readonly to: Point
}

const POINTS = 32

const pointOn = ({ from, by, to }: Course, part: number): Point => {
  const rest = 1 - part
  const along = (i: 0 | 1) => rest * rest * from[i] + 2 * rest * part * by[i] + part * part * to[i]
  return [along(0), along(1)]
}

/** So near its ends stand the pieces that it goes from and to. */
const ENDS = 34

const isOpen = ({ from, to }: Course, [x, y]: Point): boolean =>
  [from, to].every(([endX, endY]) => Math.hypot(endX - x, endY - y) > ENDS)

/** How much of a course runs through names. */
export const throughNames = (course: Course, names: readonly Box[]): number =>
  Array.from({ length: POINTS }, (_, i) => pointOn(course, (i + 0.5) / POINTS))
    .filter((point) => isOpen(course, point))
    .filter(([x, y]) =>
      names.some(({ left, top, right, bottom }) => x > left && x < right && y > top && y < bottom),
    ).length

/** How far to the side the curve is drawn, in parts of its length: rather straight than bent. */
const SWINGS = [0, 0.2, -0.2, 0.4, -0.4, 0.6, -0.6, 0.85, -0.85, 1.1, -1.1, 1.5, -1.5, 2.2, -2.2]

/** The straightest way from one point to another that runs through as few names as can be. */
export const courseBetween = (from: Point, to: Point, view: Arrangement): Course => {
  const names = namesOf(view)
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  let best: Course = { from, by: from, to }
  let fewest = Infinity
  for (const swing of SWINGS) {
    const by: Point = [(from[0] + to[0]) / 2 - dy * swing, (from[1] + to[1]) / 2 + dx * swing]
    const hits = throughNames({ from, by, to }, names)
    if (hits < fewest) [best, fewest] = [{ from, by, to }, hits]
    if (fewest === 0) break
  }
  return best
}
