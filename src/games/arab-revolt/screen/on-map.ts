import { addition, later } from '../../../ui/kit/later'
import type { OnMap } from '../../../ui/screen/on-map'
import { CONTENTS, SPACES, TOTAL, count, inPlay, type ArabRevolt } from '../rules/index'
import { ChitSign } from './chits'
import { KINDS } from './kinds'
import { Trays } from './trays'

/** Only a projector shows them. */
const LargeTrays = addition(() => import('./large-trays').then((part) => part.LargeTrays))

/** They are rarely opened. */
const Tables = later(() => import('./tables/tables').then((part) => part.Tables))

/** What stands on the map, and how it is drawn. */
export const ON_MAP: OnMap<ArabRevolt> = {
  spaces: SPACES,
  contents: CONTENTS,
  sides: ['british', 'rebels'],
  colourOf: (side) => (side === 'british' ? 'blue' : 'red'),
  shapeOf: (side) => (side === 'british' ? 'police' : 'guerrillas'),
  kinds: KINDS,
  most: Math.max(...Object.values(TOTAL)),
  count,
  printedValue: () => null,
  isOutOfPlay: (board, space) => !inPlay(board, space),
  atZero: 'guerrillasUnderground',
  Trays,
  LargeTrays,
  Tables,
  ChitSign,
}
