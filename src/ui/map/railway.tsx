import type { Railway } from '../../rules/index'
import { RAILS } from './geography'
import { laidOut, plateRows, type Block, type Numbers } from './blocks'
import { Corner, Pieces, Pin } from './block'
import type { Marks } from './label'
import type { Point, View } from './places'

/** An empty plate is a stop on the line. */
const STOP = 18
const RIM = 9
const ANYWHERE: Point = [-Infinity, Infinity]

interface Plate {
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

function PlatePaper({ at: [x, y], width, height, block }: Plate) {
  const [left, top] = [x - width / 2, y - height / 2]
  if (block.placed.length === 0)
    return (
      <>
        <rect className="plate" x={left} y={top} width={width} height={height} rx="4" />
        <rect className="stop" x={x - 4} y={y - 4} width="8" height="8" />
      </>
    )
  const ticks = [top + 3.4, top + height - 3.4].map((edge) => `M${left + 8} ${edge}h${width - 16}`)
  return (
    <>
      <rect
        className="plate"
        x={left}
        y={top}
        width={width}
        height={height}
        rx={Math.min(12, height / 2)}
      />
      <path className="plate-ticks" d={ticks.join('')} />
    </>
  )
}

function RailwayName({ railway, view, plate }: { railway: Railway; view: View; plate: Plate }) {
  const { name, label } = view.railways[railway]
  const [x, y] = plate.at
  const [right, down] = [plate.width / 2, plate.height / 2]
  const crowded = plate.block.placed.length > 1
  const places: Readonly<
    Record<typeof label, readonly [number, number, 'start' | 'middle' | 'end']>
  > = {
    above: [x, y - down - 6, 'middle'],
    below: crowded ? [x - right + 6, y + down + 17, 'start'] : [x + 6, y + down + 17, 'end'],
    'below-right': [x + right - 2, y + 33, 'start'],
    left: [x - right - 7, y + 4, 'end'],
  }
  const [nameX, nameY, anchor] = places[label]
  return (
    <text className="rail-name" x={nameX} y={nameY} textAnchor={anchor}>
      {name}
    </text>
  )
}

/** A Railway: its line, and a plate on it. */
export function RailwayFigure(props: {
  railway: Railway
  numbers: Numbers
  marks: Marks
  view: View
}) {
  const { railway, numbers, marks, view } = props
  const plate = plateOf(railway, numbers, view)
  const [left, top] = [plate.at[0] - plate.width / 2, plate.at[1] - plate.height / 2]
  return (
    <>
      <path className="hit along" d={RAILS[railway]} clipPath="url(#beside-slips)" />
      <rect
        className="hit"
        x={left - 8}
        y={top - 8}
        width={plate.width + 16}
        height={plate.height + 16}
        rx="14"
      />
      {view.whole && <RailwayName railway={railway} view={view} plate={plate} />}
      <PlatePaper {...plate} />
      {marks.refused && (
        <rect
          x={left}
          y={top}
          width={plate.width}
          height={plate.height}
          rx="8"
          fill="url(#hatch-refused)"
        />
      )}
      <Pieces block={plate.block} scale={{ ...view.scale, piece: view.scale.piece * 0.95 }} />
      {marks.changed && <Corner at={[left + plate.width + 2, top - 2]} />}
      {marks.pin > 0 && <Pin at={[left - 2, top - 20]} number={marks.pin} view={view} />}
    </>
  )
}
