import { memo, useLayoutEffect, useRef } from 'react'
import { MAX_POLITICAL_WILL } from '../../rules/index'
import { TRAY_SAID } from '../text/map'
import { MERIDIANS, PARALLELS } from './geography'
import { mayMove, walk } from './motion'
import { INNER, SHEET, type Point } from './places'

const BAND = 34
const CORNER = MAX_POLITICAL_WILL / 2
const TALL = (SHEET.height - BAND) / CORNER
const WIDE = (SHEET.width - BAND) / CORNER

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** 0 at the bottom left, 10 in the corner, 20 at the top right: height means British strength. */
export const willBox = (will: number): Box => {
  if (will < CORNER) return { x: 0, y: SHEET.height - (will + 1) * TALL, width: BAND, height: TALL }
  if (will === CORNER) return { x: 0, y: 0, width: BAND, height: BAND }
  return { x: BAND + (will - CORNER - 1) * WIDE, y: 0, width: WIDE, height: BAND }
}

const middle = (will: number): Point => {
  const { x, y, width, height } = willBox(will)
  return [x + width / 2, y + height / 2]
}

const BOXES = Array.from({ length: MAX_POLITICAL_WILL + 1 }, (_, will) => will)

/** A marker is wider than the band, so it leans into the sheet. */
const seatOf = (at: number): Point => {
  const [x, y] = middle(at)
  return [
    x + (at < CORNER ? 2 : at === CORNER ? 4 : 0),
    y + (at >= CORNER ? (at === CORNER ? 4 : 2) : 0),
  ]
}

const boxesBetween = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * Math.sign(to - from))

/** The marker walks from box to box when Political Will changes. */
function useWalk(will: number) {
  const marker = useRef<SVGGElement>(null)
  const last = useRef(will)
  useLayoutEffect(() => {
    const from = last.current
    last.current = will
    if (from === will || !marker.current || !mayMove()) return
    const going = walk(marker.current, boxesBetween(from, will).map(seatOf))
    return () => going.cancel()
  }, [will])
  return marker
}

function WillMarker({ at, ghost }: { at: number; ghost?: 'forecast' | 'would' }) {
  const [left, top] = seatOf(at)
  const radius = ghost ? 17 : 19
  return (
    <g className={ghost ? `will-marker ghost ${ghost}` : 'will-marker'}>
      <circle cx={left} cy={top} r={radius} />
      <text x={left} y={top + radius * 0.38} fontSize={radius * 1.1}>
        {at}
      </text>
    </g>
  )
}

const bars = (lines: readonly (readonly [number, number])[], low: number, high: number) => {
  const marks = lines.map(([, at]) => at)
  const edges =
    (marks[0] ?? 0) < (marks.at(-1) ?? 0) ? [low, ...marks, high] : [high, ...marks, low]
  return edges
    .slice(1)
    .map((to, i) => [edges[i] ?? to, to].sort((a, b) => a - b) as [number, number])
    .map(([from, to]) => [Math.max(from, low), Math.min(to, high)] as const)
    .map(([from, to], i) => ({ from, to, dark: i % 2 === 1 }))
    .filter(({ from, to }) => to > from)
}

/** A dark and a light bar for every quarter of a degree. */
const Degrees = memo(function Degrees() {
  return (
    <>
      {bars(MERIDIANS, INNER.left, INNER.right).map(({ from, to, dark }) => (
        <rect
          key={`x${from}`}
          className={dark ? 'degree dark' : 'degree'}
          x={from}
          y={INNER.bottom + 3}
          width={to - from}
          height="5"
        />
      ))}
      {bars(PARALLELS, INNER.top, INNER.bottom).map(({ from, to, dark }) => (
        <rect
          key={`y${from}`}
          className={dark ? 'degree dark' : 'degree'}
          x={INNER.right + 3}
          y={from}
          width="5"
          height={to - from}
        />
      ))}
    </>
  )
})

interface RimProps {
  readonly will: number
  /** What the forecast says; null where there is none. */
  readonly becomes: number | null
  /** What it would say with the answer that is tried. */
  readonly would: number | null
}

/** 1.10 Political Will in the neatline, with the forecast as a ghost. */
export const Rim = memo(function Rim({ will, becomes, would }: RimProps) {
  const marker = useWalk(will)
  const moves = becomes !== null && becomes !== will
  const said = moves ? TRAY_SAID.willMoves(will, becomes) : TRAY_SAID.will(will)
  return (
    <g className="rim" role="group" aria-label={said}>
      <path className="rim-paper" d={`M0 0H${SHEET.width}V${BAND}H${BAND}V${SHEET.height}H0Z`} />
      <path
        className="rim-paper"
        d={`M${BAND} ${INNER.bottom}H${SHEET.width}V${SHEET.height}H${BAND}Z`}
      />
      <path
        className="rim-paper"
        d={`M${INNER.right} ${BAND}H${SHEET.width}V${SHEET.height}H${INNER.right}Z`}
      />
      {BOXES.map((box) => (
        <rect key={box} className={box <= will ? 'will-box on' : 'will-box'} {...willBox(box)} />
      ))}
      {moves &&
        BOXES.filter((box) => box >= Math.min(will, becomes) && box <= Math.max(will, becomes)).map(
          (box) => <rect key={box} fill="url(#hatch-forecast)" {...willBox(box)} />,
        )}
      <g aria-hidden="true">
        {BOXES.map((box) => (
          <WillNumber key={box} box={box} />
        ))}
        <use
          href="#piece-guerrillasUnderground"
          x={BAND / 2 - 8}
          y={SHEET.height - TALL + 8}
          width="16"
          height="16"
        />
        <rect
          className="neatline"
          x={INNER.left - 1}
          y={INNER.top - 1}
          width={INNER.right - INNER.left + 2}
          height={INNER.bottom - INNER.top + 2}
        />
        <Degrees />
        {moves && <WillMarker at={becomes} ghost="forecast" />}
        {would !== null && would !== (becomes ?? will) && <WillMarker at={would} ghost="would" />}
        <g ref={marker}>
          <WillMarker at={will} />
        </g>
      </g>
    </g>
  )
})

function WillNumber({ box }: { box: number }) {
  const [x, y] = middle(box)
  const end = box === 0 || box === MAX_POLITICAL_WILL
  return (
    <text className={end ? 'will-number end' : 'will-number'} x={x} y={y + 6.5} fontSize="19">
      {box}
    </text>
  )
}
