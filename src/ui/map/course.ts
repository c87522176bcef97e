import type { City } from '../../mandate/spaces'
import { textWidth } from '../kit/text-width'
import { printedName } from './printed-name'
import type { Area, Point, View } from './view'

/** A part of the sheet that holds a name. */
interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const boxOf = (space: Area | City, view: View): Box => {
  const isCity = space in view.cities
  const { name } = isCity ? view.cities[space as City] : view.areas[space as Area]
  const { at, size, spacing, anchor = 'middle', turned, broken } = name
  const lines = printedName(space, broken)
  const print = { size, spacing, family: 'serif', weight: isCity ? 700 : 650 } as const
  const width = Math.max(...lines.map((line) => textWidth(line, print)))
  const [x, y] = at
  if (turned !== undefined)
    return { left: x - size * 0.3, top: y - width / 2, right: x + size, bottom: y + width / 2 }
  const left = x - width * { start: 0, middle: 0.5, end: 1 }[anchor]
  const top = y - size * 0.75
  return { left, top, right: left + width, bottom: top + size * (lines.length - 0.1) }
}

/** Where the names of Districts, countries and cities stand. */
export const namesOf = (view: View): readonly Box[] =>
  [...Object.keys(view.areas), ...Object.keys(view.cities)].map((space) =>
    boxOf(space as Area | City, view),
  )

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
export const courseBetween = (from: Point, to: Point, view: View): Course => {
  const names = namesOf(view)
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const courses = SWINGS.map((swing): Course => ({
    from,
    by: [(from[0] + to[0]) / 2 - dy * swing, (from[1] + to[1]) / 2 + dx * swing],
    to,
  }))
  const hits = courses.map((course) => throughNames(course, names))
  return courses[hits.indexOf(Math.min(...hits))] ?? { from, by: from, to }
}
