import { memo, useState } from 'react'
import type { Forecast, WillLine, WillLineId } from '../../rules/index'
import { MAP, TRAY_SAID } from '../text/map'
import { PLACES, WILL_LINES, signed } from '../text/names'
import { Tray } from './tray'
import { LEFT, WIDTH } from './trays'

const LINE = 23.5

const wordsOf = ({ line, number, amount, spaces }: WillLine): string =>
  [
    `${WILL_LINES[line]} ${number}, ${signed(amount)}`,
    ...(spaces.length > 0 ? [spaces.map((space) => PLACES[space]).join(', ')] : []),
  ].join(': ')

interface LineProps {
  readonly of: WillLine
  /** The same line with the answer that is tried. */
  readonly would: WillLine | undefined
  readonly y: number
  /** What makes a button of it; undefined where there is nothing to light up. */
  readonly button: object | undefined
}

/** One line of the sum: with the focus or the pointer on it, its spaces light up. */
function Line({ of, would = of, y, button }: LineProps) {
  const { line, number, amount } = of
  const changes = would.number !== number || would.amount !== amount
  return (
    <g
      className={changes ? 'will-line may' : 'will-line'}
      data-line={line}
      {...button}
      transform={`translate(0 ${y})`}
    >
      <rect x="9" y={-LINE + 6.5} width="269" height={LINE} rx="2" />
      <text x="16">
        {WILL_LINES[line]}
        {!changes && `: ${number}`}
      </text>
      <text className="amount" x="270">
        {signed(amount)}
        {would.amount !== amount && `, ${signed(would.amount)}`}
      </text>
    </g>
  )
}

function Sum({ of: { net, from, to }, name, y }: { of: Forecast; name: string; y: number }) {
  return (
    <>
      <text className="sum" x="16" y={y}>
        {name}
      </text>
      <text className="sum-total" x="270" y={y + 1}>
        <tspan>
          {from} {net < 0 ? '−' : '+'} {Math.abs(net)} {to === from + net ? '=' : MAP.so}{' '}
        </tspan>
        <tspan className="total">{to}</tspan>
      </text>
    </>
  )
}

const lineAt = (target: EventTarget): Element | null =>
  target instanceof Element ? target.closest('[data-line]') : null

const lineOf = (target: EventTarget): WillLineId | null =>
  (lineAt(target)?.getAttribute('data-line') ?? null) as WillLineId | null

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

const stepFrom = (target: EventTarget, step: number): void => {
  const lines = [
    ...(lineAt(target)?.parentElement?.querySelectorAll<SVGElement>('[data-line]') ?? []),
  ]
  const at = lines.findIndex((one) => one === target)
  lines[at + step]?.focus()
}

export interface LineHands {
  /** The line under the pointer or the focus, or that was pressed. */
  readonly line: WillLineId | null
  readonly onLine: (line: WillLineId | null) => void
  readonly onPressLine: (line: WillLineId) => void
}

/** Pointer and keys on the lines: what has the focus or lies under the pointer is lit. */
function useLineHands(hands: LineHands | undefined) {
  const [stop, setStop] = useState<WillLineId | null>(null)
  if (!hands) return [stop, {}] as const
  const { onLine, onPressLine } = hands
  const press = (target: EventTarget) => {
    const line = lineOf(target)
    if (line) onPressLine(line)
  }
  const heard = {
    role: 'toolbar',
    'aria-orientation': 'vertical' as const,
    'aria-label': MAP.forecast,
    onPointerOver: (event: React.PointerEvent) => onLine(lineOf(event.target)),
    onPointerLeave: () => onLine(null),
    onClick: (event: React.MouseEvent) => press(event.target),
    onFocus: (event: React.FocusEvent) => {
      setStop(lineOf(event.target))
      onLine(lineOf(event.target))
    },
    onBlur: () => onLine(null),
    onKeyDown: (event: React.KeyboardEvent) => {
      const step = STEPS[event.key]
      if (step !== undefined) stepFrom(event.target, step)
      else if (event.key === 'Enter' || event.key === ' ') press(event.target)
      else return
      event.preventDefault()
    },
  }
  return [stop, heard] as const
}

/** Tab comes to one line; arrows go to the others. */
const buttonOf = (of: WillLine, { line }: LineHands, stop: boolean) =>
  ({
    role: 'button',
    'aria-label': wordsOf(of),
    'aria-pressed': line === of.line,
    tabIndex: stop ? 0 : -1,
  }) as const

interface ForecastProps {
  readonly forecast: Forecast
  /** The forecast with the answer that is tried. */
  readonly would: Forecast
  readonly hands: LineHands | undefined
}

/** What Political Will would do if the Propaganda card came now, line by line as 6.1 counts. */
export const ForecastTray = memo(function ForecastTray(props: ForecastProps) {
  const { forecast, would, hands } = props
  const { lines, from, to } = forecast
  const [stop, heard] = useLineHands(hands)
  const foot = 44 + lines.length * LINE
  const tried = would.net !== forecast.net || would.to !== to
  return (
    <Tray
      label={TRAY_SAID.forecast(lines.map(wordsOf).join('; '), from, to)}
      x={LEFT}
      y={572}
      width={WIDTH}
      height={foot + (tried ? 66 : 40)}
      heard={hands !== undefined}
    >
      <text className="tray-heading" x="16" y="28">
        {MAP.forecast}
      </text>
      <g {...heard}>
        {lines.map((of, i) => (
          <Line
            key={of.line}
            of={of}
            would={would.lines.find(({ line }) => line === of.line)}
            y={53 + i * LINE}
            button={hands && buttonOf(of, hands, (stop ?? lines[0]?.line) === of.line)}
          />
        ))}
      </g>
      <path className="sum-line" d={`M16 ${foot}H272`} />
      <Sum of={forecast} name={MAP.politicalWill} y={foot + 24} />
      {tried && (
        <g className="would">
          <Sum of={would} name={MAP.withThis} y={foot + 50} />
        </g>
      )}
    </Tray>
  )
})
