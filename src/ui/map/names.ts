import type { City } from '../../mandate/spaces'
import { textWidth } from '../kit/text-width'
import { printedName } from './printed-name'
import type { Area, Arrangement } from './view'

/** A part of the sheet that holds a name. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const boxOf = (space: Area | City, view: Arrangement): Box => {
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

const known = new WeakMap<Arrangement, readonly Box[]>()

/** Where the names of Districts, countries and cities stand: reckoned once a view. */
export const namesOf = (view: Arrangement): readonly Box[] => {
  const names =
    known.get(view) ??
    [...Object.keys(view.areas), ...Object.keys(view.cities)].map((space) =>
      boxOf(space as Area | City, view),
    )
  known.set(view, names)
  return names
}

/** How much of a box others cover. */
export const covered = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, other) => {
    const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left)
    const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
    return sum + Math.max(0, wide) * Math.max(0, high)
  }, 0)
