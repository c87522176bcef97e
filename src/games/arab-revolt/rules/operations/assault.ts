import {
  activeGuerrillas,
  bases,
  cubes,
  guerrillas,
  isDistrict,
  opposition,
  rebelPieces,
  troops,
} from '../board/queries'
import { remove, shiftTowardDecentralized } from '../board/verbs'
import type { Board } from '../board/board'
import type { SpaceId } from '../data/spaces'
import type { Play } from '../script/capability'
import { refuse, type Verdict } from '../script/refusal'
import { nextSpace } from '../script/turn'
import type { Operation } from './operation'

/** 3.2.4 Spaces with British cubes and Rebel pieces. */
export const mayAssault = (t: Play, space: SpaceId): Verdict =>
  cubes(t.board, space) > 0 && rebelPieces(t.board, space) > 0
    ? true
    : refuse('3.2.4', 'needs-cubes-and-rebels', {
        cubes: cubes(t.board, space),
        rebels: rebelPieces(t.board, space),
      })

/** 3.2.4 One for every Troop in Districts, for every cube elsewhere; half of that at Opposition. */
const assaultStrength = (board: Board, space: SpaceId): number => {
  const attackers = isDistrict(space) ? troops(board, space) : cubes(board, space)
  return opposition(board, space) ? Math.floor(attackers / 2) : attackers
}

/** 3.2.4 Active Guerrillas first; Bases only once no Guerrilla is left, even Underground. */
export const assaultSpace = (t: Play, space: SpaceId): void => {
  let strength = assaultStrength(t.board, space)
  const removed = Math.min(strength, activeGuerrillas(t.board, space))
  remove(t, 'guerrillasActive', space, removed)
  strength -= removed
  while (strength > 0 && guerrillas(t.board, space) === 0 && bases(t.board, space) > 0) {
    remove(t, 'bases', space)
    strength -= 1
    // 3.2.4, R21 Each Base at once.
    shiftTowardDecentralized(t)
  }
}

export const assault: Operation = {
  rule: '3.2.4',
  select: mayAssault,
  *carryOut(t, turn) {
    for (;;) {
      const space = yield* nextSpace(turn, 'assault.space', (one) => mayAssault(t, one))
      if (space === null) return
      assaultSpace(t, space)
    }
  },
}
