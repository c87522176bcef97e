import { activeCells, armsCaches, cells, irgunPieces, troops } from '../board/queries'
import { changePoliticalWill, remove } from '../board/verbs'
import type { SpaceId } from '../data/spaces'
import { inForce, type Play } from '../script/capability'
import type { Script } from '../script/decision'
import { drawIntel } from '../script/drawing'
import { refuse, type Verdict } from '../script/refusal'
import { nextSpace } from '../script/turn'
import type { Operation } from './operation'
import { spendOnUnderground } from './underground'

/** 3.2.4, PR40 Two Troops remove a piece, unless a Capability says fewer. */
const TROOPS_FOR_A_PIECE = 2

/** 3.2.4 What an Arms Cache brings, in Political Will and in chits. */
const FOR_AN_ARMS_CACHE = 1

/** 3.2.4 Spaces with Troops and Irgun pieces. */
const select = (t: Play, space: SpaceId): Verdict => {
  if (troops(t.board, space) === 0) return refuse('3.2.4', 'needs-troops')
  return irgunPieces(t.board, space) > 0 ? true : refuse('3.2.4', 'needs-irgun')
}

/** 3.2.4, PR40 */
const strengthIn = (t: Play, space: SpaceId): number =>
  Math.floor(
    troops(t.board, space) / Math.min(TROOPS_FOR_A_PIECE, ...inForce(t, 'troopsForAPiece')),
  )

/**
 * 3.2.4, PR41 The Cells of one space go by turns to Available and to Prison, the first to Available; a
 * Capability may send them all to Available.
 */
const byTurns = (t: Play, space: SpaceId) => {
  const spared = inForce(t, 'cellsGoTo').length > 0
  let next: 'available' | 'prison' = 'available'
  return (piece: 'cellsActive' | 'cellsUnderground', number: number): void => {
    for (let left = number; left > 0; left--) {
      remove(t, piece, space, 1, next)
      if (!spared) next = next === 'available' ? 'prison' : 'available'
    }
  }
}

/** 3.2.4, PR42 An Arms Cache falls only when no Cell is left; each brings Political Will, then chits. */
function* removeArmsCaches(t: Play, space: SpaceId, strength: number): Script {
  for (let left = strength; left > 0; left--) {
    if (cells(t.board, space) > 0 || armsCaches(t.board, space) === 0) return
    remove(t, 'armsCaches', space)
    const gain = Math.max(FOR_AN_ARMS_CACHE, ...inForce(t, 'cacheByAssault'))
    changePoliticalWill(t, gain)
    yield* drawIntel(t, gain)
  }
}

/** 3.2.4 Active Cells first, then Underground ones for chits, then Arms Caches. */
function* assaultSpace(t: Play, space: SpaceId): Script {
  const strength = strengthIn(t, space)
  const removeCells = byTurns(t, space)
  const active = Math.min(strength, activeCells(t.board, space))
  removeCells('cellsActive', active)
  const left = yield* spendOnUnderground(t, space, strength - active, (number) =>
    removeCells('cellsUnderground', number),
  )
  yield* removeArmsCaches(t, space, left)
}

export const assault: Operation = {
  rule: '3.2.4',
  select,
  *carryOut(t, turn) {
    for (;;) {
      const space = yield* nextSpace(turn, 'assault.space', (one) => select(t, one))
      if (space === null) return
      yield* assaultSpace(t, space)
    }
  },
}
