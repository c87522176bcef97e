import type { SpaceId } from '../../data/spaces'
import { britishPieces, curfew, opposition, sabotage } from '../queries'
import { writable, type Table } from '../table'
import { add } from './add'

/** 1.6 Adds Opposition, if none. */
export const addOpposition = (t: Table, space: SpaceId): void => {
  if (opposition(t.board, space)) return
  add(t, 'opposition', space, 1)
  t.facts?.push({ fact: 'opposition', space, present: true, why: t.cause })
}

/** 1.6 Removes Opposition, if any. */
export const removeOpposition = (t: Table, space: SpaceId): void => {
  if (!opposition(t.board, space)) return
  add(t, 'opposition', space, -1)
  t.facts?.push({ fact: 'opposition', space, present: false, why: t.cause })
}

/** 1.12 */
export const placeCurfew = (t: Table, space: SpaceId): void => {
  add(t, 'curfew', space, 1)
  writable(t).available.curfews -= 1
  t.facts?.push({ fact: 'curfew', space, present: true, why: t.cause })
}

/** 1.12 Removes the Curfew, if any. */
export const liftCurfew = (t: Table, space: SpaceId): void => {
  if (!curfew(t.board, space)) return
  add(t, 'curfew', space, -1)
  writable(t).available.curfews += 1
  t.facts?.push({ fact: 'curfew', space, present: false, why: t.cause })
}

/** 1.12, R22 A Curfew falls as soon as the last British piece is gone, whatever took it. */
export const liftCurfewWhereEmpty = (t: Table, space: SpaceId): void => {
  if (curfew(t.board, space) && britishPieces(t.board, space) === 0) liftCurfew(t, space)
}

/** 1.9 */
export const addSabotage = (t: Table, space: SpaceId): void => {
  add(t, 'sabotage', space, 1)
  const left = sabotage(t.board, space)
  t.facts?.push({ fact: 'sabotage', space, change: 1, left, why: t.cause })
}

/** 1.9 Removes Sabotage markers, one unless a number is given. */
export const removeSabotage = (t: Table, space: SpaceId, number = 1): void => {
  if (number === 0) return
  add(t, 'sabotage', space, -number)
  const left = sabotage(t.board, space)
  t.facts?.push({ fact: 'sabotage', space, change: -number, left, why: t.cause })
}
