import { memo } from 'react'
import { CITIES, COUNTRIES, DISTRICTS, RAILWAYS } from '../../mandate/spaces'
import { fullDegrees } from '../map/full-degrees'
import { MERIDIANS, PARALLELS } from '../../mandate/geography'
import { GroundDefs, Paper, Rails, Relief, Towns, Waters } from '../map/ground'
import { COUNTRY } from '../map/country'
import type { Arrangement } from '../map/view'
import { WHOLE } from '../map/whole'
import { Space } from '../map/space'
import { useMedia } from '../kit/use-media'

const EMPTY = [] as const
const UNMARKED = {
  legal: false,
  refused: false,
  focused: false,
  changed: false,
  lit: false,
  outOfPlay: false,
  pin: 0,
} as const
const NAMED = [...COUNTRIES, ...DISTRICTS, ...RAILWAYS, ...CITIES]

/** Rings have nothing to hold here, and Railways need no names. */
const LYING: Arrangement = { ...WHOLE, names: false, cityRadius: 26 }
const { egypt } = WHOLE.areas
const UPRIGHT: Arrangement = {
  ...COUNTRY,
  cityRadius: 32,
  areas: { ...COUNTRY.areas, egypt: { ...egypt, name: { ...egypt.name, size: 27 } } },
}
/** The geography goes on far to the west, so that there is sea for the title. */
const WIDE = { left: -760, right: 1240, top: 40, bottom: 980 }
const FRAME = `-460 ${WIDE.top} 1680 ${WIDE.bottom - WIDE.top}`

const GRATICULE = [
  ...fullDegrees(PARALLELS).map((y) => `M${WIDE.left} ${y}H${WIDE.right}`),
  ...fullDegrees(MERIDIANS).map((x) => `M${x} 0V1000`),
].join('')

/** The map without pieces, as a picture behind the first screens. */
export const StartMap = memo(function StartMap() {
  const upright = useMedia('upright')
  return (
    <svg
      className="sheet start-map"
      viewBox={FRAME}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <defs>
        <GroundDefs />
      </defs>
      <rect className="sea" x={WIDE.left} width={WIDE.right - WIDE.left} height="1000" />
      <Paper />
      <Relief />
      <Rails />
      <path className="graticule" d={GRATICULE} />
      <Waters sea={!upright} />
      {!upright && <Towns />}
      {NAMED.map((space) => (
        <Space
          key={space}
          space={space}
          stacks={EMPTY}
          value={null}
          view={upright ? UPRIGHT : LYING}
          label=""
          pressable={false}
          stop={false}
          {...UNMARKED}
        />
      ))}
    </svg>
  )
})
