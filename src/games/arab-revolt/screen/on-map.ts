import { addition, later } from '../../../ui/kit/later'
import type { OnMap } from '../../../ui/screen/on-map'
import { CONTENTS, SPACES, TOTAL, count, inPlay, type ArabRevolt } from '../rules/index'
import { ChitSign } from './chits'
import { KINDS } from './kinds'
import { Trays } from './trays'

/** Only a projector shows them. */
const LargeTrays = addition(async () => (await import('./large-trays')).LargeTrays)

/** They are rarely opened. */
const Tables = later(async () => (await import('./tables/tables')).Tables)

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
