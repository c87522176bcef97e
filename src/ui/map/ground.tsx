import { keysOf } from '../../coin/keys-of'
import { memo } from 'react'
import { COUNTRIES, DISTRICTS } from '../../mandate/spaces'
import {
  BORDERS,
  COAST,
  JORDAN,
  LAKES,
  MERIDIANS,
  OUTLINES,
  PARALLELS,
  RAILS,
  STREAMS,
  TOWNS,
} from '../../mandate/geography'
import { RELIEF } from '../../mandate/relief'
import { MAP, TOWN_NAMES } from '../words/en/map'
import { fullDegrees } from './full-degrees'
import { INNER, SHEET, type Area } from './view'

/* What is engraved: it never changes, so it is drawn once. */

const AREAS: readonly Area[] = [...DISTRICTS, ...COUNTRIES]

/** Distance from the shore and width of each water line, outermost first. */
const SEA_LINES = [
  [74, 0.7],
  [58, 0.8],
  [44, 0.9],
  [32, 1],
  [22, 1.1],
  [13.5, 1.2],
  [6.5, 1.4],
] as const
const LAKE_LINES = [
  [17, 0.8],
  [10, 0.9],
  [4.5, 1],
] as const

/** Water lines run at a distance from the shore: a broad stroke in their colour, a narrower one of water over it. */
function WaterLines(props: { shore: string; lines: readonly (readonly [number, number])[] }) {
  return props.lines.map(([away, width]) => (
    <g key={away}>
      <path className="water-line" d={props.shore} strokeWidth={2 * away + width} />
      <path className="water-gap" d={props.shore} strokeWidth={2 * away - width} />
    </g>
  ))
}

/** Everything that others refer to. */
export const GroundDefs = memo(function GroundDefs() {
  return (
    <>
      <clipPath id="sheet-inner">
        <rect
          x={INNER.left}
          y={INNER.top}
          width={INNER.right - INNER.left}
          height={INNER.bottom - INNER.top}
        />
      </clipPath>
      {AREAS.map((area) => (
        <clipPath key={area} id={`within-${area}`}>
          <path d={OUTLINES[area]} />
        </clipPath>
      ))}
      {Object.entries(LAKES).map(([lake, shore]) => (
        <clipPath key={lake} id={`within-${lake}`}>
          <path d={shore} />
        </clipPath>
      ))}
      <Hatch name="out-of-play" size={9} turn={45} />
      <Hatch name="refused" size={8} turn={45} />
      <Hatch name="forecast" size={7} turn={-45} />
    </>
  )
})

function Hatch({ name, size, turn }: { name: string; size: number; turn: number }) {
  return (
    <pattern
      id={`hatch-${name}`}
      width={size}
      height={size}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${turn})`}
    >
      <path className={`hatch ${name}`} d={`M0 0V${size}`} />
    </pattern>
  )
}

/** Sea, land, and a tinted ribbon inside each District. */
export const Paper = memo(function Paper() {
  return (
    <g>
      <rect className="sea" width={SHEET.width} height={SHEET.height} />
      <WaterLines shore={COAST} lines={SEA_LINES} />
      {COUNTRIES.map((country) => (
        <path key={country} className="foreign" d={OUTLINES[country]} />
      ))}
      {DISTRICTS.map((district) => (
        <g key={district} clipPath={`url(#within-${district})`}>
          <path className="land" d={OUTLINES[district]} />
          <path className={`band ${district}`} d={OUTLINES[district]} strokeWidth="34" />
          <path className={`band ${district}`} d={OUTLINES[district]} strokeWidth="16" />
        </g>
      ))}
    </g>
  )
})

export const Relief = memo(function Relief() {
  return (
    <g>
      <path className="relief" d={RELIEF} />
      <path className="river" d={STREAMS} strokeWidth="1.5" />
      <path className="river" d={JORDAN} strokeWidth="2.6" />
      <path className="border district" d={BORDERS.district} />
      <path className="border casing" d={BORDERS.mandate} />
      <path className="border mandate" d={BORDERS.mandate} />
      <path className="border between" d={BORDERS.foreign} />
      <path className="coast" d={COAST} />
      {Object.entries(LAKES).map(([lake, shore]) => (
        <g key={lake}>
          <path className="lake" d={shore} />
          <g clipPath={`url(#within-${lake})`}>
            <WaterLines shore={shore} lines={LAKE_LINES} />
          </g>
          <path className="coast" d={shore} />
        </g>
      ))}
    </g>
  )
})

/** Railways in a casing, ticked. */
export const Rails = memo(function Rails() {
  return Object.entries(RAILS).map(([railway, line]) => (
    <g key={railway} className="rails">
      <path className="casing" d={line} />
      <path className="ties" d={line} />
      <path className="rail" d={line} />
    </g>
  ))
})

export const Graticule = memo(function Graticule() {
  const across = fullDegrees(PARALLELS).map((y) => `M${INNER.left} ${y}H${INNER.right}`)
  const down = fullDegrees(MERIDIANS).map((x) => `M${x} ${INNER.top}V${INNER.bottom}`)
  return <path className="graticule" d={[...across, ...down].join('')} />
})

type Town = keyof typeof TOWN_NAMES

/** Where the name of a town stands: beside its dot, or where pieces leave room for it. */
const BESIDE: Readonly<
  Record<Town, readonly [dx: number, dy: number, anchor: 'start' | 'middle' | 'end']>
> = {
  Tiberias: [-9, 20, 'end'],
  Nazareth: [9, -7, 'start'],
  Jenin: [9, 5, 'start'],
  Beersheba: [9, 5, 'start'],
  Jericho: [9, 20, 'middle'],
}

export const Towns = memo(function Towns() {
  return (
    <g className="towns" data-part="towns">
      {keysOf(BESIDE).map((town) => {
        const [[x, y], [dx, dy, anchor]] = [TOWNS[town], BESIDE[town]]
        return (
          <g key={town}>
            <circle cx={x} cy={y} r="2.5" />
            <text x={x + dx} y={y + dy} textAnchor={anchor}>
              {TOWN_NAMES[town]}
            </text>
          </g>
        )
      })}
    </g>
  )
})

export const Waters = memo(function Waters({ sea }: { sea: boolean }) {
  return (
    <g className="waters">
      {sea && (
        <>
          <text className="large" transform="translate(462 330) rotate(-57)" letterSpacing="11">
            {MAP.sea[0]}
          </text>
          <text className="large" transform="translate(506 372) rotate(-57)" letterSpacing="14">
            {MAP.sea[1]}
          </text>
        </>
      )}
      <text transform="translate(992 800) rotate(-72)" letterSpacing="2">
        {MAP.deadSea}
      </text>
    </g>
  )
})
