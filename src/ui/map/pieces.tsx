import { memo } from 'react'
import type { Content } from '../arab-revolt'
import { LETTERS } from '../../games/arab-revolt/words/en/map'
import { Print } from './print'
import { CubeFace, DiscFace, OctagonFace, octagon, star } from './faces'

export type Figured = Exclude<Content, 'sabotage'>

/** The symbols that `<use>` draws; once a document. */
export const PieceSymbols = memo(function PieceSymbols() {
  return (
    <>
      <Sign id="troops">
        <CubeFace kind="troops" />
      </Sign>
      <Sign id="police">
        <CubeFace kind="police">
          <path className="base" d="M2.5 25.6H26.5V31.5H2.5Z" />
        </CubeFace>
      </Sign>
      <Sign id="irregularsUnderground">
        <OctagonFace kind="irregular">
          <circle className="ring" cx="17" cy="15.9" r="11.6" strokeWidth="2.2" />
        </OctagonFace>
      </Sign>
      <Sign id="irregularsActive">
        <OctagonFace kind="irregular">
          <circle className="pale" cx="17" cy="15.9" r="11.6" strokeWidth=".7" />
        </OctagonFace>
      </Sign>
      <Sign id="guerrillasUnderground">
        <OctagonFace kind="guerrilla">
          <polygon className="bevel" points={octagon(17, 15.9, 12)} />
        </OctagonFace>
      </Sign>
      <Sign id="guerrillasActive">
        <OctagonFace kind="guerrilla">
          <polygon className="pale" points={star(17, 15.9, 14.4, 10)} strokeWidth=".8" />
        </OctagonFace>
      </Sign>
      <Sign id="bases">
        <DiscFace />
      </Sign>
      <Sign id="opposition">
        <Card kind="opposition" />
        <path className="cream-line" d="M11 7.5V27.5" strokeWidth="2.4" />
        <path className="cream" d="M12 8.5H26.5L22.5 13.5 26.5 18.5H12Z" />
      </Sign>
      <Sign id="curfew">
        <Card kind="curfew" />
        <circle className="cream-line" cx="17" cy="17" r="9.4" strokeWidth="2" />
        <path className="cream" d="M17 7.6A9.4 9.4 0 0 0 17 26.4Z" />
        <path className="hand" d="M17 11.5V17L21 20" />
      </Sign>
      <Sign id="sabotage">
        <path
          className="broken-rail"
          d="M4 13H13.8L17.2 7.8M30 13H21.4L18.6 17.2M4 22.6H12.4L15.8 17.4M30 22.6H20L17.2 26.8M8.1 9V26.6M25.9 9V26.6"
        />
      </Sign>
    </>
  )
})

function Sign({ id, children }: { id: Content; children: React.ReactNode }) {
  return (
    <symbol id={`piece-${id}`} viewBox="0 0 34 34" className="sheet-piece">
      {children}
    </symbol>
  )
}

function Card({ kind }: { kind: 'opposition' | 'curfew' }) {
  return (
    <>
      <rect className="cardboard" x="1.5" y="1.5" width="31" height="31" rx="4" />
      <rect className={kind} x="4.5" y="4.5" width="25" height="25" rx="2" />
    </>
  )
}

/** Faces are not in the middle of their pieces: how far the number moves, on the grid of 34. */
const OFF: Readonly<Record<Figured, readonly [number, number]>> = {
  troops: [-2.5, 2.6],
  police: [-2.5, 0.2],
  irregularsUnderground: [0, -1.1],
  irregularsActive: [0, -1.1],
  guerrillasUnderground: [0, -1.1],
  guerrillasActive: [0, -1.1],
  bases: [0, -0.6],
  opposition: [0, 0],
  curfew: [0, 0],
}

/** An edge below for two, two for three and more. */
const MOST_EDGES = 2
const NUMBER = 0.58
const LETTER = 0.5

interface FigureProps {
  readonly content: Figured
  readonly x: number
  readonly y: number
  readonly size: number
  readonly number?: number
}

/** Pieces of one kind: one figure, edges below it, the number on its face. */
export function Figure({ content, x, y, size, number = 1 }: FigureProps) {
  const unit = size / 34
  const [dx, dy] = OFF[content]
  const letter = LETTERS[content]
  const count = number > 1 ? number.toString() : ''
  const face = { x: x + dx * unit, y: y + dy * unit + size * 0.2 }
  const edges = Array.from({ length: Math.min(number - 1, MOST_EDGES) }, (_, i) => i + 1)
  return (
    <g className={`stack ${content}`} data-content={content}>
      {[...edges.reverse(), 0].map((edge) => (
        <use
          key={edge}
          href={`#piece-${content}`}
          x={x - size / 2}
          y={y - size / 2 + edge * 2.6 * unit}
          width={size}
          height={size}
        />
      ))}
      {number > 1 && <Print {...face} className="number" fontSize={size * NUMBER} words={count} />}
      {letter && (
        <Print {...face} className="letter" fontSize={size * LETTER} words={count + letter} />
      )}
    </g>
  )
}

/** Sabotage on a Railway; several are one broad counter with their number. */
export function Sabotage({ x, y, size, number = 1 }: Omit<FigureProps, 'content'>) {
  const height = size * 0.855
  const width = number > 1 ? height * 1.62 : height
  const rail = height * 0.86
  return (
    <g className="stack sabotage" data-content="sabotage">
      <rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx="4" />
      <use
        href="#piece-sabotage"
        x={number > 1 ? x - width / 2 + 1.5 : x - rail / 2}
        y={y - rail / 2}
        width={rail}
        height={rail}
      />
      {number > 1 && (
        <Print
          className="number"
          x={x + width * 0.28}
          y={y + height * 0.24}
          fontSize={height * 0.7}
          words={number.toString()}
        />
      )}
    </g>
  )
}
