import type { Railway } from '../../mandate/spaces'
import { RAIL_NAMES } from '../words/en/map'
import { RAILS } from '../../mandate/geography'
import { Corner, Pieces, Pin } from './block'
import type { Inked } from './marks'
import type { Stack } from './stacks'
import type { Point, Arrangement } from './view'
import { Print } from './print'
import { plateOf, type Plate } from './plate'

function PlatePaper({ at: [x, y], width, height, block }: Plate) {
  const [left, top] = [x - width / 2, y - height / 2]
  const isEmpty = block.placed.length === 0
  const ticks = [top + 3.4, top + height - 3.4].map((edge) => `M${left + 8} ${edge}h${width - 16}`)
  return (
    <g data-part="name">
      <rect
        className="plate"
        x={left}
        y={top}
        width={width}
        height={height}
        rx={isEmpty ? 4 : Math.min(12, height / 2)}
      />
      {isEmpty ? (
        <rect className="stop" x={x - 4} y={y - 4} width="8" height="8" />
      ) : (
        <path className="plate-ticks" d={ticks.join('')} />
      )}
    </g>
  )
}

/** Farther to the west the trays leave no room for a name. */
const NARROW = 440

/** Whether its name stands above its plate. */
const isNamedAbove = (
  railway: Railway,
  { names, railways }: Arrangement,
  plate: Plate,
): boolean => {
  const { label } = railways[railway]
  return (
    names && (label === 'above' || (label === 'left' && plate.at[0] - plate.width / 2 < NARROW))
  )
}

/** Where its name is, and which end of it. */
const nameOf = (
  railway: Railway,
  view: Arrangement,
  plate: Plate,
): readonly [...Point, 'start' | 'middle' | 'end'] => {
  const { label } = view.railways[railway]
  const [x, y] = plate.at
  if (label === 'above' || isNamedAbove(railway, view, plate))
    return [x, y - plate.height / 2 - 6, 'middle']
  return label === 'left' ? [x - plate.width / 2 - 7, y + 5, 'end'] : [...label, 'start']
}

interface Named {
  readonly railway: Railway
  readonly view: Arrangement
  readonly plate: Plate
}

export function RailwayName({ railway, view, plate }: Named) {
  const [x, y, textAnchor] = nameOf(railway, view, plate)
  const words = RAIL_NAMES[railway]
  return <Print className="rail-name" data-part="name" {...{ x, y, textAnchor, words }} />
}

/** Where its pin is: above a corner of its plate; beside it where its name is above. */
const pinOf = (railway: Railway, view: Arrangement, plate: Plate): Point => {
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
  view: Arrangement
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
