import { UNITY_VALUES, type Board, type Faction, type Forecast } from '../arab-revolt'
import { LARGE, MAP, TRAY_SAID } from '../../games/arab-revolt/words/en/map'
import { awayInWords, prisonInWords } from './aside'
import { ChitFigure, PILE_NAMES, operationsGroups, punishmentGroups, type ChitGroup } from './chits'
import { Figure, type Figured } from './pieces'
import { Tray } from './tray'
import type { Trial } from './trial'

const LEFT = 66
const WIDTH = 290
const PIECE = 40

/** A kind of piece, how many there are, and how many there would be. */
interface Supplied {
  readonly content: Figured
  readonly number: number
  readonly becomes: number
}

function Supply({ content, number, becomes, x, y }: Supplied & { x: number; y: number }) {
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

const CHIT = 30
const LETTER = 12.6
const GAP = 14

/** What lies in a pile: chits one by one, of the pool only their number. */
const wordOf = ({ pile, chits }: ChitGroup): string =>
  pile === 'pool' ? LARGE.pool(chits.length) : PILE_NAMES[pile]
const shownOf = ({ pile, chits }: ChitGroup) => (pile === 'pool' ? [] : chits)
const widthOf = (group: ChitGroup): number =>
  wordOf(group).length * LETTER + GAP + shownOf(group).length * (CHIT + 2)

/** The piles side by side, in two lines. */
function Chits({ groups }: { groups: readonly ChitGroup[] }) {
  let [x, y] = [20, 130]
  return groups
    .filter(({ pile }) => pile !== 'used')
    .map((group) => {
      const [word, width] = [wordOf(group), widthOf(group)]
      if (x > 20 && x + width > WIDTH - 6) [x, y] = [20, y + 38]
      const at = x
      x += width
      return (
        <g key={group.pile} className={`chits ${group.pile}`} transform={`translate(${at} ${y})`}>
          <text className="large-text">{word}</text>
          {shownOf(group).map((chit, i) => (
            <g key={i} transform="translate(0 -31)">
              <ChitFigure chit={chit} x={word.length * LETTER + 6 + i * (CHIT + 2)} size={CHIT} />
            </g>
          ))}
        </g>
      )
    })
}

interface SideProps {
  readonly side: Faction
  readonly label: string
  readonly top: number
  readonly height: number
  readonly supplies: readonly (Supplied & { readonly x: number })[]
  readonly groups: readonly ChitGroup[]
  readonly children?: React.ReactNode
}

/** What one side has left, and its chits. */
function Side({ side, label, top, height, supplies, groups, children }: SideProps) {
  return (
    <Tray label={label} x={LEFT} y={top} width={WIDTH} height={height} side={side} what="available">
      <text className={`large-title ${side}`} x="20" y="40">
        {MAP[side]}
      </text>
      {supplies.map((one) => (
        <Supply key={one.content} {...one} y={76} />
      ))}
      <Chits groups={groups} />
      {children}
    </Tray>
  )
}

function British({ board, after }: { board: Board; after: Board }) {
  const { troops, police, irregulars } = board.available
  const would = after.available
  return (
    <Side
      side="british"
      label={MAP.british}
      top={64}
      height={188}
      supplies={[
        { content: 'troops', number: troops, becomes: would.troops, x: 18 },
        { content: 'police', number: police, becomes: would.police, x: 108 },
        {
          content: 'irregularsUnderground',
          number: irregulars,
          becomes: would.irregulars,
          x: 198,
        },
      ]}
      groups={punishmentGroups(board)}
    />
  )
}

function Unity({ unity }: { unity: number }) {
  return (
    <g data-what="unity">
      <text className="large-text" x="20" y="206">
        {LARGE.unity}
      </text>
      {UNITY_VALUES.map((value, place) => (
        <g key={place} className={place === unity ? 'unity here' : 'unity'}>
          <rect x={20 + place * 50} y="216" width="47" height="46" rx="2" />
          <text className="large-number" x={43.5 + place * 50} y="250" textAnchor="middle">
            {value}
          </text>
        </g>
      ))}
    </g>
  )
}

function Rebels({ board, after }: { board: Board; after: Board }) {
  const { guerrillas, bases } = board.available
  const would = after.available
  return (
    <Side
      side="rebels"
      label={MAP.rebels}
      top={262}
      height={276}
      supplies={[
        {
          content: 'guerrillasUnderground',
          number: guerrillas,
          becomes: would.guerrillas,
          x: 18,
        },
        { content: 'bases', number: bases, becomes: would.bases, x: 134 },
      ]}
      groups={operationsGroups(board)}
    >
      <Unity unity={board.unity} />
    </Side>
  )
}

const sumOf = ({ from, net }: Forecast): string => `${from} ${net < 0 ? '−' : '+'} ${Math.abs(net)}`

function Will({ forecast, trial }: { forecast: Forecast; trial: Trial | null }) {
  const then = trial?.forecast ?? forecast
  const tried = then.net !== forecast.net || then.to !== forecast.to
  return (
    <Tray
      what="forecast"
      label={MAP.politicalWill}
      x={LEFT}
      y={650}
      width={WIDTH}
      height={tried ? 166 : 116}
    >
      <text className="large-title" x="20" y="40">
        {MAP.politicalWill}
      </text>
      {[forecast, ...(tried ? [then] : [])].map((one, i) => (
        <g key={i} className={i === 0 ? undefined : 'would'}>
          <text className="large-text" x="20" y={88 + i * 50}>
            {i === 0 ? LARGE.now : LARGE.then}
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
  readonly what: 'prison' | 'out-of-play'
  readonly title: string
  readonly label: string
  readonly top: number
  readonly supplies: readonly Supplied[]
}

/** What has left the map. Countries out of play are marked where they lie. */
function Aside({ what, title, label, top, supplies }: AsideProps) {
  const some = supplies.filter(({ number, becomes }) => number + becomes > 0)
  return (
    <Tray what={what} label={label} x={1020} y={top} width={194} height={94}>
      <text className="large-text" x="14" y="34">
        {title}
      </text>
      {some.map((one, i) => (
        <Supply key={one.content} {...one} x={12 + i * 90} y={66} />
      ))}
      {some.length === 0 && (
        <text className="large-text faint" x="14" y="74">
          {MAP.empty}
        </text>
      )}
    </Tray>
  )
}

function Asides({ board, after }: { board: Board; after: Board }) {
  const { prison, outOfPlay, tegartPolice } = board
  const [guerrillas, bases] = [after.prison.guerrillas, after.prison.bases]
  const [troops, police] = [after.outOfPlay.troops, after.tegartPolice]
  return (
    <>
      <Aside
        what="prison"
        title={MAP.prison}
        label={TRAY_SAID.prison(prisonInWords(board))}
        top={778}
        supplies={[
          { content: 'guerrillasUnderground', number: prison.guerrillas, becomes: guerrillas },
          { content: 'bases', number: prison.bases, becomes: bases },
        ]}
      />
      <Aside
        what="out-of-play"
        title={MAP.outOfPlay}
        label={TRAY_SAID.outOfPlay(awayInWords(board))}
        top={880}
        supplies={[
          { content: 'troops', number: outOfPlay.troops, becomes: troops },
          { content: 'police', number: tegartPolice, becomes: police },
        ]}
      />
    </>
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
      <Asides board={board} after={after} />
    </>
  )
}
