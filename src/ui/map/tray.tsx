import { createContext, useContext } from 'react'
import { signed } from '../../language/english'
import type { Colour } from '../screen/on-map'
import { useScreen } from '../screen/use-screen'
import { MAP } from '../words/en/map'
import { Figure } from './pieces'

/** The trays of the left column. */
export const LEFT = 52
export const WIDTH = 286

interface TrayProps {
  readonly label: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly colour?: Colour
  /** What it is, for whoever asks. */
  readonly what?: string
  /** Whether what is in it can be heard, not only its label. */
  readonly heard?: boolean
  readonly onClick?: ((event: React.MouseEvent) => void) | undefined
  readonly children: React.ReactNode
}

/** Whether one may ask at the sheet what things are: then the focus comes to its trays. */
export const AskedContext = createContext(false)

/** A tray: paper with a thin double rule, in its own coordinates. */
export function Tray(props: TrayProps) {
  const isAsked = useContext(AskedContext)
  const { label, x, y, width, height, colour, what, heard = false, onClick, children } = props
  return (
    <g
      className="tray"
      role="group"
      aria-label={label}
      data-what={what}
      onClick={onClick}
      tabIndex={isAsked && !heard ? 0 : undefined}
      transform={`translate(${x} ${y})`}
    >
      <rect className="tray-paper" width={width} height={height} rx="3" />
      <rect className="tray-rule" x="3.5" y="3.5" width={width - 7} height={height - 7} rx="1.5" />
      {colour && <rect className={`tray-side ${colour}`} width="7" height={height} />}
      <g aria-hidden={heard ? undefined : true}>{children}</g>
    </g>
  )
}

interface SupplyProps {
  readonly content: string
  readonly number: number
  /** The number that it would be. */
  readonly becomes?: number | undefined
  readonly x: number
  readonly y: number
}

/** So many of a kind, with the number beside it; none of them is pale. */
export function Supply({ content, number, becomes = number, x, y }: SupplyProps) {
  const size = useScreen().map.kinds[content]?.side === null ? 26 : 28
  return (
    <>
      <g className={number === 0 ? 'out' : undefined}>
        <Figure content={content} x={x + 14} y={y} size={size} />
      </g>
      <text className={number === 0 ? 'supply faint' : 'supply'} x={x + 34} y={y + 8}>
        {number < 0 ? signed(number) : number}
        {becomes !== number && (
          <tspan className="would" dx="5">
            {becomes}
          </tspan>
        )}
      </text>
    </>
  )
}

export function TrayTitle(props: { colour: Colour; title: string; tried: boolean }) {
  const { colour, title, tried } = props
  return (
    <>
      <text className={`tray-title ${colour}`} x="18" y="27">
        {title}
      </text>
      <text className="soft" x="270" y="27" textAnchor="end">
        {MAP.available}
        {tried && <tspan className="would">, {MAP.withThis}</tspan>}
      </text>
    </>
  )
}

export const Rule = ({ y }: { y: number }) => <path className="tray-line" d={`M16 ${y}H272`} />
