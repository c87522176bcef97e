import type { Shown } from '../text/chance'
import { chitValue } from '../text/names'
import { ChitSign } from './chits'
import type { Point, View } from './view'

const FACE = 44
const ROW = 58
const LETTER = 9.4
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
      {chitValue(face.chit)}
    </text>
  )
}

/** The upper left corner on the open sea, and how large it is drawn. */
const seat = ({ furniture, print }: View): string =>
  furniture === 'none'
    ? `translate(386 58) scale(${print})`
    : furniture === 'large'
      ? 'translate(376 72) scale(1.4)'
      : 'translate(352 78)'

/** Dice, chits and cards as they have come: they lie on the sea until the next answer. */
export function Chance({ shown, view }: { shown: readonly Shown[]; view: View }) {
  const last = shown.slice(-MOST)
  if (last.length === 0) return null
  const longest = Math.max(...last.flatMap(({ name, note }) => [name.length, note.length]))
  return (
    <g className="chance" aria-hidden="true" transform={seat(view)}>
      <rect
        className="chance-paper"
        width={longest * LETTER + FACE + 32}
        height={last.length * ROW + 8}
        rx="3"
      />
      {last.map(({ face, name, note }, i) => (
        <g key={i} transform={`translate(11 ${11 + i * ROW})`}>
          <g className="face">
            <rect width={FACE} height={FACE} rx="7" />
            <Face face={face} />
          </g>
          <text className="what" x={FACE + 10} y="18">
            {name}
          </text>
          <text x={FACE + 10} y="40">
            {note}
          </text>
        </g>
      ))}
    </g>
  )
}
