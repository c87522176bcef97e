import { addition, later } from '../../../ui/kit/later'
import type { OnMap } from '../../../ui/screen/on-map'
import {
  CONTENTS,
  KIND,
  SABOTAGE_AND_TERROR,
  SABOTAGE_VALUE,
  SPACES,
  count,
  isRailway,
  type Palestine,
} from '../rules/index'
import { KINDS } from './kinds'
import { Trays } from './trays'

/** Only a projector shows them. */
const LargeTrays = addition(() => import('./large-trays').then((part) => part.LargeTrays))

/** They are rarely opened. */
const Tables = later(() => import('./tables/tables').then((part) => part.Tables))

/** What stands on the map, and how it is drawn. */
export const ON_MAP: OnMap<Palestine> = {
  spaces: SPACES,
  contents: CONTENTS,
  sides: ['british', 'irgun'],
  colourOf: (side) => (side === 'british' ? 'blue' : 'red'),
  shapeOf: (side) => (side === 'british' ? 'police' : 'cells'),
  kinds: KINDS,
  most: SABOTAGE_AND_TERROR,
  count,
  // 1.3.2, 1.3.3 What Sabotage weighs; the Railways bear none.
  printedValue: (space) => (isRailway(space) ? null : SABOTAGE_VALUE[KIND[space]]),
  isOutOfPlay: () => false,
  atZero: 'cellsUnderground',
  Trays,
  LargeTrays,
  Tables,
  // 1.6.1 Every Intel chit bears its number.
  ChitSign: () => null,
}
