import { memo, useContext, useLayoutEffect, useRef } from 'react'
import { MAX_POLITICAL_WILL } from '../../games/index'
import { useScreen } from '../screen/use-screen'
import { WILL_SAID } from '../words/en/map'
import { Degrees } from './degrees'
import { mayMove, walk } from './motion'
import { AskedContext } from './tray'
import { INNER, SHEET, type Arrangement } from './view'
import { WHOLE } from './whole'
import { WILL_BOXES, boxesBetween, middleOfBox, seatOf, willBox } from './will-boxes'

/** The marker walks from box to box when Political Will changes. */
function useWalk(will: number, band: number) {
  const marker = useRef<SVGGElement>(null)
  const last = useRef(will)
  useLayoutEffect(() => {
    const from = last.current
    last.current = will
    if (from === will || !marker.current || !mayMove()) return
    const seats = boxesBetween(from, will).map((box) => seatOf(box, band))
    const going = walk(marker.current, seats)
    return () => going.cancel()
  }, [will, band])
  return marker
}

function WillMarker(props: { at: number; band: number; ghost?: 'forecast' | 'would' }) {
  const { at, band, ghost } = props
  const [x, y] = seatOf(at, band)
  const radius = (ghost ? 17 : 19) + (band - 34) * 0.35
  return (
    <g className="will-marker" data-ghost={ghost}>
      <circle cx={x} cy={y} r={radius} />
      <text x={x} y={y + radius * 0.38} fontSize={radius * 1.1}>
        {at}
      </text>
    </g>
  )
}

function WillNumber({ box, band, size }: { box: number; band: number; size: number }) {
  const [x, y] = middleOfBox(box, band)
  const end = box === 0 || box === MAX_POLITICAL_WILL
  return (
    <text
      className={end ? 'will-number end' : 'will-number'}
      x={x}
      y={y + size * 0.35}
      fontSize={size}
    >
      {box}
    </text>
  )
}

/** The paper of the rim on all four sides, and the line that closes the map. */
function RimPaper({ band }: { band: number }) {
  const { right, bottom } = INNER
  const { width, height } = SHEET
  return (
    <>
      <path className="rim-paper" d={`M0 0H${width}V${band}H${band}V${height}H0Z`} />
      <path className="rim-paper" d={`M${band} ${bottom}H${width}V${height}H${band}Z`} />
      <path className="rim-paper" d={`M${right} ${band}H${width}V${height}H${right}Z`} />
      <path
        className="neatline"
        d={`M${band + 1} ${band + 1}H${right + 1}V${bottom + 1}H${band + 1}Z`}
      />
    </>
  )
}

/** A small piece of theirs in the box in which the others win. */
function AtZero({ band }: { band: number }) {
  const { atZero } = useScreen().map
  const { x, y, width } = willBox(0, band)
  return <use href={`#piece-${atZero}`} x={x + width / 2 - 8} y={y + 8} width="16" height="16" />
}

interface RimProps {
  readonly will: number
  /** What the forecast says; null where there is none. */
  readonly becomes: number | null
  /** What it would say with the answer that is tried. */
  readonly would: number | null
  readonly view: Arrangement
}

/** 1.10 Political Will in the neatline, with the forecast as a ghost. */
export const Rim = memo(function Rim({ will, becomes, would, view }: RimProps) {
  const { band } = view
  const isAsked = useContext(AskedContext)
  const marker = useWalk(will, band)
  const moves = becomes !== null && becomes !== will
  const said = moves ? WILL_SAID.willMoves(will, becomes) : WILL_SAID.will(will)
  return (
    <g role="group" aria-label={said} data-what="political-will" tabIndex={isAsked ? 0 : undefined}>
      <RimPaper band={band} />
      {WILL_BOXES.map((box) => (
        <rect
          key={box}
          className={box <= will ? 'will-box on' : 'will-box'}
          {...willBox(box, band)}
        />
      ))}
      {moves &&
        boxesBetween(will, becomes).map((box) => (
          <rect key={box} fill="url(#hatch-forecast)" {...willBox(box, band)} />
        ))}
      <g aria-hidden="true">
        {WILL_BOXES.map((box) => (
          <WillNumber key={box} box={box} band={band} size={view.willNumber} />
        ))}
        <AtZero band={band} />
        {band === WHOLE.band && <Degrees />}
        {moves && <WillMarker at={becomes} band={band} ghost="forecast" />}
        {would !== null && would !== (becomes ?? will) && (
          <WillMarker at={would} band={band} ghost="would" />
        )}
        <g ref={marker}>
          <WillMarker at={will} band={band} />
        </g>
      </g>
    </g>
  )
})
