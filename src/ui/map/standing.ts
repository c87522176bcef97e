import {
  CITIES,
  COUNTRIES,
  DISTRICTS,
  RAILWAYS,
  type City,
  type Railway,
} from '../../mandate/spaces'
import type { SpaceId } from '../../games/index'
import { blockOf, type Block, type Placed } from './blocks'
import type { Stack } from './stacks'
import type { Area, Point, Arrangement } from './view'
import { plateOf } from './plate'
import { countersOf, inRing, radiusOf } from './ring'

const has = <One extends SpaceId>(list: readonly One[], space: SpaceId): space is One =>
  (list as readonly SpaceId[]).includes(space)

export const isCity = (space: SpaceId): space is City => has(CITIES, space)
export const isRailway = (space: SpaceId): space is Railway => has(RAILWAYS, space)
export const isArea = (space: SpaceId): space is Area =>
  has(DISTRICTS, space) || has(COUNTRIES, space)

/** The area that a space is which is neither a City nor a Railway. */
export const areaOf = (space: SpaceId): Area => {
  if (!isArea(space)) throw new Error(`'${space}' is not on the map`)
  return space
}

/** What stands in a space, and where more would stand without moving any of it. */
export interface Standing {
  readonly placed: readonly Placed[]
  readonly room: (number: number) => readonly Point[]
}

/** Points in a row, from one on. */
const row = ([x, y]: Point, step: number, number: number): Point[] =>
  Array.from({ length: number }, (_, i) => [x + i * step, y])

function inCity(city: City, stacks: readonly Stack[], view: Arrangement): Standing {
  const { at, room } = view.cities[city]
  const { placed } = inRing(city, stacks, view)
  const away = radiusOf(city, stacks, view) + view.scale.piece * 0.4
  const first: Point = [at[0] + away * Math.cos(room), at[1] + away * Math.sin(room)]
  const step = view.scale.pitch * Math.sign(Math.cos(room))
  return {
    placed: [...placed, ...countersOf(city, stacks, view)],
    room: (number) =>
      placed.length > 0
        ? row(first, step, number)
        : row([at[0] - ((number - 1) * step) / 2, at[1]], step, number),
  }
}

function onRailway(railway: Railway, stacks: readonly Stack[], view: Arrangement): Standing {
  const { at, width, block } = plateOf(railway, stacks, view)
  const side = view.railways[railway].grows === 'west' ? -1 : 1
  const { pitch } = view.scale
  const away = block.placed.length > 0 ? width / 2 + pitch / 2 : 0
  return {
    placed: block.placed,
    room: (number) => row([at[0] + side * away, at[1]], side * pitch, number),
  }
}

/** Beside the last row; in a narrow District below it, once it is full. */
function besideBlock({ placed }: Block, [x, y]: Point, view: Arrangement, narrow: boolean) {
  const { pitch, row: rise } = view.scale
  const bottom = Math.max(...placed.map((one) => one.y))
  const last = placed.filter((one) => one.y === bottom)
  const right = Math.max(...last.map((one) => one.x))
  return (number: number): readonly Point[] => {
    if (placed.length === 0) return row([x - ((number - 1) * pitch) / 2, y], pitch, number)
    const free = narrow ? Math.max(0, 3 - last.length) : number
    const below = Math.max(0, number - free)
    return [
      ...row([right + pitch, bottom], pitch, number - below),
      ...row([x - ((below - 1) * pitch) / 2, bottom + rise], pitch, below),
    ]
  }
}

function inArea(area: Area, stacks: readonly Stack[], view: Arrangement): Standing {
  const place = view.areas[area]
  const block = blockOf(stacks, place, view.scale)
  const narrow = place.spread === 'narrow'
  return { placed: block.placed, room: besideBlock(block, place.block, view, narrow) }
}

/** Where everything of a space stands. */
export function standing(space: SpaceId, stacks: readonly Stack[], view: Arrangement): Standing {
  if (isCity(space)) return inCity(space, stacks, view)
  if (isRailway(space)) return onRailway(space, stacks, view)
  return inArea(areaOf(space), stacks, view)
}
