import { forecast, type Board, type SpaceId } from '../../rules/index'
import { legalSpaces, refusedSpaces, type View } from '../decision/view'
import { Sheet } from '../map/sheet'
import { Chits, Forces } from '../forces'
import { MapTable } from '../map-table'
import { PoliticalWill, Unity } from '../tracks'
import { useMedia } from '../use-media'
import { TABLE } from '../text/words'

interface Props {
  readonly board: Board
  /** What can be chosen; null while nothing is asked. */
  readonly view: View | null
  readonly focused: SpaceId | null
  readonly lit: ReadonlySet<SpaceId>
  readonly chosen: readonly SpaceId[]
  readonly changed: ReadonlySet<SpaceId>
  readonly onSpace: (space: SpaceId) => void
  readonly onHover: (space: SpaceId | null) => void
}

const NONE: ReadonlySet<SpaceId> = new Set()

/** The map with everything round it, and the same as a table below. */
export function BoardPart(props: Props) {
  const { board, view, focused, lit, chosen, changed, onSpace, onHover } = props
  const narrow = useMedia('(width < 40rem)')
  const legal = view ? legalSpaces(view) : NONE
  return (
    <div className="board">
      <Sheet
        board={board}
        forecast={board.phase === 'over' ? null : forecast(board)}
        legal={legal}
        refused={view ? refusedSpaces(view) : NONE}
        focused={focused}
        lit={lit}
        chosen={chosen}
        changed={changed}
        onSpace={onSpace}
        onHover={onHover}
        cropped={narrow}
      />
      <details className="as-table">
        <summary>{TABLE.spaces}</summary>
        <MapTable board={board} legal={legal} onSpace={onSpace} />
        <PoliticalWill board={board} />
        <Unity board={board} />
        <Forces board={board} />
        <Chits board={board} />
      </details>
    </div>
  )
}
