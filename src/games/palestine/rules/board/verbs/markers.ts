import type { SpaceId } from '../../data/spaces'
import { count, cubes, curfew, markersLeft } from '../queries'
import { writable, type Table } from '../table'
import { add } from './add'

/** 1.10 */
export const placeCurfew = (t: Table, space: SpaceId): void => {
  add(t, 'curfew', space, 1)
  writable(t).available.curfews -= 1
  t.facts?.push({ fact: 'curfew', space, present: true, why: t.cause })
}

/** 1.10 Removes the Curfew, if any. */
export const liftCurfew = (t: Table, space: SpaceId): void => {
  if (!curfew(t.board, space)) return
  add(t, 'curfew', space, -1)
  writable(t).available.curfews += 1
  t.facts?.push({ fact: 'curfew', space, present: false, why: t.cause })
}

/** 1.10, PR20 A Curfew falls as soon as the last British piece is gone, whatever took it. */
export const liftCurfewWhereEmpty = (t: Table, space: SpaceId): void => {
  if (curfew(t.board, space) && cubes(t.board, space) === 0) liftCurfew(t, space)
}

const change = (t: Table, marker: 'sabotage' | 'terror', space: SpaceId, by: number): void => {
  if (by === 0) return
  add(t, marker, space, by)
  const left = count(t.board, marker, space)
  t.facts?.push({ fact: marker, space, change: by, left, why: t.cause })
}

/** 1.7, PR22 Places markers, or as many as are left; tells how many. */
export const placeMarkers = (
  t: Table,
  marker: 'sabotage' | 'terror',
  space: SpaceId,
  upTo = 1,
): number => {
  const number = Math.min(upTo, markersLeft(t.board))
  change(t, marker, space, number)
  return number
}

/** 1.7 Removes markers, one unless a number is given. */
export const removeMarkers = (
  t: Table,
  marker: 'sabotage' | 'terror',
  space: SpaceId,
  number = 1,
): void => {
  change(t, marker, space, -number || 0)
}

/** 4.2.1 Turns every Terror marker of a space to its Sabotage side. */
export const flipTerror = (t: Table, space: SpaceId): void => {
  const number = count(t.board, 'terror', space)
  if (number === 0) return
  add(t, 'terror', space, -number)
  add(t, 'sabotage', space, number)
  t.facts?.push({ fact: 'flipped', space, number, why: t.cause })
}
