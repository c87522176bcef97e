import type { City, Country, District, Railway } from '../../mandate/spaces'

export const SHEET = { width: 1240, height: 1000 } as const
/** The map within the frame. */
export const INNER = { left: 36, top: 36, right: 1224, bottom: 984 } as const

export type Area = District | Country
export type Point = readonly [x: number, y: number]

/** How large pieces are, and how far apart. */
export interface Scale {
  readonly piece: number
  readonly pitch: number
  readonly row: number
}
/** Pieces of a size, with room between them, and below them for the edges of a stack. */
export const scale = (piece: number): Scale => ({ piece, pitch: piece + 3.5, row: piece * 1.1 })

/** How a block of pieces may spread: in long rows, two by two, or in one line. */
export type Spread = 'wide' | 'narrow' | 'line'

/** Where the name of a space stands. */
interface Name {
  readonly at: Point
  readonly size: number
  readonly spacing: number
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly turned?: number
  /** Whether it stands in two lines. */
  readonly broken?: boolean
}

export interface AreaPlace {
  readonly block: Point
  /** How wide and how high its block may be: what does not fit stands closer together. */
  readonly most: Point
  readonly spread: Spread
  readonly name: Name
  readonly pin: Point
  /** Whether “Out of Play” stands in two lines. */
  readonly brokenTag?: true
}

interface CityPlace {
  readonly at: Point
  readonly name: Name
  /** On which side of its ring its markers hang. */
  readonly counters: 'left' | 'right' | 'below'
  /** In which direction there is room beside the ring, in radians as well. */
  readonly room: number
  readonly pin: Point
}

interface RailwayPlace {
  readonly plate: Point
  /** The plates on the coast grow seawards, so that they leave the land to the Districts. */
  readonly grows: 'both' | 'west'
  /** What a plate may not cross: what stands to its left and to its right. */
  readonly between: Point
  /** Where its name is: beside the plate, or at a place of its own where the map is full. */
  readonly label: 'above' | 'left' | Point
}

/** Where everything of a view stands. */
export interface Arrangement {
  readonly frame: string
  readonly scale: Scale
  readonly cityRadius: number
  /** How broad the band of Political Will is. */
  readonly band: number
  /** The size of the numbers in it. */
  readonly willNumber: number
  /** The size of what is printed over a space: pins, “Out of Play”. */
  readonly print: number
  readonly areas: Readonly<Record<Area, AreaPlace>>
  readonly cities: Readonly<Record<City, CityPlace>>
  readonly railways: Readonly<Record<Railway, RailwayPlace>>
  /** Trays and the Political Will Track: all of them, the weightiest in large letters, or none. */
  readonly furniture: 'full' | 'large' | 'none'
  /** Towns and the names of Railways. */
  readonly names: boolean
}

/** A name in one line. */
export const name = (
  at: Point,
  size: number,
  spacing: number,
  anchor: Name['anchor'] = 'middle',
): Name => ({ at, size, spacing, anchor })

/** A name in two lines. */
export const broken = (...[at, size, spacing, anchor]: Parameters<typeof name>): Name => ({
  ...name(at, size, spacing, anchor),
  broken: true,
})
