import type { Country } from '../../mandate/spaces'
import { OUTLINES } from '../../mandate/geography'
import { blockOf } from './blocks'
import { Corner, Pieces, Pin, cornerOf } from './block'
import { MAP } from '../words/en/map'
import { printedName } from './printed-name'
import type { Inked } from './marks'
import type { Stack } from './stacks'
import { Print } from './print'
import { Value, roomFor } from './value'
import type { Area, Point, Arrangement } from './view'

/** A slip lies under a block that must cross a railway. */
function Slip({ at: [x, y], width, height }: { at: Point; width: number; height: number }) {
  return (
    <rect
      className="paper-slip"
      x={x - width / 2 - 3}
      y={y - height / 2 - 3}
      width={width + 6}
      height={height + 5}
      rx="9"
    />
  )
}

interface NameProps {
  readonly area: Area
  readonly view: Arrangement
  readonly value: number | null
}

function AreaName({ area, view, value }: NameProps) {
  const { at, size, spacing, anchor = 'middle', turned, broken } = view.areas[area].name
  // The name itself stays in its middle.
  const middle = (spacing + roomFor(value, size)) / 2
  const [x, y] = [at[0] + (anchor === 'middle' ? middle : 0), at[1]]
  return (
    <text
      className="name"
      data-part="name"
      fontSize={size}
      letterSpacing={spacing}
      textAnchor={anchor}
      transform={turned === undefined ? undefined : `rotate(${turned} ${x} ${y})`}
    >
      {printedName(area, broken).map((line, i, lines) => (
        <tspan key={line} x={x} y={y + i * size}>
          {/* A space ends the word for those who read the name in one go. */}
          {i > 0 && ' '}
          {line}
          {i === lines.length - 1 && <Value of={value} />}
        </tspan>
      ))}
    </text>
  )
}

/** A country that is drawn for the map's sake: nothing stands in it. */
export function Abroad({ country, view }: { country: Country; view: Arrangement }) {
  return (
    <g data-what="country" aria-hidden="true">
      <path className="hit" d={OUTLINES[country]} />
      <AreaName area={country} view={view} value={null} />
    </g>
  )
}

const TAG = 17

/** “Out of Play”, printed over a country; where it is large and there is room, in two lines. */
function OutOfPlay({ area, view }: { area: Area; view: Arrangement }) {
  const {
    block: [x, y],
    brokenTag,
  } = view.areas[area]
  const lines = brokenTag ? MAP.outOfPlayTag : [MAP.outOfPlayTag.join(' ')]
  const [width, height] = [lines.length > 1 ? 5 : 8, lines.length + 1.2]
  return (
    <g className="out-of-play-tag" transform={`translate(${x} ${y}) scale(${view.print})`}>
      <rect
        {...{ x: (TAG * width) / -2, y: (TAG * height) / -2, rx: 3 }}
        {...{ width: TAG * width, height: TAG * height }}
      />
      {lines.map((words, i) => (
        <Print
          key={words}
          {...{ x: 1, y: TAG * (i * 1.1 + 0.93 - lines.length * 0.55), words }}
          fontSize={TAG}
          letterSpacing={TAG * 0.1}
        />
      ))}
    </g>
  )
}

/** Where its pin is: farther from the name by the value that is printed beside it. */
const pinOf = (area: Area, value: number | null, view: Arrangement): Point => {
  const {
    pin: [x, y],
    name: { at, size, anchor },
  } = view.areas[area]
  const room = roomFor(value, size)
  if (x > at[0]) return [x + room, y]
  return anchor === 'end' ? [x - room, y] : [x, y]
}

/** A District or a Foreign Country. */
export function AreaFigure(props: {
  area: Area
  stacks: readonly Stack[]
  value: number | null
  inked: Inked
  view: Arrangement
}) {
  const { area, stacks, value, inked, view } = props
  const place = view.areas[area]
  const { block: at, spread } = place
  const block = blockOf(stacks, place, view.scale)
  return (
    <>
      <path className="hit" d={OUTLINES[area]} />
      <AreaName {...{ area, view, value }} />
      {spread === 'narrow' && block.placed.length > 2 && (
        <Slip at={at} width={block.width} height={block.height} />
      )}
      <Pieces placed={block.placed} />
      {inked.outOfPlay && <OutOfPlay area={area} view={view} />}
      {inked.changed && <Corner at={cornerOf(block, at)} />}
      {inked.pin > 0 && <Pin at={pinOf(area, value, view)} number={inked.pin} view={view} />}
    </>
  )
}
