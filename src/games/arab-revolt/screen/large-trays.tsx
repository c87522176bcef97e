import { wasCounted } from '../../../ui/map/counted'
import type { ChitGroup } from '../../../ui/map/chits'
import { LargeAside, LargeSide, LargeWill } from '../../../ui/map/large'
import { LargeChits } from '../../../ui/map/large-chits'
import { LargeTrack } from '../../../ui/map/large-track'
import type { TraysProps } from '../../../ui/screen/on-map'
import { MAP as HOUSE } from '../../../ui/words/en/map'
import { UNITY_VALUES, type Board, type ArabRevolt } from '../rules/index'
import { LARGE, MAP, TRAY_SAID } from '../words/en/map'
import { CALENDAR } from './calendar'
import { awayInWords, prisonInWords } from './aside'
import { operationsGroups, punishmentGroups } from './chits'

/** What lies in a pile: of the pool only its number, and nothing of what is used. */
const large = (groups: readonly ChitGroup[]): readonly ChitGroup[] =>
  groups
    .filter(({ pile }) => pile !== 'used')
    .map((one) =>
      one.pile === 'pool' ? { ...one, name: LARGE.pool(one.chits.length), chits: [] } : one,
    )

function British({ board, after }: { board: Board; after: Board }) {
  const { troops, police, irregulars } = board.available
  const would = after.available
  return (
    <LargeSide
      colour="blue"
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
      <LargeChits groups={large(punishmentGroups(board))} />
    </LargeSide>
  )
}

function Unity({ unity }: { unity: number }) {
  return (
    <g data-what="unity">
      <text className="large-text" x="20" y="206">
        {LARGE.unity}
      </text>
      <LargeTrack values={UNITY_VALUES} at={unity} y={216} />
    </g>
  )
}

function Rebels({ board, after }: { board: Board; after: Board }) {
  const { guerrillas, bases } = board.available
  const would = after.available
  return (
    <LargeSide
      colour="red"
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
      <LargeChits groups={large(operationsGroups(board))} />
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
export function LargeTrays({ board, after, forecast, would }: TraysProps<ArabRevolt>) {
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
