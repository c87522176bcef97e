import { entryOf } from '../../coin/entry-of'
import type { Board, Content, Faction, SpaceId } from '../../games/index'
import { COAST, OUTLINES } from '../../mandate/geography'
import { CITIES, COUNTRIES, DISTRICTS } from '../../mandate/spaces'
import type { Point } from '../map/view'
import { WHOLE } from '../map/whole'
import type { OnMap } from '../screen/on-map'
import { useScreen } from '../screen/use-screen'

type Numbers = Board['map']

/** How many pieces a side has in a space, from the numbers that a list of games keeps of its board. */
const numberOf = (numbers: Numbers, side: Faction, space: SpaceId, map: OnMap): number => {
  const { contents, kinds, spaces } = map
  // Not every game has the countries among its spaces.
  if (!spaces.includes(space)) return 0
  const first = spaces.indexOf(space) * contents.length
  const isOf = (content: Content) => entryOf(kinds, content).side === side
  return contents.reduce((sum, one, i) => sum + (isOf(one) ? (numbers[first + i] ?? 0) : 0), 0)
}

const PLACES: readonly (readonly [SpaceId, Point])[] = [
  ...[...DISTRICTS, ...COUNTRIES].map((area) => [area, WHOLE.areas[area].block] as const),
  ...CITIES.map((city) => [city, WHOLE.cities[city].at] as const),
]

/** How far a mark reaches from its middle: its area grows with the number of pieces. */
const reach = (pieces: number): number => 18 + 12 * Math.sqrt(pieces)

/** The side that is named first is squares, the other discs. */
function Marks({ map, space, at: [x, y] }: { map: Numbers; space: SpaceId; at: Point }) {
  const drawn = useScreen().map
  const [square, disc] = drawn.sides
  const squares = numberOf(map, square, space, drawn)
  const discs = numberOf(map, disc, space, drawn)
  const apart = squares > 0 && discs > 0
  const [s, d] = [reach(squares), reach(discs)]
  return (
    <>
      {squares > 0 && (
        <rect
          className={drawn.colourOf(square)}
          x={x - (apart ? 2 * s : s)}
          y={y - s}
          width={2 * s}
          height={2 * s}
        />
      )}
      {discs > 0 && <circle className={drawn.colourOf(disc)} cx={apart ? x + d : x} cy={y} r={d} />}
    </>
  )
}

/** The map as small as it goes: what each side has in its spaces. */
export function Thumbnail({ map }: { map: Numbers }) {
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
