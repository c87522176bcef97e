import type { SpaceId } from '../../games/index'
import { COUNTRIES, DISTRICTS, RAILWAYS } from '../../mandate/spaces'
import { Graticule, Paper, Rails, Relief, Towns, Waters } from './ground'
import type { Marks } from './marks'
import { Edge, RailGlow, Wash, type Print } from './overprint'
import type { View } from './view'

const AREAS = [...DISTRICTS, ...COUNTRIES]

type AllMarks = Readonly<Record<SpaceId, Marks>>

const printOf = ({ legal, focused, lit, refused, pin }: Marks): Print => ({
  legal,
  focused: focused || lit,
  asksWhy: refused && focused,
  chosen: pin > 0,
})

/** All that lies below the pieces: lit paper under relief and borders, lines above them. */
export function Underlay({ marks, view }: { marks: AllMarks; view: View }) {
  return (
    <g aria-hidden="true" clipPath="url(#sheet-inner)">
      <Paper />
      {AREAS.map((area) => (
        <Wash key={area} area={area} {...printOf(marks[area])} outOfPlay={marks[area].outOfPlay} />
      ))}
      <Relief />
      {AREAS.map((area) => (
        <Edge key={area} area={area} {...printOf(marks[area])} />
      ))}
      {RAILWAYS.map((railway) => (
        <RailGlow key={railway} railway={railway} {...printOf(marks[railway])} />
      ))}
      <Rails />
      <Graticule />
      {view.names && <Waters sea />}
      {view.names && <Towns />}
    </g>
  )
}
