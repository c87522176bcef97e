import { broken, name, scale, type Arrangement } from './view'
import { WHOLE } from './whole'

/** On a phone the country alone, with larger pieces and names. */
export const COUNTRY: Arrangement = {
  ...WHOLE,
  frame: '372 44 852 918',
  scale: scale(48),
  cityRadius: 53,
  print: 1.64,
  furniture: 'none',
  names: false,
  areas: {
    galilee: {
      block: [930, 238],
      most: [230, 88],
      spread: 'wide',
      name: name([914, 180], 31, 3),
      pin: [806, 170],
    },
    'haifa-district': {
      block: [786, 362],
      most: [136, 128],
      spread: 'narrow',
      name: broken([690, 330], 30.8, 1.6, 'end'),
      pin: [494, 332],
    },
    samaria: {
      block: [923, 528],
      most: [224, 88],
      spread: 'wide',
      name: name([919, 462], 31, 3),
      pin: [805, 451],
    },
    lydda: {
      block: [746, 624],
      most: [122, 118],
      spread: 'narrow',
      name: name([552, 700], 31, 2.4, 'end'),
      pin: [396, 686],
    },
    'jerusalem-district': {
      block: [830, 846],
      most: [230, 84],
      spread: 'wide',
      name: broken([920, 616], 30.8, -0.6),
      pin: [1034, 600],
    },
    gaza: {
      block: [620, 914],
      most: [176, 92],
      spread: 'wide',
      name: name([619, 858], 31, 1.6),
      pin: [546, 848],
    },
    lebanon: {
      block: [950, 118],
      most: [158, 46],
      spread: 'line',
      name: name([946, 82], 30.8, 1.5),
      pin: [836, 76],
    },
    syria: {
      block: [1140, 172],
      most: [158, 53],
      spread: 'line',
      name: name([1140, 126], 30.8, 2),
      pin: [1066, 108],
    },
    transjordan: {
      block: [1130, 658],
      most: [158, 53],
      spread: 'line',
      name: { ...name([1150, 466], 30.8, 2), turned: 90 },
      brokenTag: true,
      pin: [1150, 298],
    },
    egypt: {
      block: [452, 931],
      most: [100, 53],
      spread: 'line',
      name: name([446, 874], 30.8, 1),
      brokenTag: true,
      pin: [440, 802],
    },
  },
  cities: {
    haifa: {
      ...WHOLE.cities.haifa,
      name: name([720, 152], 32, 0),
      pin: [662, 196],
    },
    'tel-aviv-jaffa': {
      ...WHOLE.cities['tel-aviv-jaffa'],
      at: [609, 594],
      name: broken([545, 584], 32, 0, 'end'),
    },
    jerusalem: {
      ...WHOLE.cities.jerusalem,
      at: [882, 732],
      counters: 'left',
      name: name([945, 742], 32, 0, 'start'),
      pin: [936, 792],
    },
  },
  railways: {
    'railway-haifa-syria': { ...WHOLE.railways['railway-haifa-syria'], between: [862, 1060] },
    'railway-tel-aviv-haifa': {
      ...WHOLE.railways['railway-tel-aviv-haifa'],
      between: [560, 794],
    },
    'railway-tel-aviv-jerusalem': {
      ...WHOLE.railways['railway-tel-aviv-jerusalem'],
      plate: [746, 748],
      between: [612, 776],
    },
    'railway-egypt-tel-aviv': {
      ...WHOLE.railways['railway-egypt-tel-aviv'],
      plate: [544, 799],
      between: [376, 572],
    },
  },
}
