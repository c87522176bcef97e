import type { Forecast } from '../../games/index'
import type { Colour } from '../screen/on-map'
import { MAP } from '../words/en/map'
import { Figure } from './pieces'
import { Tray } from './tray'

/* Trays in large letters, for a screen at the end of a room. */

const LEFT = 66
export const WIDTH = 290
const PIECE = 40

/** A kind of piece, how many there are, and how many there would be. */
export interface Supplied {
  readonly content: string
  readonly number: number
  readonly becomes: number
}

function LargeSupply({ content, number, becomes, x, y }: Supplied & { x: number; y: number }) {
  return (
    <>
      <g className={number > 0 ? undefined : 'out'}>
        <Figure content={content} x={x + PIECE / 2} y={y} size={PIECE} />
      </g>
      <text className="large-number" x={x + PIECE + 5} y={y + 12}>
        {number}
        {becomes !== number && (
          <tspan className="would" dx="5">
            {becomes}
          </tspan>
        )}
      </text>
    </>
  )
}

interface SideProps {
  readonly colour: Colour
  readonly title: string
  readonly label: string
  readonly top: number
  readonly height: number
  readonly supplies: readonly (Supplied & { readonly x: number })[]
  readonly children: React.ReactNode
}

/** What one side has left, and what else lies in its tray. */
export function LargeSide({ colour, title, label, top, height, supplies, children }: SideProps) {
  return (
    <Tray
      label={label}
      x={LEFT}
      y={top}
      width={WIDTH}
      height={height}
      colour={colour}
      what="available"
    >
      <text className={`large-title ${colour}`} x="20" y="40">
        {title}
      </text>
      {supplies.map((one) => (
        <LargeSupply key={one.content} {...one} y={76} />
      ))}
      {children}
    </Tray>
  )
}

const sumOf = ({ from, net }: Forecast): string => `${from} ${net < 0 ? '−' : '+'} ${Math.abs(net)}`

/** The forecast, and the same with the answer that is tried. */
export function LargeWill(props: { forecast: Forecast; then: Forecast; top: number }) {
  const { forecast, then, top } = props
  const tried = then.net !== forecast.net || then.to !== forecast.to
  return (
    <Tray
      what="forecast"
      label={MAP.politicalWill}
      x={LEFT}
      y={top}
      width={WIDTH}
      height={tried ? 166 : 116}
    >
      <text className="large-title" x="20" y="40">
        {MAP.politicalWill}
      </text>
      {[forecast, ...(tried ? [then] : [])].map((one, i) => (
        <g key={i} className={i === 0 ? undefined : 'would'}>
          <text className="large-text" x="20" y={88 + i * 50}>
            {i === 0 ? MAP.now : MAP.then}
          </text>
          <text className="large-number" x="272" y={88 + i * 50} textAnchor="end">
            {sumOf(one)} {one.to === one.from + one.net ? '=' : MAP.so} {one.to}
          </text>
        </g>
      ))}
    </Tray>
  )
}

interface AsideProps {
  /** What it is, for whoever asks. */
  readonly what: string
  readonly title: string
  readonly label: string
  readonly top: number
  readonly supplies: readonly Supplied[]
}

/** What has left the map. Countries out of play are marked where they lie. */
export function LargeAside({ what, title, label, top, supplies }: AsideProps) {
  const some = supplies.filter(({ number, becomes }) => number + becomes > 0)
  return (
    <Tray what={what} label={label} x={1020} y={top} width={194} height={94}>
      <text className="large-text" x="14" y="34">
        {title}
      </text>
      {some.map((one, i) => (
        <LargeSupply key={one.content} {...one} x={12 + i * 90} y={66} />
      ))}
      {some.length === 0 && (
        <text className="large-text faint" x="14" y="74">
          {MAP.empty}
        </text>
      )}
    </Tray>
  )
}
