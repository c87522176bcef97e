import type { Shown } from '../facts/shown'
import { useScreen } from '../screen/use-screen'
import type { Point, View } from './view'
import { wrapped } from './wrapped'

const FACE = 44
const ROW = 58
const LETTER = 9
const LINE = 21
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

/** How the slip lies on the open sea. */
interface Seat {
  readonly transform: string
  readonly face: number
  /** The height of a roll that takes two lines. */
  readonly row: number
  /** Beside the country the sea is narrow: so many letters a line, and what was drawn has no note. */
  readonly letters: number | null
}

const seat = ({ furniture }: View): Seat => {
  const wide = { face: FACE, row: ROW, letters: null }
  if (furniture === 'full') return { transform: 'translate(352 78)', ...wide }
  if (furniture === 'large') return { transform: 'translate(376 72) scale(1.4)', ...wide }
  return { transform: 'translate(378 50) scale(1.84)', face: 26, row: 48, letters: 10 }
}

interface Line {
  readonly text: string
  readonly what: boolean
}

const linesOf = ({ face, name, note }: Shown, { letters }: Seat): readonly Line[] => {
  const cut = (text: string, what: boolean) =>
    (letters === null ? [text] : wrapped(text, letters)).map((line) => ({ text: line, what }))
  return [...cut(name, true), ...(letters === null || 'die' in face ? cut(note, false) : [])]
}

interface Rolled {
  readonly face: Shown['face']
  readonly lines: readonly Line[]
  readonly y: number
}

function Roll({ rolled: { face, lines, y }, size }: { rolled: Rolled; size: number }) {
  return (
    <g transform={`translate(${size / 4} ${y})`}>
      <g transform={`scale(${size / FACE})`}>
        <g className="face">
          <rect width={FACE} height={FACE} rx="7" />
          <Face face={face} />
        </g>
      </g>
      {lines.map(({ text, what }, i) => (
        <text key={i} className={what ? 'what' : undefined} x={size + 10} y={18 + i * LINE}>
          {text}
        </text>
      ))}
    </g>
  )
}

/** Dice, chits and cards as they have come: they lie on the sea until the next answer. */
export function Chance({ shown, view }: { shown: readonly Shown[]; view: View }) {
  if (shown.length === 0) return null
  const place = seat(view)
  const rolls: Rolled[] = []
  let y = 11
  for (const one of shown.slice(-MOST)) {
    const lines = linesOf(one, place)
    rolls.push({ face: one.face, lines, y })
    y += place.row + Math.max(0, lines.length - 2) * LINE
  }
  const longest = Math.max(...rolls.flatMap(({ lines }) => lines.map(({ text }) => text.length)))
  return (
    <g className="chance" aria-hidden="true" transform={place.transform}>
      <rect
        className="chance-paper"
        width={longest * LETTER + place.face * 1.25 + 18}
        height={y - 1}
        rx="3"
      />
      {rolls.map((rolled, i) => (
        <Roll key={i} rolled={rolled} size={place.face} />
      ))}
    </g>
  )
}
