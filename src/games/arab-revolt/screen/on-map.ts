import type { OnMap } from '../../../ui/screen/on-map'
import { CONTENTS, SPACES, TOTAL, count, inPlay } from '../rules/index'
import { ChitSign } from './chits'
import { KINDS } from './kinds'
import { LargeTrays } from './large-trays'
import { Trays } from './trays'

/** What stands on the map, and how it is drawn. */
export const ON_MAP: OnMap = {
  spaces: SPACES,
  contents: CONTENTS,
  sides: ['british', 'rebels'],
  shapes: { british: 'police', rebels: 'guerrillas' },
  kinds: KINDS,
  most: Math.max(...Object.values(TOTAL)),
  count,
  isOutOfPlay: (board, space) => !inPlay(board, space),
  atZero: 'guerrillasUnderground',
  Trays,
  LargeTrays,
  ChitSign,
}
