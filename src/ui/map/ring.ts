import type { City } from '../../mandate/spaces'
import { cityRows, fitted, markers, type Block, type Placed } from './blocks'
import type { Stack } from './stacks'
import type { Arrangement } from './view'

/** How wide and how high pieces may stand within a ring, in parts of its radius. */
const [WIDE, HIGH] = [2.15, 2.03]

/** The pieces within the ring of a City. */
export const inRing = (city: City, stacks: readonly Stack[], view: Arrangement): Block =>
  fitted(cityRows(stacks), view.cities[city].at, view.scale, [
    view.cityRadius * WIDE,
    view.cityRadius * HIGH,
  ])

/** From the middle of a piece to the ring, in parts of its size. */
const EDGE = 0.57

/** A ring grows with what it has to hold. */
export const radiusOf = (city: City, stacks: readonly Stack[], view: Arrangement): number => {
  const [x, y] = view.cities[city].at
  const reach = inRing(city, stacks, view).placed.map(
    (one) => Math.hypot(one.x - x, one.y - y) + one.size * EDGE,
  )
  return Math.max(view.cityRadius, ...reach)
}

const SIDES = { left: [-1, 0], right: [1, 0], below: [0, 1] } as const

/** Side by side on a ring there is room for so many as large as they are everywhere. */
const ROOM = 2
/** More of them are so much smaller, and hang lower: above there are names. */
const SMALLER = 0.85
const LOWER = 12

/** The markers of a City hang side by side on its ring, as near as its pieces leave room; below it in lines of two. */
export function countersOf(city: City, stacks: readonly Stack[], view: Arrangement): Placed[] {
  const { at, counters: side } = view.cities[city]
  const [dx, dy] = SIDES[side]
  const { width, height } = inRing(city, stacks, view)
  const all = markers(stacks)
  const isCrowded = side !== 'below' && all.length > ROOM
  const size = view.scale.piece * 0.9 * (isCrowded ? SMALLER : 1)
  const beside = (dx === 0 ? height : width) / 2 + size / 2
  const first = Math.max(radiusOf(city, stacks, view) - size * 0.12, beside)
  const line = side === 'below' ? ROOM : all.length
  return all.map((stack, i) => {
    const away = first + Math.floor(i / line) * (size + 2)
    const along = ((i % line) - (Math.min(line, all.length) - 1) / 2) * (size + 2)
    const [x, y] = [at[0] + dx * away + dy * along, at[1] + dy * away + dx * along]
    return { ...stack, size, tight: true, x, y: y + (isCrowded ? LOWER : 0) }
  })
}
