import type { Railway } from '../../mandate/spaces'
import { RAIL_NAMES } from '../words/en/map'
import { RAILS } from '../../mandate/geography'
import { Corner, Pieces, Pin } from './block'
import type { Inked } from './marks'
import type { Stack } from './stacks'
import type { Point, View } from './view'
import { Print } from './print'
import { plateOf, type Plate } from './plate'

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

/** Farther to the west the trays leave no room for a name. */
const NARROW = 440

/** Whether its name stands above its plate. */
const isNamedAbove = (railway: Railway, { names, railways }: View, plate: Plate): boolean => {
  const { label } = railways[railway]
  return (
    names && (label === 'above' || (label === 'left' && plate.at[0] - plate.width / 2 < NARROW))
  )
}

function RailwayName({ railway, view, plate }: { railway: Railway; view: View; plate: Plate }) {
  const { label } = view.railways[railway]
  const [x, y] = plate.at
  const [right, down] = [plate.width / 2, plate.height / 2]
  const words = RAIL_NAMES[railway]
  if (label === 'above' || isNamedAbove(railway, view, plate))
    return <Print className="rail-name" x={x} y={y - down - 6} textAnchor="middle" words={words} />
  const [edge, line] = label === 'left' ? [x - right - 7, y + 5] : label
  const anchor = label === 'left' ? 'end' : 'start'
  return <Print className="rail-name" x={edge} y={line} textAnchor={anchor} words={words} />
}

/** Where its pin is: above a corner of its plate; beside it where its name is above. */
const pinOf = (railway: Railway, view: View, plate: Plate): Point => {
  const [x, y] = plate.at
  return isNamedAbove(railway, view, plate)
    ? [x + plate.width / 2 + 18, y + 6]
    : [x - plate.width / 2 - 2, y - plate.height / 2 - 20]
}

/** A Railway: its line, and a plate on it. */
export function RailwayFigure(props: {
  railway: Railway
  stacks: readonly Stack[]
  inked: Inked
  view: View
}) {
  const { railway, stacks, inked, view } = props
  const plate = plateOf(railway, stacks, view)
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
      {view.names && <RailwayName railway={railway} view={view} plate={plate} />}
      <PlatePaper {...plate} />
      {plate.block.placed.length > 0 && (
        <rect
          className="refusal"
          x={left}
          y={top}
          width={plate.width}
          height={plate.height}
          rx="8"
          fill="url(#hatch-refused)"
        />
      )}
      <Pieces placed={plate.block.placed} />
      {inked.changed && <Corner at={[left + plate.width + 2, top - 2]} />}
      {inked.pin > 0 && <Pin at={pinOf(railway, view, plate)} number={inked.pin} view={view} />}
    </>
  )
}
