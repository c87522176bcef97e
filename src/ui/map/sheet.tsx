import { useState } from 'react'
import { SPACES, type Board, type Forecast, type SpaceId } from '../../rules/index'
import { MAP } from '../text/map'
import type { Shown } from '../text/chance'
import { Chance } from './chance'
import type { LineHands } from './forecast-tray'
import { Furniture } from './furniture'
import { Ghosts } from './ghosts'
import { Gliding, type Happened } from './gliding'
import { GroundDefs } from './ground'
import { Held, type HeldPieces } from './held'
import { useHands, type Hands } from './hands'
import { spaceLabel } from './label'
import { marksOf, type Marking } from './marks'
import { numbersOf } from './numbers'
import { PieceSymbols } from './pieces'
import { VIEWS, type Look } from './places'
import { PreviewSlip } from './slip'
import { SlipClip } from './slips'
import { LAYERED, Space } from './space'
import type { Trial } from './trial'
import { Underlay } from './underlay'
import './sheet.css'

export interface SheetProps extends Marking, Hands {
  readonly board: Board
  readonly forecast: Forecast | null
  /** Where the lines of the forecast can be pressed. */
  readonly lineHands?: LineHands
  readonly labelOf?: (space: SpaceId) => string
  /** Pieces that have been taken up to be moved. */
  readonly held?: HeldPieces | null
  /** An answer that is tried out. */
  readonly trial?: Trial | null
  /** What has happened since the last answer: it is seen to move. */
  readonly happened?: Happened | null
  /** What chance has shown since then. */
  readonly shown?: readonly Shown[]
  /** The whole sheet, the country alone (for a phone), or large (for a projector). */
  readonly look?: Look
}

/** The board: a survey sheet. It knows no rule and draws what it is handed. */
export function Sheet(props: SheetProps) {
  const { board, forecast, labelOf, onSpace, trial = null, look = 'whole' } = props
  const [stop, setStop] = useState<SpaceId>(SPACES[0])
  const hands = useHands(props, setStop)
  const view = VIEWS[look]
  const marks = marksOf(board, props)
  const words = (space: SpaceId): string =>
    labelOf?.(space) ?? spaceLabel(space, numbersOf(board, space), marks[space])
  return (
    <svg className={`sheet ${look}`} viewBox={view.frame} {...hands}>
      <defs>
        <GroundDefs />
        <SlipClip view={view} />
        <PieceSymbols />
      </defs>
      <Underlay marks={marks} view={view} />
      <g className="spaces" role="group" aria-label={MAP.map}>
        {LAYERED.map((space) => (
          <Space
            key={space}
            space={space}
            numbers={numbersOf(board, space)}
            view={view}
            label={words(space)}
            pressable={onSpace !== undefined}
            stop={stop === space}
            {...marks[space]}
          />
        ))}
      </g>
      {view.furniture !== 'none' && (
        <Furniture {...{ board, forecast, trial, view }} hands={props.lineHands} />
      )}
      {props.shown && <Chance key={props.happened?.at} shown={props.shown} view={view} />}
      {props.happened && <Gliding happened={props.happened} board={board} view={view} />}
      {props.held && <Held board={board} held={props.held} view={view} />}
      {trial && <Ghosts board={board} trial={trial} view={view} />}
      {trial && view.furniture === 'full' && <PreviewSlip board={board} trial={trial} />}
    </svg>
  )
}
