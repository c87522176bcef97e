import {
  CITIES,
  CONTENTS,
  COUNTRIES,
  DISTRICTS,
  SPACES,
  type Board,
  type Content,
  type SpaceId,
} from '../arab-revolt'
import { COAST, OUTLINES } from '../../mandate/geography'
import type { Point } from '../map/view'
import { WHOLE } from '../map/whole'

const BRITISH: readonly Content[] = [
  'troops',
  'police',
  'irregularsUnderground',
  'irregularsActive',
]
const REBELS: readonly Content[] = ['guerrillasUnderground', 'guerrillasActive', 'bases']

const numberOf = (map: Board['map'], space: SpaceId, of: readonly Content[]): number =>
  of.reduce(
    (sum, content) =>
      sum + (map[SPACES.indexOf(space) * CONTENTS.length + CONTENTS.indexOf(content)] ?? 0),
    0,
  )

const PLACES: readonly (readonly [SpaceId, Point])[] = [
  ...[...DISTRICTS, ...COUNTRIES].map((area) => [area, WHOLE.areas[area].block] as const),
  ...CITIES.map((city) => [city, WHOLE.cities[city].at] as const),
]

/** How far a mark reaches from its middle: its area grows with the number of pieces. */
const reach = (pieces: number): number => 18 + 12 * Math.sqrt(pieces)

function Marks({ map, space, at: [x, y] }: { map: Board['map']; space: SpaceId; at: Point }) {
  const [british, rebels] = [numberOf(map, space, BRITISH), numberOf(map, space, REBELS)]
  const apart = british > 0 && rebels > 0
  const [b, r] = [reach(british), reach(rebels)]
  return (
    <>
      {british > 0 && (
        <rect
          className="british"
          x={x - (apart ? 2 * b : b)}
          y={y - b}
          width={2 * b}
          height={2 * b}
        />
      )}
      {rebels > 0 && <circle className="rebels" cx={apart ? x + r : x} cy={y} r={r} />}
    </>
  )
}

/** The map as small as it goes: squares for the British, discs for the Rebels. */
export function Thumbnail({ map }: { map: Board['map'] }) {
  return (
    <svg className="thumbnail" viewBox="400 40 800 920" aria-hidden="true">
      <path className="land abroad" d={COUNTRIES.map((country) => OUTLINES[country]).join('')} />
      <path className="land" d={DISTRICTS.map((district) => OUTLINES[district]).join('')} />
      <path className="coast" d={COAST} />
      {PLACES.map(([space, at]) => (
        <Marks key={space} map={map} space={space} at={at} />
      ))}
    </svg>
  )
}
