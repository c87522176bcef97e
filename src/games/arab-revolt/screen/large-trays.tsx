import { wasCounted } from '../../../ui/map/counted'
import { LargeAside, LargeSide, LargeWill, WIDTH } from '../../../ui/map/large'
import type { TraysProps } from '../../../ui/screen/on-map'
import { MAP as HOUSE } from '../../../ui/words/en/map'
import { UNITY_VALUES, type Board } from '../rules/index'
import { LARGE, MAP, TRAY_SAID } from '../words/en/map'
import { CALENDAR } from './calendar'
import { awayInWords, prisonInWords } from './aside'
import { ChitFigure, PILE_NAMES, operationsGroups, punishmentGroups, type ChitGroup } from './chits'

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

function British({ board, after }: { board: Board; after: Board }) {
  const { troops, police, irregulars } = board.available
  const would = after.available
  return (
    <LargeSide
      side="british"
      title={MAP.british}
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
    >
      <Chits groups={punishmentGroups(board)} />
    </LargeSide>
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
    <LargeSide
      side="rebels"
      title={MAP.rebels}
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
    >
      <Chits groups={operationsGroups(board)} />
      <Unity unity={board.unity} />
    </LargeSide>
  )
}

function Asides({ board, after }: { board: Board; after: Board }) {
  const { prison, outOfPlay, tegartPolice } = board
  const [guerrillas, bases] = [after.prison.guerrillas, after.prison.bases]
  const [troops, police] = [after.outOfPlay.troops, after.tegartPolice]
  return (
    <>
      <LargeAside
        what="prison"
        title={MAP.prison}
        label={TRAY_SAID.prison(prisonInWords(board))}
        top={778}
        supplies={[
          { content: 'guerrillasUnderground', number: prison.guerrillas, becomes: guerrillas },
          { content: 'bases', number: prison.bases, becomes: bases },
        ]}
      />
      <LargeAside
        what="out-of-play"
        title={HOUSE.outOfPlay}
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
export function LargeTrays({ board, after, forecast, would }: TraysProps) {
  return (
    <>
      <British board={board} after={after} />
      <Rebels board={board} after={after} />
      {forecast && !wasCounted(board, CALENDAR) && (
        <LargeWill forecast={forecast} then={would ?? forecast} top={650} />
      )}
      <Asides board={board} after={after} />
    </>
  )
}
