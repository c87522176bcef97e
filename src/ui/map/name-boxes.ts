import { COUNTRIES, CITIES, DISTRICTS } from '../../mandate/spaces'
import { printedName } from './printed-name'
import type { View } from './view'

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** How broad a letter of a name is, and how far a line reaches above and below its foot, in parts of its size. */
const [BROAD, UP, DOWN] = [0.66, 0.8, 0.2]

/** About where the names of a view are printed. */
export const nameBoxes = (view: View): readonly Box[] =>
  [...DISTRICTS, ...COUNTRIES, ...CITIES].map((space) => {
    const all = { ...view.areas, ...view.cities }
    const { at, size, spacing, anchor = 'middle', turned, broken } = all[space].name
    const lines = printedName(space, broken)
    const width = Math.max(...lines.map(({ length }) => length)) * (size * BROAD + spacing)
    const before = { start: 0, middle: width / 2, end: width }[anchor]
    const [down, up] = [size * (lines.length - 1 + DOWN), size * UP]
    const [x, y] = at
    return turned === undefined
      ? { left: x - before, top: y - up, right: x - before + width, bottom: y + down }
      : { left: x - down, top: y - before, right: x + up, bottom: y - before + width }
  })

/** How much of a box others cover. */
export const covered = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, other) => {
    const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left)
    const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
    return sum + Math.max(0, wide) * Math.max(0, high)
  }, 0)
