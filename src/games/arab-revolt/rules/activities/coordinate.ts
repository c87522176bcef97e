import { shiftTowardCentralized } from '../board/verbs'
import { OPERATIONS } from '../data/factions'
import { rollWithinBases } from '../script/drawing'
import type { Activity } from './activity'

/** 4.3.2 One more space for the Operation, and a roll for Unity. R6: the chit's effect stays. */
export const coordinate: Activity = {
  rule: '4.3.2',
  accompanies: OPERATIONS.rebels,
  possible: () => true,
  *carryOut(t, turn) {
    turn.limit += 1
    if (yield* rollWithinBases(t)) shiftTowardCentralized(t)
  },
}
