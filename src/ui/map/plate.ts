import type { Railway } from '../../rules/index'
import { laidOut, plateRows, type Block } from './blocks'
import type { Numbers } from './numbers'
import type { Point, View } from './view'

/** An empty plate is a stop on the line. */
const STOP = 18
const RIM = 9
const ANYWHERE: Point = [-Infinity, Infinity]

export interface Plate {
  readonly at: Point
  readonly width: number
  readonly height: number
  readonly block: Block
}

/** The plate of a Railway, as large as its pieces ask for; on the coast it grows seawards. */
export function plateOf(railway: Railway, numbers: Numbers, view: View): Plate {
  const { plate, grows, between = ANYWHERE } = view.railways[railway]
  const rows = plateRows(numbers)
  const { width: inner, height: rise } = laidOut(rows, plate, view.scale)
  if (rows.length === 0)
    return { at: plate, width: STOP, height: STOP, block: { placed: [], width: 0, height: 0 } }
  const width = inner + RIM
  const shift = grows === 'west' ? (inner - view.scale.pitch) / 2 : 0
  const [low, high] = [between[0] + width / 2, between[1] - width / 2]
  const at: Point = [Math.max(low, Math.min(high, plate[0] - shift)), plate[1]]
  return { at, width, height: rise + 4, block: laidOut(rows, at, view.scale) }
}
