import { wasCounted } from '../../../ui/map/counted'
import type { ChitGroup } from '../../../ui/map/chits'
import { LargeAside, LargeSide, LargeWill } from '../../../ui/map/large'
import { LargeChits } from '../../../ui/map/large-chits'
import { LargeTrack } from '../../../ui/map/large-track'
import type { TraysProps } from '../../../ui/screen/on-map'
import type { Board, Palestine } from '../rules/index'
import { LARGE, MAP, TRAY_SAID } from '../words/en/map'
import { haganahPlace } from '../words/en/names'
import { prisonInWords } from './aside'
import { CALENDAR } from './calendar'
import { intelGroups } from './chits'
import { HAGANAH_VALUES } from './haganah'

/** Of the bag only how many chits are in it. */
const large = (groups: readonly ChitGroup[]): readonly ChitGroup[] =>
  groups.map((one) =>
    one.pile === 'bag' ? { ...one, name: LARGE.bag(one.chits.length), chits: [] } : one,
  )

interface NowAndThen {
  readonly board: Board
  readonly after: Board
}

function British({ board, after }: NowAndThen) {
  const { police, curfews } = board.available
  const would = after.available
  return (
    <LargeSide
      colour="blue"
      title={MAP.british}
      label={MAP.british}
      top={64}
      height={188}
      supplies={[
        { content: 'police', number: police, becomes: would.police, x: 18 },
        { content: 'curfew', number: curfews, becomes: would.curfews, x: 134 },
      ]}
    >
      <LargeChits groups={large(intelGroups(board))} />
    </LargeSide>
  )
}

function Irgun({ board, after }: NowAndThen) {
  const { cells, armsCaches } = board.available
  const would = after.available
  return (
    <LargeSide
      colour="red"
      title={MAP.irgun}
      label={MAP.irgun}
      top={262}
      height={228}
      supplies={[
        { content: 'cellsUnderground', number: cells, becomes: would.cells, x: 18 },
        { content: 'armsCaches', number: armsCaches, becomes: would.armsCaches, x: 134 },
      ]}
    >
      <g data-what="haganah">
        <text className="large-text" x="20" y="142">
          {LARGE.haganah}
        </text>
        <LargeTrack values={HAGANAH_VALUES} at={board.haganah} y={154} />
        <text className="large-text" x="272" y="142" textAnchor="end">
          {haganahPlace(board.haganah)}
        </text>
      </g>
    </LargeSide>
  )
}

/** The weightiest trays in large letters, for a screen at the end of a room. */
export function LargeTrays({ board, after, forecast, would }: TraysProps<Palestine>) {
  return (
    <>
      <British board={board} after={after} />
      <Irgun board={board} after={after} />
      {forecast && !wasCounted(board, CALENDAR) && (
        <LargeWill forecast={forecast} then={would ?? forecast} top={650} />
      )}
      <LargeAside
        what="prison"
        title={MAP.prison}
        label={TRAY_SAID.prison(prisonInWords(board))}
        top={880}
        supplies={[{ content: 'cellsUnderground', number: board.prison, becomes: after.prison }]}
      />
    </>
  )
}
