import type { Perception } from '../../../coin/perception'
import { forecast, propagandaPlayed, type Palestine } from '../rules/index'
import { FEATURES, readBoard } from './features'
import { MARKS, marksAt } from './marks'
import { PRIORITIES } from './priorities'
import { startOf } from './starts'

export const PERCEPTION: Perception<Palestine> = {
  winner: ({ outcome }) => outcome?.winner ?? null,
  features: FEATURES,
  read: readBoard,
  marks: MARKS,
  marksAt,
  startOf,
  roundOf: propagandaPlayed,
  standing: ({ map }) => map,
  linesOf: (board) => forecast(board).lines,
  luckRatios: {},
  priorities: PRIORITIES,
}
