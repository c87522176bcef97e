import { useMemo, useState } from 'react'
import type { Board, Content, Forecast, Game, SpaceId } from '../../games/index'
import type { Stroke } from '../../insight/index'
import type { Tried } from '../hands/gesture'
import { legalSpaces, refusedSpaces, type View } from '../hands/view'
import type { Happened } from '../map/gliding'
import type { Look } from '../map/views'
import { Sheet, type SheetProps } from '../map/sheet'
import { useMedia } from '../kit/use-media'
import { useRoot } from '../kit/use-root'
import type { Shown } from '../facts/shown'
import { useScreen } from '../screen/use-screen'
import { MAP } from '../words/en/map'
import { AS_TABLE, AsTable } from './as-table/as-table'
import { focusedSpace } from '../hands/gesture'
import { isBound } from '../hands/keys'
import { whyNot } from '../hands/why-not'
import { Strip } from './strip'
import { tryOut } from './try-out'

interface Props {
  readonly board: Board
  /** The game that waits for an answer; null while nothing is asked. */
  readonly game: Game | null
  readonly view: View
  readonly tried: Tried
  /** What the hands have put together. */
  readonly planned: Stroke | null
  readonly happened?: Happened | null
  readonly shown?: readonly Shown[]
  /** What usually stands where after the next count. */
  readonly usual?: NonNullable<SheetProps['usual']> | null
  readonly chosen: readonly SpaceId[]
  readonly changed: ReadonlySet<SpaceId>
  readonly onSpace: (space: SpaceId, content: Content | null, finger: boolean) => void
  readonly onElsewhere?: () => void
  readonly onHover: (space: SpaceId | null) => void
  /** Where something else than an answer can be chosen: all spaces, while a position is changed. */
  readonly open?: ReadonlySet<SpaceId> | null
  /** Spaces that something beside the board speaks of. */
  readonly lit?: ReadonlySet<SpaceId>
}

const NONE: ReadonlySet<SpaceId> = new Set()

/** The line of the forecast that is looked at: it lies under the pointer or the focus, or was pressed. */
function useLine(forecast: Forecast | null) {
  const [touched, setTouched] = useState<string | null>(null)
  const [pressed, setPressed] = useState<string | null>(null)
  const line = touched ?? pressed
  const lit = useMemo(
    () => new Set(forecast?.lines.find((one) => one.line === line)?.spaces),
    [forecast, line],
  )
  // The same as long as nothing of it changes, so that the tray is not drawn again with each answer that is tried.
  const hands = useMemo(
    () => ({
      line,
      onLine: setTouched,
      onPressLine: (one: string) => setPressed((before) => (before === one ? null : one)),
      onFinger: (one: string | null) => {
        setPressed(one ?? forecast?.lines[0]?.line ?? null)
        document.getElementById(AS_TABLE)?.showPopover()
      },
    }),
    [line, forecast],
  )
  return { lit, hands }
}

/** How the sheet is drawn; on a small screen there is a way from the country to the whole sheet and back. */
function useLook(): { look: Look; switchLook: (() => void) | null } {
  const small = useMedia('country')
  const projected = useRoot('view') === 'projector'
  const [all, setAll] = useState(false)
  if (!small) return { look: projected ? 'projector' : 'whole', switchLook: null }
  return { look: all ? 'whole' : 'country', switchLook: () => setAll(!all) }
}

/** The sheet in its frame, with the button that shows all of it where only a part fits. */
function Framed(props: Omit<SheetProps, 'look'>) {
  const { look, switchLook } = useLook()
  const whole = look === 'whole'
  return (
    <div className="map-frame">
      {switchLook && <Strip board={props.board} />}
      <div className={switchLook && whole ? 'whole-sheet' : undefined}>
        <Sheet {...props} look={look} />
      </div>
      {switchLook && (
        <button
          type="button"
          className="which"
          title={whole ? undefined : MAP.allNote}
          onClick={switchLook}
        >
          {whole ? MAP.back : MAP.all}
        </button>
      )}
    </div>
  )
}

/** The map with everything round it, and the same as a table below. */
export function BoardPart(props: Props) {
  const { board, game, view, tried, planned, lit = NONE, open = null, onSpace, ...rest } = props
  const screen = useScreen()
  const { words, forecast: forecastOf } = screen
  const stroke = tried && 'stroke' in tried ? tried.stroke : planned
  const trial = useMemo(
    () => (game && stroke ? tryOut(game, stroke, screen) : null),
    [game, stroke, screen],
  )
  const legal = useMemo(() => open ?? (game ? legalSpaces(view) : NONE), [open, game, view])
  const why = useMemo(() => game && whyNot(game, tried, words), [game, tried, words])
  const closed = useMemo(() => (game ? refusedSpaces(game, view) : NONE), [game, view])
  const focused = game ? focusedSpace(game, tried) : null
  const refused = why !== null && focused ? new Set([...closed, focused]) : closed
  const forecast = useMemo(
    () => (board.phase === 'over' ? null : forecastOf(board)),
    [board, forecastOf],
  )
  const { lit: ofLine, hands } = useLine(forecast)
  return (
    <div className="board" data-part="board">
      <Framed
        {...{ board, forecast, trial, legal, refused, onSpace, isBound }}
        {...rest}
        lineHands={hands}
        {...{ focused, why }}
        lit={ofLine.size > 0 ? ofLine : lit}
      />
      <AsTable
        {...{ board, legal, forecast, hands }}
        onSpace={(space) => onSpace(space, null, false)}
      />
    </div>
  )
}
