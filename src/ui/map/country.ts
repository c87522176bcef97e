import { broken, name, scale, type View } from './view'
import { WHOLE } from './whole'

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
      name: name([914, 184], 31, 3),
      pin: [806, 174],
    },
    'haifa-district': {
      ...WHOLE.areas['haifa-district'],
      name: broken([690, 330], 30, 2, 'end'),
      pin: [545, 320],
    },
    samaria: {
      ...WHOLE.areas.samaria,
      block: [910, 510],
      name: name([926, 452], 31, 3),
      pin: [830, 441],
    },
    lydda: {
      ...WHOLE.areas.lydda,
      block: [746, 630],
      name: name([570, 690], 31, 2.4, 'end'),
      pin: [424, 676],
    },
    'jerusalem-district': {
      ...WHOLE.areas['jerusalem-district'],
      block: [806, 828],
      name: broken([912, 606], 28.2, 0.5),
      pin: [1002, 608],
    },
    gaza: {
      ...WHOLE.areas.gaza,
      block: [620, 926],
      name: name([622, 872], 31, 4),
      pin: [546, 862],
    },
    lebanon: {
      ...WHOLE.areas.lebanon,
      block: [946, 116],
      name: name([946, 84], 29, 2.5),
      pin: [846, 76],
    },
    syria: {
      ...WHOLE.areas.syria,
      block: [1140, 172],
      name: name([1140, 126], 29, 3),
      pin: [1140, 80],
    },
    transjordan: {
      ...WHOLE.areas.transjordan,
      block: [1140, 692],
      name: { ...name([1150, 500], 29, 3), turned: 90 },
      pin: [1150, 350],
    },
    egypt: {
      ...WHOLE.areas.egypt,
      block: [474, 918],
      name: name([446, 872], 28.2, 2),
      pin: [400, 876],
    },
  },
  cities: {
    haifa: {
      ...WHOLE.cities.haifa,
      name: name([676, 226], 32, 0, 'end'),
    },
    'tel-aviv-jaffa': {
      ...WHOLE.cities['tel-aviv-jaffa'],
      name: broken([552, 584], 32, 0, 'end'),
    },
    jerusalem: {
      ...WHOLE.cities.jerusalem,
      name: name([944, 744], 32, 0, 'start'),
    },
  },
}
