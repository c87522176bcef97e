import type { SpaceId } from '../../games/index'
import { isArea, isCity, isRailway } from './standing'
import type { Trial } from './trial'
import type { Point, View } from './view'
import { wrapped } from './wrapped'

const LINE = 22
const LETTER = 7.3
const PAD = 13
/** So many letters a line: “Guerrillas 2 + 2 = 4”. */
const LETTERS = 20
/** How much broader the letters of the title are. */
const BROAD = 1.22

/** Where the sheet is open: a corner of the slip, and what it may take from there. */
interface Seat {
  readonly at: Point
  readonly from: 'left' | 'right'
  readonly most: Point
  /** Where names begin below it: what is taller begins higher. */
  readonly end?: number
  /** It would cover a part of these: what comes of them is told elsewhere. */
  readonly on: readonly SpaceId[]
}

const SEATS: readonly Seat[] = [
  // There is always room on the sea.
  { at: [350, 424], from: 'left', most: [Infinity, Infinity], end: 560, on: [] },
  { at: [1218, 186], from: 'right', most: [182, 132], on: ['syria', 'railway-haifa-syria'] },
  { at: [1218, 500], from: 'right', most: [182, 300], on: ['transjordan'] },
]

const pointOf = (space: SpaceId, { areas, cities, railways }: View): Point | null => {
  if (isCity(space)) return cities[space].at
  if (isRailway(space)) return railways[space].plate
  return isArea(space) ? areas[space].block : null
}

type Corner = readonly [left: number, top: number]

const cornerIn = ({ at: [x, y], from, end = Infinity }: Seat, [width, height]: Point): Corner => [
  from === 'right' ? x - width : x,
  Math.min(y, end - height),
]

/** Of the places where it covers nothing the nearest to its space. */
const cornerFor = (space: SpaceId | null, size: Point, view: View): Corner => {
  const [width, height] = size
  const [x, y] = (space && pointOf(space, view)) ?? [0, 0]
  const away = (seat: Seat) => {
    const [left, top] = cornerIn(seat, size)
    return Math.hypot(left + width / 2 - x, top + height / 2 - y)
  }
  const nearest = SEATS.filter(
    ({ most: [wide, high], on }) =>
      width <= wide && height <= high && !(space && on.includes(space)),
  ).reduce((best, one) => (away(one) < away(best) ? one : best))
  return cornerIn(nearest, size)
}

/** What a tried answer would do, in numbers: before, change, after. */
export function PreviewSlip({ trial, view }: { trial: Trial; view: View }) {
  const { space, title, lines, outlook } = trial
  const titles = wrapped(title, LETTERS / BROAD)
  const told = lines.flatMap((line) => wrapped(line, LETTERS))
  const ends = outlook === null ? [] : wrapped(outlook, LETTERS)
  const longest = Math.max(
    ...titles.map(({ length }) => length * BROAD),
    ...[...told, ...ends].map(({ length }) => length),
  )
  const width = longest * LETTER + 2 * PAD
  const height = (titles.length + told.length + ends.length) * LINE + 20
  const rows = [
    ...titles.map((text) => ({ text, kind: 'slip-title' })),
    ...told.map((text) => ({ text, kind: undefined })),
    ...ends.map((text) => ({ text, kind: 'outlook' })),
  ]
  return (
    <g
      className="preview-slip"
      aria-hidden="true"
      transform={`translate(${cornerFor(space, [width, height], view).join(' ')})`}
    >
      <rect className="preview-paper" width={width} height={height} rx="3" />
      {rows.map(({ text, kind }, i) => (
        <text key={i} className={kind} x={PAD} y={27 + i * LINE}>
          {text}
        </text>
      ))}
    </g>
  )
}
