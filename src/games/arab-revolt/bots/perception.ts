import type { Perception } from '../../../coin/perception'
import { forecast, propagandaPlayed, type ArabRevolt } from '../rules/index'
import { FEATURES, readBoard } from './features'
import { MARKS, marksAt } from './marks'
import { PRIORITIES } from './priorities'
import { startOf } from './starts'

export const PERCEPTION: Perception<ArabRevolt> = {
  winner: ({ outcome }) => outcome?.winner ?? null,
  features: FEATURES,
  read: readBoard,
  marks: MARKS,
  marksAt,
  startOf,
  truths: [
    { shift: -0.12, stretch: 1.98 },
    { shift: -1.32, stretch: 1.39 },
    { shift: -0.59, stretch: 1.34 },
  ],
  roundOf: propagandaPlayed,
  standing: ({ map }) => map,
  linesOf: (board) => forecast(board).lines,
  luckRatios: { officer: 0.94, planner: 0.93 },
  priorities: PRIORITIES,
}
