import type { Board, SpaceId } from '../../games/index'
import { textWidth } from '../kit/text-width'
import { useScreen } from '../screen/use-screen'
import { isArea, isCity, isRailway } from './standing'
import type { Trial } from './trial'
import { trialText, type TrialText } from './trial-text'
import type { Point, Arrangement } from './view'
import { wrapped } from './wrapped'

const LINE = 22
const PAD = 13
/** How wide a line may be: “Guerrillas 2 + 2 = 4”. */
const WIDE = 154

/** The lines of the slip as its style sheet prints them. */
const PRINTS = {
  'slip-title': { size: 19, weight: 650, family: 'serif' },
  told: { size: 17 },
  outlook: { size: 17, weight: 700 },
} as const

interface Row {
  readonly text: string
  readonly kind: keyof typeof PRINTS
}

const widthOf = ({ text, kind }: Row): number => textWidth(text, PRINTS[kind])

const rowsOf = (text: string, kind: Row['kind']): readonly Row[] =>
  wrapped(text, WIDE, (line) => widthOf({ text: line, kind })).map((line) => ({ text: line, kind }))

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

const pointOf = (space: SpaceId, { areas, cities, railways }: Arrangement): Point | null => {
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
const cornerFor = (space: SpaceId | null, size: Point, view: Arrangement): Corner => {
  const [width, height] = size
  const [x, y] = (space === null ? null : pointOf(space, view)) ?? [0, 0]
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

/** A text written out where it covers nothing, near its space. */
export function Slip(props: { text: TrialText; space: SpaceId | null; view: Arrangement }) {
  const { space, view } = props
  const { title, lines, outlook } = props.text
  const rows = [
    ...rowsOf(title, 'slip-title'),
    ...lines.flatMap((line) => rowsOf(line, 'told')),
    ...(outlook === null ? [] : rowsOf(outlook, 'outlook')),
  ]
  const width = Math.max(...rows.map(widthOf)) + 2 * PAD
  const height = rows.length * LINE + 20
  return (
    <g
      className="preview-slip"
      aria-hidden="true"
      transform={`translate(${cornerFor(space, [width, height], view).join(' ')})`}
    >
      <rect width={width} height={height} rx="3" />
      {rows.map(({ text, kind }, i) => (
        <text key={i} className={kind} x={PAD} y={27 + i * LINE}>
          {text}
        </text>
      ))}
    </g>
  )
}

/** What a tried answer would do, in numbers. */
export function PreviewSlip(props: { board: Board; trial: Trial; view: Arrangement }) {
  const { board, trial, view } = props
  const { Trial: WithWords, words } = useScreen()
  return (
    <WithWords>
      {(own) => {
        const text = trialText(board, trial, words, own)
        return text && <Slip text={text} space={trial.space} view={view} />
      }}
    </WithWords>
  )
}
