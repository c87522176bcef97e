import { AS_PLACED, FORCE, type Force, type Piece } from '../../data/pieces'
import type { SpaceId } from '../../data/spaces'
import type { Goal, Source } from '../facts'
import { count } from '../queries'
import { writable, type Table } from '../table'
import { add } from './add'
import { liftCurfewWhereEmpty } from './markers'

/** 1.4.1 Places pieces on the map, Underground where that matters (1.4.3). */
export const place = (
  t: Table,
  force: Force,
  space: SpaceId,
  number = 1,
  from: Source = 'available',
): void => {
  if (number === 0) return
  const board = writable(t)
  if (from === 'available') board.available[force] -= number
  else board.prison -= number
  add(t, AS_PLACED[force], space, number)
  t.facts?.push({ fact: 'placed', force, space, number, from, why: t.cause })
}

/** Moves pieces; whether they are Active does not change (1.4.3). */
export const move = (t: Table, piece: Piece, from: SpaceId, to: SpaceId, number: number): void => {
  moveAtOnce(t, piece, from, to, number)
  liftCurfewWhereEmpty(t, from)
}

/**
 * 3.2.3 Moves pieces as part of one great movement: whether it leaves a space empty is seen only when all
 * of it is over.
 */
export const moveAtOnce = (
  t: Table,
  piece: Piece,
  from: SpaceId,
  to: SpaceId,
  number: number,
): void => {
  if (number === 0) return
  add(t, piece, to, number)
  add(t, piece, from, -number)
  t.facts?.push({ fact: 'moved', piece, from, to, number, why: t.cause })
}

/** 1.4.1 Takes pieces off the map: to Available unless another place is named. */
export const remove = (
  t: Table,
  piece: Piece,
  space: SpaceId,
  number = 1,
  to: Goal = 'available',
): void => {
  if (number === 0) return
  const board = writable(t)
  add(t, piece, space, -number)
  if (to === 'available') board.available[FORCE[piece]] += number
  else if (to === 'prison') board.prison += number
  t.facts?.push({ fact: 'removed', piece, space, number, to, why: t.cause })
  liftCurfewWhereEmpty(t, space)
}

/** 1.4.3 Flips up to that many Underground Cells to Active; tells how many. */
export const activate = (t: Table, space: SpaceId, upTo = 1): number => {
  const number = Math.min(upTo, count(t.board, 'cellsUnderground', space))
  if (number === 0) return 0
  add(t, 'cellsUnderground', space, -number)
  add(t, 'cellsActive', space, number)
  t.facts?.push({ fact: 'activated', space, number, why: t.cause })
  return number
}

/** 1.4.3 Flips up to that many Active Cells of a space Underground. */
export const hide = (t: Table, space: SpaceId, upTo: number): void => {
  const number = Math.min(upTo, count(t.board, 'cellsActive', space))
  if (number === 0) return
  add(t, 'cellsActive', space, -number)
  add(t, 'cellsUnderground', space, number)
  t.facts?.push({ fact: 'hidden', space, number, why: t.cause })
}

/** 1.3.6 Cells leave Prison for Available. */
export const release = (t: Table, number: number): void => {
  if (number === 0) return
  const board = writable(t)
  board.prison -= number
  board.available.cells += number
  t.facts?.push({ fact: 'released', number, why: t.cause })
}

/** P5, PR28 Cells in Prison leave the game. */
export const takeOutOfGame = (t: Table, number: number): void => {
  if (number === 0) return
  const board = writable(t)
  board.prison -= number
  board.outOfGame += number
  t.facts?.push({ fact: 'left-the-game', number, why: t.cause })
}
