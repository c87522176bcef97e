import type { City } from '../../mandate/spaces'
import { printedName } from './printed-name'
import { Corner, Pieces, Pin } from './block'
import type { Inked } from './marks'
import type { Stack } from './stacks'
import { Value } from './value'
import type { Arrangement } from './view'
import { countersOf, inRing, radiusOf } from './ring'

/** The ring; which of its lines are seen, the state of the space decides. */
function Ring({ x, y, radius }: { x: number; y: number; radius: number }) {
  return (
    <>
      <circle className="city-line" cx={x} cy={y} r={radius + 8} />
      <circle className="city" data-part="ring" cx={x} cy={y} r={radius} />
      <circle className="refusal" cx={x} cy={y} r={radius} fill="url(#hatch-refused)" />
      <circle className="city-inner" cx={x} cy={y} r={radius - 5} />
    </>
  )
}

interface NameProps {
  readonly city: City
  readonly grown: number
  readonly view: Arrangement
  readonly value: number | null
}

function CityName({ city, grown, view, value }: NameProps) {
  const { at, size, anchor, broken } = view.cities[city].name
  const x = anchor === 'end' ? at[0] - grown : anchor === 'start' ? at[0] + grown : at[0]
  const y = anchor === 'middle' ? at[1] - grown : at[1]
  return (
    <text className="city-name" data-part="name" fontSize={size} textAnchor={anchor}>
      {printedName(city, broken).map((line, i, lines) => (
        <tspan key={line} x={x} y={y + i * size * 0.95}>
          {i > 0 && ' '}
          {line}
          {i === lines.length - 1 && <Value of={value} />}
        </tspan>
      ))}
    </text>
  )
}

/** A City: a ring with its pieces, markers on its edge. */
export function CityFigure(props: {
  city: City
  stacks: readonly Stack[]
  value: number | null
  inked: Inked
  view: Arrangement
}) {
  const { city, stacks, value, inked, view } = props
  const {
    at: [x, y],
    pin,
  } = view.cities[city]
  const radius = radiusOf(city, stacks, view)
  const grown = radius - view.cityRadius
  return (
    <>
      <circle className="hit" cx={x} cy={y} r={radius + 8} />
      <Ring x={x} y={y} radius={radius} />
      <CityName {...{ city, grown, view, value }} />
      <Pieces placed={inRing(city, stacks, view).placed} />
      <Pieces placed={countersOf(city, stacks, view)} />
      {inked.changed && <Corner at={[x + radius * 0.9, y - radius * 0.9]} />}
      {inked.pin > 0 && (
        <Pin at={[pin[0] - grown, pin[1] - grown]} number={inked.pin} view={view} />
      )}
    </>
  )
}
