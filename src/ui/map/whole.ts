import { SHEET, broken, name, scale, type View } from './view'

const RAILWAYS: View['railways'] = {
  'railway-haifa-syria': {
    plate: [930, 348],
    grows: 'both',
    between: [857, 1060],
    label: 'above',
  },
  'railway-tel-aviv-haifa': {
    plate: [766, 474],
    grows: 'west',
    label: 'below',
  },
  'railway-tel-aviv-jerusalem': {
    plate: [748, 738],
    grows: 'both',
    between: [600, 830],
    label: 'below-right',
  },
  'railway-egypt-tel-aviv': {
    plate: [540, 806],
    grows: 'west',
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
      name: name([896, 166], 21, 5),
      pin: [812, 160],
    },
    'haifa-district': {
      block: [789, 374],
      spread: 'narrow',
      name: broken([664, 352], 18.4, 2.4, 'end'),
      pin: [534, 355],
    },
    samaria: {
      block: [902, 504],
      spread: 'wide',
      name: name([926, 446], 21, 5),
      pin: [842, 439],
    },
    lydda: {
      block: [746, 646],
      spread: 'narrow',
      name: name([566, 676], 18.4, 3.2, 'end'),
      pin: [468, 670],
    },
    'jerusalem-district': {
      block: [806, 828],
      spread: 'wide',
      name: name([806, 788], 18.4, 1.9),
      pin: [946, 782],
    },
    gaza: {
      block: [620, 900],
      spread: 'wide',
      name: name([620, 858], 21, 6),
      pin: [558, 851],
    },
    lebanon: {
      block: [958, 103],
      spread: 'line',
      name: name([955, 70], 18.4, 4.6),
      pin: [872, 63],
    },
    syria: {
      block: [1146, 150],
      spread: 'wide',
      name: name([1146, 108], 18.4, 6),
      pin: [1146, 70],
    },
    transjordan: {
      block: [1140, 452],
      spread: 'wide',
      name: name([1138, 410], 18.4, 1.2),
      pin: [1140, 372],
    },
    egypt: {
      block: [330, 952],
      spread: 'line',
      name: name([130, 958], 18.4, 6),
      pin: [70, 952],
    },
  },
  cities: {
    haifa: {
      at: [737, 218],
      name: name([737, 158], 21, 0),
      markers: [-0.6, 2.6],
      room: 0.75,
      pin: [692, 172],
    },
    'tel-aviv-jaffa': {
      at: [616, 594],
      name: name([556, 600], 21, 0, 'end'),
      markers: [2.35, 1.35],
      room: -0.8,
      pin: [571, 548],
    },
    jerusalem: {
      at: [882, 698],
      name: name([882, 634], 21, 0),
      markers: [-0.5, 0.55],
      room: -2.4,
      pin: [837, 652],
    },
  },
  railways: RAILWAYS,
}
