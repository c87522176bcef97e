import type { Shown } from '../facts/shown'
import { textWidth } from '../kit/text-width'
import { useScreen } from '../screen/use-screen'
import type { Point, Arrangement } from './view'
import { wrapped } from './wrapped'

const FACE = 44
const ROW = 58
const MOST = 3

/** Where the pips of a die lie, in thirds of its face. */
const PIPS: Readonly<Record<number, readonly Point[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

const Die = ({ die }: { die: number }) =>
  PIPS[die]?.map(([x, y]) => (
    <circle key={`${x} ${y}`} cx={FACE / 2 + x * 12} cy={FACE / 2 + y * 12} r="4.6" />
  ))

function Face({ face }: { face: Shown['face'] }) {
  const { ChitSign } = useScreen().map
  if ('die' in face) return <Die die={face.die} />
  if ('card' in face) return <path className="lines" d="M10 13H34M10 22H34M10 31H26" />
  if (typeof face.chit !== 'number')
    return (
      <g className="sign" transform="translate(7 7) scale(1.25)">
        <ChitSign chit={face.chit} />
      </g>
    )
  return (
    <text className="number" x={FACE / 2} y="34" fontSize="34">
      {face.chit}
    </text>
  )
}

/** The open sea between the frame and the names along the coast: what the slip may take of it. */
interface Seat {
  readonly at: Point
  readonly scale?: number
  readonly face: number
  /** The height of a roll that takes two lines. */
  readonly row: number
  readonly tall: number
  /** The size of its letters where they are largest: a small sheet prints them larger. */
  readonly size: number
  /** How wide and how high a line may be, and what is left free at its end. */
  readonly wide: number
  readonly free: number
  readonly line: number
}

const SEATS: Readonly<Record<Arrangement['furniture'], Seat>> = {
  full: {
    at: [352, 78],
    face: FACE,
    row: ROW,
    tall: 210,
    size: 18.5,
    wide: 250,
    free: 13,
    line: 21,
  },
  large: {
    at: [362, 72],
    scale: 1.4,
    face: 38,
    row: 47,
    tall: 152,
    size: 17,
    wide: 126,
    free: 18,
    line: 21,
  },
  // A phone draws the country small: there the style sheet makes the slip larger.
  none: {
    at: [374, 50],
    face: 22,
    row: 44,
    tall: 140,
    size: 17,
    wide: 110,
    free: 17,
    line: 19,
  },
}

interface Line {
  readonly text: string
  readonly what: boolean
}

/** What came is printed bold, and what for is not. */
const widthOf = ({ text, what }: Line, { size }: Seat): number =>
  textWidth(text, { size, weight: what ? 700 : 400 })

const linesOf = ({ face, name, note }: Shown, seat: Seat): readonly Line[] => {
  const { wide, row } = seat
  const cut = (text: string, what: boolean) =>
    wrapped(text, wide, (line) => widthOf({ text: line, what }, seat)).map((line) => ({
      text: line,
      what,
    }))
  // Where there is little room, it need not be said of a chit or a card that it came.
  return [...cut(name, true), ...(row === ROW || 'die' in face ? cut(note, false) : [])]
}

interface Rolled {
  readonly face: Shown['face']
  readonly lines: readonly Line[]
  readonly y: number
}

const TOP = 11

/** As many of the last as there is room for, one below the other, and how high they are together. */
const laidOut = (shown: readonly Shown[], seat: Seat) => {
  const all = shown.slice(-MOST).map((one) => {
    const lines = linesOf(one, seat)
    return { face: one.face, lines, height: seat.row + Math.max(0, lines.length - 2) * seat.line }
  })
  const heightOf = (from: number) =>
    all.slice(from).reduce((sum, { height }) => sum + height, TOP - 1)
  const first = all.findIndex((_, i) => i === all.length - 1 || heightOf(i) <= seat.tall)
  let y = TOP
  const rolls = all.slice(first).map(({ height, ...one }): Rolled => {
    y += height
    return { ...one, y: y - height }
  })
  return { rolls, height: y - 1 }
}

function Roll({ rolled: { face, lines, y }, seat }: { rolled: Rolled; seat: Seat }) {
  const { face: size, line } = seat
  return (
    <g transform={`translate(${size / 4} ${y})`}>
      <g transform={`scale(${size / FACE})`}>
        <g className="face">
          <rect width={FACE} height={FACE} rx="7" />
          <Face face={face} />
        </g>
      </g>
      {lines.map(({ text, what }, i) => (
        <text key={i} className={what ? 'what' : undefined} x={size + 10} y={18 + i * line}>
          {text}
        </text>
      ))}
    </g>
  )
}

/** Dice, chits and cards as they have come: they lie on the sea until the next answer. */
export function Chance({ shown, view }: { shown: readonly Shown[]; view: Arrangement }) {
  if (shown.length === 0) return null
  const seat = SEATS[view.furniture]
  const { at, scale = 1, face } = seat
  const { rolls, height } = laidOut(shown, seat)
  const longest = Math.max(...rolls.flatMap(({ lines }) => lines.map((one) => widthOf(one, seat))))
  return (
    <g
      className="chance"
      aria-hidden="true"
      transform={`translate(${at.join(' ')}) scale(${scale})`}
    >
      <g className="chance-slip">
        <rect
          className="chance-paper"
          width={longest + face * 1.25 + seat.free}
          height={height}
          rx="3"
        />
        {rolls.map((rolled, i) => (
          <Roll key={i} rolled={rolled} seat={seat} />
        ))}
      </g>
    </g>
  )
}
