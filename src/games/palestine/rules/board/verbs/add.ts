import type { Content } from '../../data/pieces'
import type { SpaceId } from '../../data/spaces'
import { AT, COLUMN } from '../board'
import { writable, type Table } from '../table'

/** Changes one number of the map. */
export const add = (t: Table, content: Content, space: SpaceId, change: number): void => {
  const at = AT[space] + COLUMN[content]
  const map = writable(t).map
  map[at] = map[at]! + change
}
