import { entryOf } from '../../coin/entry-of'
import type { SpaceId } from '../../games/index'
import { useScreen } from '../screen/use-screen'
import { COUNTRIES, DISTRICTS, RAILWAYS } from '../../mandate/spaces'
import { Graticule, Paper, Rails, Relief, Towns, Waters } from './ground'
import type { Marks } from './marks'
import { Edge, RailGlow, Wash, type Print } from './overprint'
import type { Arrangement } from './view'

const AREAS = [...DISTRICTS, ...COUNTRIES]

type AllMarks = Readonly<Record<SpaceId, Marks>>

const printOf = ({ legal, focused, lit, refused, pin }: Marks): Print => ({
  legal,
  focused: focused || lit,
  asksWhy: refused && focused,
  chosen: pin > 0,
})

/** All that lies below the pieces: lit paper under relief and borders, lines above them. */
export function Underlay({ marks, view }: { marks: AllMarks; view: Arrangement }) {
  const { spaces } = useScreen().map
  const areas = AREAS.filter((area) => spaces.includes(area))
  return (
    <g aria-hidden="true" clipPath="url(#sheet-inner)">
      <g className="still">
        <Paper />
      </g>
      {areas.map((area) => (
        <Wash
          key={area}
          area={area}
          {...printOf(entryOf(marks, area))}
          outOfPlay={entryOf(marks, area).outOfPlay}
        />
      ))}
      <g className="still">
        <Relief />
      </g>
      {areas.map((area) => (
        <Edge key={area} area={area} {...printOf(entryOf(marks, area))} />
      ))}
      {RAILWAYS.map((railway) => (
        <RailGlow key={railway} railway={railway} {...printOf(entryOf(marks, railway))} />
      ))}
      <g className="still">
        <Rails />
        <Graticule />
        {view.names && <Waters sea />}
        {view.names && <Towns />}
      </g>
    </g>
  )
}
