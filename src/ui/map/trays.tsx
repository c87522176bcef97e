import { memo } from 'react'
import { UNITY_VALUES, type Board, type Forecast } from '../../rules/index'
import { PLACES, WILL_LINES, pieces, signed, unityName } from '../text/names'
import { Chits, chitsInWords, operationsGroups, punishmentGroups } from './chits'
import { Rule, Supply, Tray, TrayTitle } from './tray'

const LEFT = 52
const WIDTH = 286

const list = (words: readonly string[]): string => words.join(', ')

/** What the British have left, and their Punishment chits. */
export const BritishTray = memo(function BritishTray({ board }: { board: Board }) {
  const { troops, police, irregulars, curfews } = board.available
  const groups = punishmentGroups(board)
  const have = list([
    pieces(troops, 'troops'),
    pieces(police, 'police'),
    pieces(irregulars, 'irregulars'),
    pieces(curfews, 'curfews'),
  ])
  return (
    <Tray
      label={`British, Available: ${have}. Punishment chits, ${chitsInWords(groups)}.`}
      x={LEFT}
      y={124}
      width={WIDTH}
      height={172}
      side="british"
    >
      <TrayTitle side="british" title="BRITISH" />
      <Supply content="troops" number={troops} x={18} y={56} />
      <Supply content="police" number={police} x={83} y={56} />
      <Supply content="irregularsUnderground" number={irregulars} x={148} y={56} />
      <Supply content="curfew" number={curfews} x={213} y={56} />
      <Rule y={82} />
      <text x="18" y="102">
        Punishment chits
      </text>
      <Chits groups={groups} y={125} size={27} gap={10} />
    </Tray>
  )
})

/** 6.6 From Decentralized on the left to Centralized on the right. */
function UnityTrack({ unity }: { unity: number }) {
  const wide = 50.8
  return (
    <>
      <text x="18" y="181">
        Unity Track
      </text>
      {UNITY_VALUES.map((value, place) => {
        const x = 18 + place * wide
        const here = place === unity
        return (
          <g key={place} className={here ? 'unity here' : 'unity'}>
            <rect x={x} y="188" width={wide - 3} height="33" rx="2" />
            <text x={x + (wide - 3) / 2} y="212">
              {value}
            </text>
            {here && <path d={`M${x + (wide - 3) / 2 - 8} 179h16l-8 10z`} />}
          </g>
        )
      })}
      <text className="soft" x="18" y="241">
        Decentralized
      </text>
      <text className="soft" x="270" y="241" textAnchor="end">
        Centralized
      </text>
    </>
  )
}

/** What the Rebels have left, their Operations chits and the Unity Track. */
export const RebelTray = memo(function RebelTray({ board }: { board: Board }) {
  const { guerrillas, bases } = board.available
  const groups = operationsGroups(board)
  const have = list([pieces(guerrillas, 'guerrillas'), pieces(bases, 'bases')])
  return (
    <Tray
      label={`Rebels, Available: ${have}. Operations chits, ${chitsInWords(groups)}. Unity ${unityName(board.unity)}.`}
      x={LEFT}
      y={306}
      width={WIDTH}
      height={256}
      side="rebels"
    >
      <TrayTitle side="rebels" title="REBELS" />
      <Supply content="guerrillasUnderground" number={guerrillas} x={18} y={56} />
      <Supply content="bases" number={bases} x={83} y={56} />
      <Rule y={81} />
      <text x="18" y="100">
        Operations chits
      </text>
      <Chits groups={groups} y={121} size={20.4} gap={3} />
      <Rule y={162} />
      <UnityTrack unity={board.unity} />
    </Tray>
  )
})

const LINE = 23.5

/** What Political Will would do if the Propaganda card came now, line by line as 6.1 counts. */
export const ForecastTray = memo(function ForecastTray({ forecast }: { forecast: Forecast }) {
  const { lines, net, from, to } = forecast
  const foot = 44 + lines.length * LINE
  const said = lines.map(
    ({ line, number, amount }) => `${WILL_LINES[line]} ${number}, ${signed(amount)}`,
  )
  return (
    <Tray
      label={`If Propaganda came now: ${said.join('; ')}. Political Will from ${from} to ${to}.`}
      x={LEFT}
      y={572}
      width={WIDTH}
      height={foot + 40}
    >
      <text className="tray-heading" x="16" y="28">
        If Propaganda came now
      </text>
      {lines.map(({ line, number, amount, spaces }, i) => (
        <g key={line} transform={`translate(0 ${53 + i * LINE})`}>
          <title>{list(spaces.map((space) => PLACES[space]))}</title>
          <text x="16">
            {WILL_LINES[line]}: {number}
          </text>
          <text className="amount" x="270">
            {signed(amount)}
          </text>
        </g>
      ))}
      <path className="sum-line" d={`M16 ${foot}H272`} />
      <text className="sum" x="16" y={foot + 24}>
        Political Will
      </text>
      <text className="sum-total" x="270" y={foot + 25}>
        <tspan>
          {from} {net < 0 ? '−' : '+'} {Math.abs(net)} {to === from + net ? '=' : 'so'}{' '}
        </tspan>
        <tspan className="total">{to}</tspan>
      </text>
    </Tray>
  )
})

/** 1.4.1 Guerrillas and Bases that were Detained. */
export const Prison = memo(function Prison({ prison }: { prison: Board['prison'] }) {
  const { guerrillas, bases } = prison
  const said =
    guerrillas + bases > 0
      ? list([pieces(guerrillas, 'guerrillas'), pieces(bases, 'bases')])
      : 'empty'
  return (
    <Tray label={`Prison: ${said}`} x={1062} y={806} width={152} height={72}>
      <text className="soft" x="13" y="24">
        Prison
      </text>
      {guerrillas + bases === 0 && (
        <text className="faint" x="13" y="54">
          empty
        </text>
      )}
      {guerrillas > 0 && (
        <Supply content="guerrillasUnderground" number={guerrillas} x={13} y={46} />
      )}
      {bases > 0 && <Supply content="bases" number={bases} x={80} y={46} />}
    </Tray>
  )
})

/** Troops who have left, countries not yet in play, and the Police of the Tegart Forts. */
export const OutOfPlay = memo(function OutOfPlay({ board }: { board: Board }) {
  const { troops, countries } = board.outOfPlay
  const { tegartPolice } = board
  const said = [
    ...(troops > 0 ? [pieces(troops, 'troops')] : []),
    ...(tegartPolice > 0 ? [`${pieces(tegartPolice, 'police')} in Tegart Forts`] : []),
    ...countries.map((country) => PLACES[country]),
  ]
  return (
    <Tray label={`Out of Play: ${list(said) || 'empty'}`} x={1062} y={886} width={152} height={88}>
      <text className="soft" x="13" y="24">
        Out of Play
      </text>
      {troops > 0 && <Supply content="troops" number={troops} x={13} y={46} />}
      {tegartPolice > 0 && <Supply content="police" number={tegartPolice} x={80} y={46} />}
      <text className="soft" x="13" y="79">
        {countries.length === 0
          ? said.length === 0 && 'empty'
          : `${countries.length} ${countries.length === 1 ? 'country' : 'countries'}`}
      </text>
    </Tray>
  )
})
