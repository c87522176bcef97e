import type { City, Country, District, Railway } from '../../rules/index'

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
const scale = (piece: number): Scale => ({ piece, pitch: piece + 3.5, row: piece + 3 })

/** How a block of pieces may spread: in long rows, two by two, or in one line. */
export type Spread = 'wide' | 'narrow' | 'line'

interface Name {
  readonly lines: readonly string[]
  readonly at: Point
  readonly size: number
  readonly spacing: number
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly turned?: number
}

interface AreaPlace {
  readonly block: Point
  readonly spread: Spread
  readonly name: Name
  readonly pin: Point
}

interface CityPlace {
  readonly at: Point
  readonly name: Name
  /** Where Opposition and Curfew lie on the ring, in radians clockwise from the east. */
  readonly markers: readonly [number, number]
  /** In which direction there is room beside the ring, in radians as well. */
  readonly room: number
  readonly pin: Point
}

interface RailwayPlace {
  readonly plate: Point
  /** The plates on the coast grow seawards, so that they leave the land to the Districts. */
  readonly grows: 'both' | 'west'
  /** What a plate may not cross: the block to its left, the city to its right. */
  readonly between?: Point
  readonly name: string
  readonly label: 'above' | 'below' | 'below-right' | 'left'
}

/** Where everything of a view stands. */
export interface View {
  readonly frame: string
  readonly scale: Scale
  readonly cityRadius: number
  /** How broad the band of Political Will is. */
  readonly band: number
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

const name = (
  lines: readonly string[],
  at: Point,
  size: number,
  spacing: number,
  anchor: Name['anchor'] = 'middle',
): Name => ({ lines, at, size, spacing, anchor })

const RAILWAYS: View['railways'] = {
  'railway-haifa-syria': {
    plate: [930, 348],
    grows: 'both',
    between: [857, 1060],
    name: 'Haifa–Syria',
    label: 'above',
  },
  'railway-tel-aviv-haifa': {
    plate: [766, 474],
    grows: 'west',
    name: 'T.A.–Haifa',
    label: 'below',
  },
  'railway-tel-aviv-jerusalem': {
    plate: [748, 738],
    grows: 'both',
    between: [600, 830],
    name: 'T.A.–Jerusalem',
    label: 'below-right',
  },
  'railway-egypt-tel-aviv': {
    plate: [540, 806],
    grows: 'west',
    name: 'Egypt–T.A.',
    label: 'left',
  },
}

/** The whole sheet. */
export const WHOLE: View = {
  frame: `0 0 ${SHEET.width} ${SHEET.height}`,
  scale: scale(37),
  cityRadius: 46,
  band: 34,
  print: 1,
  furniture: 'full',
  names: true,
  areas: {
    galilee: {
      block: [912, 216],
      spread: 'wide',
      name: name(['GALILEE'], [896, 166], 21, 5),
      pin: [812, 160],
    },
    'haifa-district': {
      block: [789, 374],
      spread: 'narrow',
      name: name(['HAIFA', 'DISTRICT'], [664, 352], 18.4, 2.4, 'end'),
      pin: [534, 355],
    },
    samaria: {
      block: [902, 504],
      spread: 'wide',
      name: name(['SAMARIA'], [926, 446], 21, 5),
      pin: [842, 439],
    },
    lydda: {
      block: [746, 646],
      spread: 'narrow',
      name: name(['LYDDA'], [566, 676], 18.4, 3.2, 'end'),
      pin: [468, 670],
    },
    'jerusalem-district': {
      block: [806, 828],
      spread: 'wide',
      name: name(['JERUSALEM DISTRICT'], [806, 788], 18.4, 1.9),
      pin: [946, 782],
    },
    gaza: {
      block: [620, 900],
      spread: 'wide',
      name: name(['GAZA'], [620, 858], 21, 6),
      pin: [558, 851],
    },
    lebanon: {
      block: [958, 103],
      spread: 'line',
      name: name(['LEBANON'], [955, 70], 18.4, 4.6),
      pin: [872, 63],
    },
    syria: {
      block: [1146, 150],
      spread: 'wide',
      name: name(['SYRIA'], [1146, 108], 18.4, 6),
      pin: [1146, 70],
    },
    transjordan: {
      block: [1140, 452],
      spread: 'wide',
      name: name(['TRANSJORDAN'], [1138, 410], 18.4, 1.2),
      pin: [1140, 372],
    },
    egypt: {
      block: [330, 952],
      spread: 'line',
      name: name(['EGYPT'], [130, 958], 18.4, 6),
      pin: [70, 952],
    },
  },
  cities: {
    haifa: {
      at: [737, 218],
      name: name(['Haifa'], [737, 158], 21, 0),
      markers: [-0.6, 2.6],
      room: 0.75,
      pin: [692, 172],
    },
    'tel-aviv-jaffa': {
      at: [616, 594],
      name: name(['Tel Aviv-Jaffa'], [556, 600], 21, 0, 'end'),
      markers: [2.35, 1.35],
      room: -0.8,
      pin: [571, 548],
    },
    jerusalem: {
      at: [882, 698],
      name: name(['Jerusalem'], [882, 634], 21, 0),
      markers: [-0.5, 0.55],
      room: -2.4,
      pin: [837, 652],
    },
  },
  railways: RAILWAYS,
}

/** On a phone the country alone, with larger pieces and names. */
export const COUNTRY: View = {
  ...WHOLE,
  frame: '372 44 852 918',
  scale: scale(48),
  cityRadius: 53,
  print: 1.64,
  furniture: 'none',
  names: false,
  areas: {
    galilee: {
      ...WHOLE.areas.galilee,
      block: [930, 232],
      name: name(['GALILEE'], [914, 184], 31, 3),
      pin: [806, 174],
    },
    'haifa-district': {
      ...WHOLE.areas['haifa-district'],
      name: name(['HAIFA', 'DISTRICT'], [690, 330], 30, 2, 'end'),
      pin: [545, 320],
    },
    samaria: {
      ...WHOLE.areas.samaria,
      block: [910, 510],
      name: name(['SAMARIA'], [926, 452], 31, 3),
      pin: [830, 441],
    },
    lydda: {
      ...WHOLE.areas.lydda,
      block: [746, 630],
      name: name(['LYDDA'], [570, 690], 31, 2.4, 'end'),
      pin: [424, 676],
    },
    'jerusalem-district': {
      ...WHOLE.areas['jerusalem-district'],
      block: [806, 828],
      name: name(['JERUSALEM', 'DISTRICT'], [912, 606], 28.2, 0.5),
      pin: [1002, 608],
    },
    gaza: {
      ...WHOLE.areas.gaza,
      block: [620, 926],
      name: name(['GAZA'], [622, 872], 31, 4),
      pin: [546, 862],
    },
    lebanon: {
      ...WHOLE.areas.lebanon,
      block: [946, 116],
      name: name(['LEBANON'], [946, 84], 29, 2.5),
      pin: [846, 76],
    },
    syria: {
      ...WHOLE.areas.syria,
      block: [1140, 172],
      name: name(['SYRIA'], [1140, 126], 29, 3),
      pin: [1140, 80],
    },
    transjordan: {
      ...WHOLE.areas.transjordan,
      block: [1140, 692],
      name: { ...name(['TRANSJORDAN'], [1150, 500], 29, 3), turned: 90 },
      pin: [1150, 350],
    },
    egypt: {
      ...WHOLE.areas.egypt,
      block: [474, 918],
      name: name(['EGYPT'], [446, 872], 28.2, 2),
      pin: [400, 876],
    },
  },
  cities: {
    haifa: {
      ...WHOLE.cities.haifa,
      name: name(['Haifa'], [676, 226], 32, 0, 'end'),
    },
    'tel-aviv-jaffa': {
      ...WHOLE.cities['tel-aviv-jaffa'],
      name: name(['Tel Aviv-', 'Jaffa'], [552, 584], 32, 0, 'end'),
    },
    jerusalem: {
      ...WHOLE.cities.jerusalem,
      name: name(['Jerusalem'], [944, 744], 32, 0, 'start'),
    },
  },
}

/** The whole sheet for the end of a classroom: large pieces and names, and few of them. */
export const PROJECTOR: View = {
  ...COUNTRY,
  frame: WHOLE.frame,
  furniture: 'large',
  band: 50,
  print: 1.25,
  areas: {
    ...COUNTRY.areas,
    transjordan: { ...COUNTRY.areas.transjordan, block: [1132, 690] },
    egypt: { ...WHOLE.areas.egypt, name: name(['EGYPT'], [150, 966], 30, 4), pin: [78, 958] },
  },
}

/** The views that a sheet can be drawn in. */
export const VIEWS = { whole: WHOLE, country: COUNTRY, projector: PROJECTOR } as const
export type Look = keyof typeof VIEWS
