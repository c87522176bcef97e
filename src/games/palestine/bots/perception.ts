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
  truths: [
    { shift: -0.25, stretch: 1.23 },
    { shift: -0.22, stretch: 1.13 },
    { shift: -0.05, stretch: 1.23 },
  ],
  roundOf: propagandaPlayed,
  standing: ({ map }) => map,
  linesOf: (board) => forecast(board).lines,
  luckRatios: { officer: 0.57, planner: 0.57 },
  priorities: PRIORITIES,
}
