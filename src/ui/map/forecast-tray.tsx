import { memo } from 'react'
import type { Forecast, ForecastLine } from '../../games/index'
import type { LineHands, TrayHands } from '../screen/on-map'
import type { Words } from '../screen/screen'
import { useScreen } from '../screen/use-screen'
import { MAP, WILL_SAID } from '../words/en/map'
import { pressOnTray, useLineHands } from './line-hands'
import { LEFT, Tray, WIDTH } from './tray'
import { signed, inRow } from '../../language/english'

const LINE = 23.5

/** A line in the words that stand there, and its spaces. */
const wordsOf = (
  { line, number, amount, spaces }: ForecastLine,
  would: ForecastLine | undefined,
  { willLines, spaceName }: Words,
): string =>
  [
    would && would.amount !== amount
      ? `${willLines[line]} ${signed(amount)}, ${signed(would.amount)}`
      : `${willLines[line]} ${number}, ${signed(amount)}`,
    ...(spaces.length > 0 ? [inRow(spaces.map((space) => spaceName(space)))] : []),
  ].join(': ')

interface LineProps {
  readonly of: ForecastLine
  /** The same line with the answer that is tried. */
  readonly would: ForecastLine | undefined
  readonly y: number
  /** What makes a button of it; undefined where there is nothing to light up. */
  readonly button: object | undefined
}

/** One line of the sum: with the focus or the pointer on it, its spaces light up. */
function Line({ of, would = of, y, button }: LineProps) {
  const { willLines } = useScreen().words
  const { line, number, amount } = of
  const changes = would.amount !== amount
  return (
    <g
      className={changes ? 'will-line may' : 'will-line'}
      data-line={line}
      {...button}
      transform={`translate(0 ${y})`}
    >
      <rect x="9" y={-LINE + 6.5} width="269" height={LINE} rx="2" />
      <text x="16" aria-hidden="true">
        {willLines[line]}
        {!changes && `: ${number}`}
      </text>{' '}
      <text className="amount" x="270" aria-hidden="true">
        {signed(amount)}
        {would.amount !== amount && `, ${signed(would.amount)}`}
      </text>
    </g>
  )
}

interface SumProps {
  readonly of: Forecast
  readonly name: string
  /** Whether it is not yet to be added to Political Will. */
  readonly apart: boolean
  readonly y: number
}

function Sum({ of: { net, from, to }, name, apart, y }: SumProps) {
  return (
    <>
      <text className="sum" x="16" y={y}>
        {name}
      </text>
      <text className="sum-result" x="270" y={y + 1}>
        {!apart && (
          <tspan>
            {from} {net < 0 ? '−' : '+'} {Math.abs(net)} {to === from + net ? '=' : MAP.so}{' '}
          </tspan>
        )}
        <tspan className="total">{apart ? signed(net) : to}</tspan>
      </text>
    </>
  )
}

/** Tab comes to one line; arrows go to the others. */
const buttonOf = (
  of: ForecastLine,
  would: ForecastLine | undefined,
  { line }: LineHands,
  stop: boolean,
  words: Words,
) =>
  ({
    role: 'button',
    'aria-label': wordsOf(of, would, words),
    'aria-pressed': line === of.line,
    tabIndex: stop ? 0 : -1,
  }) as const

interface ForecastProps {
  readonly forecast: Forecast
  /** The forecast with the answer that is tried. */
  readonly would: Forecast
  /** Whether this round has been counted, so that it tells of the next one. */
  readonly counted: boolean
  readonly hands: TrayHands | undefined
  /** How far down the sheet it stands. */
  readonly y: number
}

function Lines({
  forecast: { lines },
  would,
  hands,
}: Pick<ForecastProps, 'forecast' | 'would' | 'hands'>) {
  const { words } = useScreen()
  const [stop, heard] = useLineHands(hands)
  const reached = stop ?? lines[0]?.line
  return (
    <g {...heard}>
      {lines.map((of, i) => {
        const then = would.lines.find(({ line }) => line === of.line)
        const button = hands && buttonOf(of, then, hands, reached === of.line, words)
        return <Line key={of.line} of={of} would={then} y={53 + i * LINE} button={button} />
      })}
    </g>
  )
}

/**
 * What Political Will would do if the Propaganda card came now, line by line as 6.1 counts. In a round that
 * has been counted it is what the next count would be, as the position stands.
 */
export const ForecastTray = memo(function ForecastTray(props: ForecastProps) {
  const { forecast, would, counted, hands, y } = props
  const { lines, net, from, to } = forecast
  const { words } = useScreen()
  const said = lines.map((one) => wordsOf(one, undefined, words)).join('; ')
  const foot = 44 + lines.length * LINE
  const tried = would.net !== forecast.net || would.to !== to
  return (
    <Tray
      what="forecast"
      label={counted ? WILL_SAID.nextCount(said, net) : WILL_SAID.forecast(said, from, to)}
      x={LEFT}
      y={y}
      width={WIDTH}
      height={foot + (tried ? 66 : 40)}
      heard={hands !== undefined}
      onClick={hands && pressOnTray(hands)}
    >
      <text className="tray-heading" x="16" y="28">
        {counted ? MAP.nextCount : MAP.forecast}
      </text>
      <Lines {...props} />
      <path className="sum-line" d={`M16 ${foot}H272`} />
      <Sum
        of={forecast}
        name={counted ? MAP.sum : MAP.politicalWill}
        apart={counted}
        y={foot + 24}
      />
      {tried && (
        <g className="would">
          <Sum of={would} name={MAP.withThis} apart={counted} y={foot + 50} />
        </g>
      )}
    </Tray>
  )
})
