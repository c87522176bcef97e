import { isCountry, isRailway, undergroundGuerrillas } from '../board/queries'
import { activate, addOpposition, addSabotage } from '../board/verbs'
import type { SpaceId } from '../data/spaces'
import type { Play } from '../script/capability'
import { refuse, type Verdict } from '../script/refusal'
import { nextSpace } from '../script/turn'
import type { Operation } from './operation'

/** 3.3.3 Any space in Palestine with an Underground Guerrilla. */
const select = (t: Play, space: SpaceId): Verdict => {
  if (isCountry(space)) return refuse('3.3.3', 'not-in-palestine')
  return undergroundGuerrillas(t.board, space) > 0
    ? true
    : refuse('3.3.3', 'needs-underground-guerrilla')
}

/** 3.3.3 What a Sabotage leaves: a marker on a Railway, Opposition in a District or City. */
export const leaveSabotage = (t: Play, space: SpaceId): void => {
  if (isRailway(space)) addSabotage(t, space)
  else addOpposition(t, space)
}

export const sabotage: Operation = {
  rule: '3.3.3',
  select,
  *carryOut(t, turn) {
    for (;;) {
      const space = yield* nextSpace(turn, 'sabotage.space', (one) => select(t, one))
      if (space === null) return
      activate(t, 'guerrillas', space)
      leaveSabotage(t, space)
    }
  },
}
