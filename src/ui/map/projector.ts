import { COUNTRY } from './country'
import { broken, name, type Arrangement } from './view'
import { WHOLE } from './whole'

/** Letters of forty pixels on a screen 1080 high. */
const LARGE = 37.1

const { areas, cities } = COUNTRY

/** The whole sheet for the end of a classroom: large pieces and names, and few of them. */
export const PROJECTOR: Arrangement = {
  ...COUNTRY,
  frame: WHOLE.frame,
  furniture: 'large',
  band: 50,
  willNumber: LARGE,
  print: 1.6,
  areas: {
    ...areas,
    galilee: { ...areas.galilee, name: name([916, 182], LARGE, 1), pin: [809, 170] },
    'haifa-district': {
      ...areas['haifa-district'],
      name: broken([692, 324], LARGE, 1, 'end'),
      pin: [470, 330],
    },
    samaria: { ...areas.samaria, name: name([920, 466], LARGE, 1), pin: [806, 454] },
    lydda: { ...areas.lydda, name: name([552, 700], LARGE, 1, 'end'), pin: [392, 688] },
    'jerusalem-district': {
      ...areas['jerusalem-district'],
      name: broken([922, 612], LARGE, -0.6),
      pin: [1052, 602],
    },
    gaza: { ...areas.gaza, name: name([624, 856], LARGE, 0), pin: [540, 844] },
    lebanon: {
      ...areas.lebanon,
      block: [950, 120],
      most: [158, 44],
      name: name([946, 90], LARGE, 0),
      pin: [832, 76],
    },
    syria: { ...areas.syria, name: name([1140, 130], LARGE, 1), pin: [1060, 112] },
    transjordan: {
      ...areas.transjordan,
      name: { ...name([1150, 466], LARGE, 1), turned: 90 },
      pin: [1150, 280],
    },
    egypt: { ...WHOLE.areas.egypt, name: name([150, 970], LARGE, 2), pin: [150, 892] },
  },
  cities: {
    haifa: { ...cities.haifa, name: name([722, 150], LARGE, 0) },
    'tel-aviv-jaffa': {
      ...cities['tel-aviv-jaffa'],
      name: broken([545, 578], LARGE, 0, 'end'),
    },
    jerusalem: { ...cities.jerusalem, name: name([945, 744], LARGE, 0, 'start') },
  },
}
