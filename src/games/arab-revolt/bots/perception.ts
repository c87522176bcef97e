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
    { shift: 0.66, stretch: 1.89 },
    { shift: -0.94, stretch: 1.41 },
    { shift: -0.41, stretch: 1.43 },
  ],
  roundOf: propagandaPlayed,
  standing: ({ map }) => map,
  linesOf: (board) => forecast(board).lines,
  luckRatios: { officer: 0.93, planner: 0.92 },
  priorities: PRIORITIES,
}
