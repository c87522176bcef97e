import type { Country } from '../../mandate/spaces'
import { OUTLINES } from '../../mandate/geography'
import { blockOf } from './blocks'
import { Corner, Pieces, Pin, cornerOf } from './block'
import { MAP } from '../words/en/map'
import { printedName } from './printed-name'
import type { Inked } from './marks'
import type { Stack } from './stacks'
import { Print } from './print'
import type { Area, Point, View } from './view'

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

function AreaName({ area, view }: { area: Area; view: View }) {
  const { at, size, spacing, anchor = 'middle', turned, broken } = view.areas[area].name
  const [x, y] = [at[0] + (anchor === 'middle' ? spacing / 2 : 0), at[1]]
  return (
    <text
      className="name"
      data-part="name"
      fontSize={size}
      letterSpacing={spacing}
      textAnchor={anchor}
      transform={turned === undefined ? undefined : `rotate(${turned} ${x} ${y})`}
    >
      {printedName(area, broken).map((line, i) => (
        <tspan key={line} x={x} y={y + i * size}>
          {/* A space ends the word for those who read the name in one go. */}
          {i > 0 && ' '}
          {line}
        </tspan>
      ))}
    </text>
  )
}

/** A country that is drawn for the map's sake: nothing stands in it. */
export function Abroad({ country, view }: { country: Country; view: View }) {
  return (
    <g data-what="country" aria-hidden="true">
      <path className="hit" d={OUTLINES[country]} />
      <AreaName area={country} view={view} />
    </g>
  )
}

const TAG = 17

/** “Out of Play”, printed over a country; where it is large and there is room, in two lines. */
function OutOfPlay({ area, view }: { area: Area; view: View }) {
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

/** A District or a Foreign Country. */
export function AreaFigure(props: {
  area: Area
  stacks: readonly Stack[]
  inked: Inked
  view: View
}) {
  const { area, stacks, inked, view } = props
  const place = view.areas[area]
  const { block: at, spread, pin } = place
  const block = blockOf(stacks, place, view.scale)
  return (
    <>
      <path className="hit" d={OUTLINES[area]} />
      <AreaName area={area} view={view} />
      {spread === 'narrow' && block.placed.length > 2 && (
        <Slip at={at} width={block.width} height={block.height} />
      )}
      <Pieces placed={block.placed} />
      {inked.outOfPlay && <OutOfPlay area={area} view={view} />}
      {inked.changed && <Corner at={cornerOf(block, at)} />}
      {inked.pin > 0 && <Pin at={pin} number={inked.pin} view={view} />}
    </>
  )
}
