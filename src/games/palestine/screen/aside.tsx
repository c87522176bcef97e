import { Supply, Tray } from '../../../ui/map/tray'
import { MAP as HOUSE } from '../../../ui/words/en/map'
import { markersLeft, type Board } from '../rules/index'
import { MAP, TRAY_SAID } from '../words/en/map'
import { pieces } from '../words/en/names'
import { drawnFrom } from './drawn-from'
import { inRow } from '../../../language/english'

/** 6.4 How many Cells leave Prison in the next Reset Phase. */
export const comingBack = ({ prison }: Pick<Board, 'prison'>): number => Math.floor(prison / 2)

export const prisonInWords = (board: Pick<Board, 'prison' | 'outOfGame'>): string =>
  inRow([
    board.prison > 0 ? pieces(board.prison, 'cells') : HOUSE.empty,
    ...(comingBack(board) > 0 ? [MAP.comeBack(comingBack(board))] : []),
    ...(board.outOfGame > 0 ? [MAP.outOfGame(board.outOfGame)] : []),
  ])

/** 1.3.6 Cells in Prison, how many come back, and those that have left the game. */
export const Prison = drawnFrom(['prison', 'outOfGame'], function Prison({ board, after }) {
  const { prison, outOfGame } = board
  const some = prison + after.prison > 0
  return (
    <Tray
      what="prison"
      label={TRAY_SAID.prison(prisonInWords(board))}
      x={1062}
      y={806}
      width={152}
      height={92}
    >
      <text className="soft" x="13" y="24">
        {MAP.prison}
      </text>
      {outOfGame > 0 && (
        <text className="soft" x="140" y="51" textAnchor="end">
          {MAP.gone(outOfGame)}
        </text>
      )}
      {some ? (
        <Supply content="cellsUnderground" number={prison} becomes={after.prison} x={13} y={45} />
      ) : (
        <text className="faint" x="13" y="54">
          {HOUSE.empty}
        </text>
      )}
      {comingBack(board) > 0 && (
        <text className="soft" x="13" y="80">
          {MAP.back(comingBack(board))}
        </text>
      )}
    </Tray>
  )
})

/** From so few markers on it is shown how many are left. */
const FEW = 5

/** PR22 How many Sabotage and Terror markers are left, once they are few. */
export const Markers = drawnFrom(['map'], function Markers({ board, after }) {
  const [left, would] = [board, after].map((one) => markersLeft(one as Board))
  if (left === undefined || left > FEW) return null
  return (
    <Tray what="sabotage" label={MAP.markersLeft(left)} x={1062} y={906} width={152} height={68}>
      <text className="soft" x="13" y="24">
        {MAP.markers}
      </text>
      <Supply content="sabotage" number={left} becomes={would} x={13} y={45} />
    </Tray>
  )
})
