import { SHEET, broken, name, scale, type Arrangement } from './view'

const RAILWAYS: Arrangement['railways'] = {
  'railway-haifa-syria': {
    plate: [930, 348],
    grows: 'both',
    between: [857, 1060],
    label: 'above',
  },
  'railway-tel-aviv-haifa': {
    plate: [766, 475],
    grows: 'west',
    between: [545, 791],
    label: 'left',
  },
  'railway-tel-aviv-jerusalem': {
    plate: [748, 740],
    grows: 'west',
    between: [572, 774],
    label: [784, 772],
  },
  'railway-egypt-tel-aviv': {
    plate: [540, 806],
    grows: 'west',
    between: [342, 564],
    label: 'left',
  },
}

/** The whole sheet. */
export const WHOLE: Arrangement = {
  frame: `0 0 ${SHEET.width} ${SHEET.height}`,
  scale: scale(37),
  cityRadius: 46,
  band: 34,
  willNumber: 19,
  print: 1,
  furniture: 'full',
  names: true,
  areas: {
    galilee: {
      block: [922, 214],
      most: [208, 82],
      spread: 'wide',
      name: name([896, 162], 21, 5),
      pin: [812, 156],
    },
    'haifa-district': {
      block: [789, 374],
      most: [122, 123],
      spread: 'narrow',
      name: broken([664, 352], 18.4, 2.4, 'end'),
      pin: [534, 355],
    },
    samaria: {
      block: [902, 504],
      most: [208, 82],
      spread: 'wide',
      name: name([926, 446], 21, 5),
      pin: [842, 439],
    },
    lydda: {
      block: [746, 639],
      most: [122, 123],
      spread: 'narrow',
      name: name([566, 676], 18.4, 3.2, 'end'),
      pin: [468, 670],
    },
    'jerusalem-district': {
      block: [812, 843],
      most: [208, 82],
      spread: 'wide',
      name: name([812, 796], 18.4, 1.9),
      pin: [952, 790],
    },
    gaza: {
      block: [560, 906],
      most: [192, 82],
      spread: 'wide',
      name: name([612, 856], 21, 6),
      pin: [550, 849],
    },
    lebanon: {
      block: [958, 103],
      most: [122, 41],
      spread: 'line',
      name: name([955, 70], 18.4, 4.6),
      pin: [872, 63],
    },
    syria: {
      block: [1146, 150],
      most: [122, 41],
      spread: 'line',
      name: name([1146, 108], 18.4, 6),
      pin: [1146, 62],
    },
    transjordan: {
      block: [1140, 452],
      most: [122, 41],
      spread: 'line',
      name: name([1138, 410], 18.4, 1.2),
      pin: [1140, 364],
    },
    egypt: {
      block: [330, 955],
      most: [122, 41],
      spread: 'line',
      name: name([130, 958], 18.4, 6),
      pin: [70, 952],
    },
  },
  cities: {
    haifa: {
      at: [737, 218],
      name: name([737, 158], 21, 0),
      counters: 'left',
      room: 0.75,
      pin: [692, 172],
    },
    'tel-aviv-jaffa': {
      at: [616, 594],
      name: name([556, 600], 21, 0, 'end'),
      counters: 'below',
      room: -0.8,
      pin: [571, 548],
    },
    jerusalem: {
      at: [882, 691],
      name: name([882, 628], 21, 0),
      counters: 'right',
      room: -2.4,
      pin: [837, 652],
    },
  },
  railways: RAILWAYS,
}
