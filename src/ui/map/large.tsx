import { UNITY_VALUES, type Board, type Forecast } from '../../rules/index'
import { LARGE, MAP } from '../text/map'
import { OutOfPlay, Prison } from './aside'
import { chitsInWords, operationsGroups, punishmentGroups, type ChitGroup } from './chits'
import { Figure, type Figured } from './pieces'
import { Tray } from './tray'
import type { Trial } from './trial'

const LEFT = 66
const WIDTH = 290

function Supply(props: { content: Figured; number: number; becomes: number; x: number }) {
  const { content, number, becomes, x } = props
  return (
    <>
      <g className={number > 0 ? undefined : 'out'}>
        <Figure content={content} x={x + 19} y={76} size={38} />
      </g>
      <text className="large-number" x={x + 44} y="86">
        {number}
        {becomes !== number && (
          <tspan className="would" dx="6">
            {becomes}
          </tspan>
        )}
      </text>
    </>
  )
}

const inWords = (groups: readonly ChitGroup[]): readonly string[] =>
  groups.filter(({ pile }) => pile !== 'used').map((group) => chitsInWords([group]))

/** What is known of chits: how many lie in the pool, which are held or in play. */
const chitLines = (groups: readonly ChitGroup[]): readonly string[] =>
  groups.flatMap(({ pile, chits }) =>
    pile === 'pool' ? [LARGE.pool(chits.length)] : inWords([{ pile, chits }]),
  )

function Lines({ lines, y }: { lines: readonly string[]; y: number }) {
  return lines.slice(0, 2).map((line, i) => (
    <text key={line} className="large-text" x="22" y={y + i * 34}>
      {line}
    </text>
  ))
}

function British({ board, after }: { board: Board; after: Board }) {
  const { available } = board
  const would = after.available
  return (
    <Tray label={MAP.british} x={LEFT} y={66} width={WIDTH} height={192} side="british">
      <text className="large-title british" x="22" y="40">
        {MAP.british}
      </text>
      <Supply content="troops" number={available.troops} becomes={would.troops} x={20} />
      <Supply content="police" number={available.police} becomes={would.police} x={112} />
      <Supply
        content="irregularsUnderground"
        number={available.irregulars}
        becomes={would.irregulars}
        x={204}
      />
      <Lines lines={chitLines(punishmentGroups(board))} y={132} />
    </Tray>
  )
}

function Unity({ unity }: { unity: number }) {
  return UNITY_VALUES.map((value, place) => (
    <g key={place} className={place === unity ? 'unity here' : 'unity'}>
      <rect x={22 + place * 50} y="192" width="47" height="46" rx="2" />
      <text className="large-number" x={45.5 + place * 50} y="225" textAnchor="middle">
        {value}
      </text>
    </g>
  ))
}

function Rebels({ board, after }: { board: Board; after: Board }) {
  const { guerrillas, bases } = board.available
  const would = after.available
  return (
    <Tray label={MAP.rebels} x={LEFT} y={268} width={WIDTH} height={252} side="rebels">
      <text className="large-title rebels" x="22" y="40">
        {MAP.rebels}
      </text>
      <Supply
        content="guerrillasUnderground"
        number={guerrillas}
        becomes={would.guerrillas}
        x={20}
      />
      <Supply content="bases" number={bases} becomes={would.bases} x={132} />
      <Lines lines={chitLines(operationsGroups(board))} y={132} />
      <Unity unity={board.unity} />
    </Tray>
  )
}

const sumOf = ({ from, net }: Forecast): string => `${from} ${net < 0 ? '−' : '+'} ${Math.abs(net)}`

function Will({ forecast, trial }: { forecast: Forecast; trial: Trial | null }) {
  const then = trial?.forecast ?? forecast
  const tried = then.net !== forecast.net || then.to !== forecast.to
  return (
    <Tray label={MAP.politicalWill} x={LEFT} y={650} width={WIDTH} height={tried ? 166 : 116}>
      <text className="large-title" x="20" y="40">
        {MAP.politicalWill}
      </text>
      {[forecast, ...(tried ? [then] : [])].map((one, i) => (
        <g key={i} className={i === 0 ? undefined : 'would'}>
          <text className="large-text" x="20" y={88 + i * 50}>
            {i === 0 ? LARGE.now : LARGE.then}
          </text>
          <text className="large-number" x="270" y={88 + i * 50} textAnchor="end">
            {sumOf(one)} = {one.to}
          </text>
        </g>
      ))}
    </Tray>
  )
}

/** The weightiest trays in large letters, for a screen at the end of a room. */
export function LargeTrays(props: {
  board: Board
  forecast: Forecast | null
  trial: Trial | null
}) {
  const { board, forecast, trial } = props
  const after = trial?.board ?? board
  return (
    <>
      <British board={board} after={after} />
      <Rebels board={board} after={after} />
      {forecast && <Will forecast={forecast} trial={trial} />}
      <g transform="translate(1214 974) scale(1.25) translate(-1214 -974)">
        <Prison board={board} after={after} />
        <OutOfPlay board={board} after={after} />
      </g>
    </>
  )
}
