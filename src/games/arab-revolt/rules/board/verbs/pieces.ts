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
  const board = writable(t)
  if (from === 'available') board.available[force] -= number
  else if (from === 'out-of-play') board.outOfPlay.troops -= number
  else board.prison.guerrillas -= number
  add(t, AS_PLACED[force], space, number)
  t.facts?.push({ fact: 'placed', force, space, number, from, why: t.cause })
}

/** R2 Places a piece that is taken from elsewhere on the map, because none is Available. */
export const relocate = (t: Table, piece: Piece, from: SpaceId, to: SpaceId): void => {
  add(t, AS_PLACED[FORCE[piece]], to, 1)
  add(t, piece, from, -1)
  t.facts?.push({ fact: 'relocated', piece, from, to, why: t.cause })
  liftCurfewWhereEmpty(t, from)
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
  const force = FORCE[piece]
  add(t, piece, space, -number)
  if (to === 'available') board.available[force] += number
  else if (to === 'out-of-play') board.outOfPlay.troops += number
  else if (to === 'tegart-forts') board.tegartPolice += number
  else board.prison[force as 'guerrillas' | 'bases'] += number
  t.facts?.push({ fact: 'removed', piece, space, number, to, why: t.cause })
  liftCurfewWhereEmpty(t, space)
}

/** A28 Puts Available Police on the card for good. */
export const garrisonForts = (t: Table, number: number): void => {
  const board = writable(t)
  board.available.police -= number
  board.tegartPolice += number
  t.facts?.push({ fact: 'garrisoned', number, why: t.cause })
}

/** 6.5 Returns all pieces in Prison to Available. */
export const emptyPrison = (t: Table): void => {
  const { prison, available } = writable(t)
  const { guerrillas, bases } = prison
  available.guerrillas += guerrillas
  available.bases += bases
  prison.guerrillas = 0
  prison.bases = 0
  t.facts?.push({ fact: 'released', guerrillas, bases, why: t.cause })
}

/** 1.4.3 Flips up to that many Underground pieces to Active; returns how many. */
export const activate = (
  t: Table,
  force: 'irregulars' | 'guerrillas',
  space: SpaceId,
  upTo = 1,
): number => {
  const number = Math.min(upTo, count(t.board, `${force}Underground`, space))
  if (number === 0) return 0
  add(t, `${force}Underground`, space, -number)
  add(t, `${force}Active`, space, number)
  t.facts?.push({ fact: 'activated', force, space, number, why: t.cause })
  return number
}

/** 6.5 Flips all Active pieces of a space Underground. */
export const hide = (t: Table, force: 'irregulars' | 'guerrillas', space: SpaceId): void => {
  const number = count(t.board, `${force}Active`, space)
  if (number === 0) return
  add(t, `${force}Active`, space, -number)
  add(t, `${force}Underground`, space, number)
  t.facts?.push({ fact: 'hidden', force, space, number, why: t.cause })
}
