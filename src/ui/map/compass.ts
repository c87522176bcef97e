import type { SpaceId } from '../../games/index'
import { areaOf, isCity, isRailway } from './standing'
import type { Point } from './view'
import { WHOLE } from './whole'

const DIRECTIONS = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
} as const
export type Arrow = keyof typeof DIRECTIONS

export const isArrow = (key: string): key is Arrow => key in DIRECTIONS

/** Where the eye finds a space. */
export const middleOf = (space: SpaceId): Point => {
  if (isCity(space)) return WHOLE.cities[space].at
  if (isRailway(space)) return WHOLE.railways[space].plate
  return WHOLE.areas[areaOf(space)].block
}

/** Sideways steps count twice, so that an arrow goes where it points. */
const SIDEWAYS = 2

/** The one of these spaces that an arrow key leads to, or null at the edge of the map. */
export function towards(from: SpaceId, arrow: Arrow, spaces: readonly SpaceId[]): SpaceId | null {
  const [dx, dy] = DIRECTIONS[arrow]
  const [x, y] = middleOf(from)
  let best: { space: SpaceId; cost: number } | null = null
  for (const space of spaces) {
    const [toX, toY] = middleOf(space)
    const ahead = (toX - x) * dx + (toY - y) * dy
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx)
    if (space === from || ahead <= aside / 2) continue
    const cost = ahead + SIDEWAYS * aside
    if (!best || cost < best.cost) best = { space, cost }
  }
  return best?.space ?? null
}
