import type { Railway } from '../../mandate/spaces'
import { fitted, laidOut, plateRows, type Block } from './blocks'
import type { Stack } from './stacks'
import type { Point, Arrangement } from './view'

/** An empty plate is a stop on the line. */
const STOP = 18
const RIM = 9
/** Pieces on a plate are a little smaller, and two rows of them stand closer together. */
const PIECE = 0.97
const HIGHEST = 1.6

export interface Plate {
  readonly at: Point
  readonly width: number
  readonly height: number
  readonly block: Block
}

/** The plate of a Railway, as large as its pieces ask for; on the coast it grows seawards. */
export function plateOf(railway: Railway, stacks: readonly Stack[], view: Arrangement): Plate {
  const { plate, grows, between } = view.railways[railway]
  const scale = { ...view.scale, piece: view.scale.piece * PIECE }
  const room: Point = [between[1] - between[0] - RIM, scale.row * HIGHEST]
  const rows = plateRows(stacks, room[0], scale)
  if (rows.length === 0)
    return { at: plate, width: STOP, height: STOP, block: laidOut([], plate, scale) }
  const { width: inner, height: rise } = fitted(rows, plate, scale, room)
  const width = inner + RIM
  const shift = grows === 'west' ? (inner - view.scale.pitch) / 2 : 0
  const [low, high] = [between[0] + width / 2, between[1] - width / 2]
  const at: Point = [Math.max(low, Math.min(high, plate[0] - shift)), plate[1]]
  return { at, width, height: rise + 4, block: fitted(rows, at, scale, room) }
}
