import type { OnMap } from '../../../ui/screen/on-map'
import { CONTENTS, SPACES, TOTAL, count, inPlay } from '../rules/index'
import { ChitSign } from './chits'
import { flying, turning } from './flying'
import { KINDS } from './kinds'
import { LargeTrays } from './large-trays'
import { Trays } from './trays'

/** What stands on the map, and how it is drawn. */
export const ON_MAP: OnMap = {
  spaces: SPACES,
  contents: CONTENTS,
  sides: ['british', 'rebels'],
  kinds: KINDS,
  most: Math.max(...Object.values(TOTAL)),
  count,
  isOutOfPlay: (board, space) => !inPlay(board, space),
  flying,
  turning,
  atZero: 'guerrillasUnderground',
  Trays,
  LargeTrays,
  ChitSign,
}
