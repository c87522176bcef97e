import { memo, useLayoutEffect, useMemo, useRef, useState, type ComponentProps } from 'react'
import { entryOf } from '../../coin/entry-of'
import type { Standing } from '../../bots/lab/messages'
import type { Board, Forecast, SpaceId } from '../../games/index'
import type { Shown } from '../facts/shown'
import { useScreen } from '../screen/use-screen'
import { MAP } from '../words/en/map'
import type { TrayHands } from '../screen/on-map'
import { Furniture } from './furniture'
import type { Happened } from './gliding'
import { GroundDefs } from './ground'
import { useHands, type Hands } from './hands'
import { spaceLabel } from './label'
import { marksOf, type Marking } from './marks'
import { stacksIn } from './stacks'
import { PieceSymbols } from './pieces'
import { VIEWS, type Look } from './views'
import { SHEET, type Arrangement } from './view'
import { PrintDefs } from './print'
import { SlipClip } from './slips'
import { COUNTRIES } from '../../mandate/spaces'
import { Abroad } from './area'
import { LAYERED, Space, sameSpace } from './space'
import { AskedContext } from './tray'
import type { Trial } from './trial'
import { Underlay } from './underlay'
import { addition } from '../kit/later'

export interface SheetProps extends Marking, Hands {
  readonly board: Board
  readonly forecast: Forecast | null
  /** Where the lines of the forecast can be pressed. */
  readonly lineHands?: TrayHands
  /** Why the space that is looked at cannot be chosen. */
  readonly why?: string | null
  /** An answer that is tried out. */
  readonly trial?: Trial | null
  /** What has happened since the last answer: it is seen to move. */
  readonly happened?: Happened | null
  /** What chance has shown since then. */
  readonly shown?: readonly Shown[]
  /** What usually stands where after the next count: it is drawn in the place of what stands there now. */
  readonly usual?: Standing | null
  /** The whole sheet, the country alone (for a phone), or large (for a projector). */
  readonly look?: Look
}

type NamedProps = Omit<ComponentProps<typeof Space>, 'label'>

/** A space by its name. To say what stands in it takes longer than to see that nothing has changed. */
const Named = memo(function Named(props: NamedProps) {
  const screen = useScreen()
  const { space, stacks } = props
  const label = spaceLabel(space, stacks, props, screen)
  return <Space {...props} label={label} />
}, sameSpace)

type SpacesProps = Pick<SheetProps, 'board' | 'onSpace'> & {
  readonly marks: ReturnType<typeof marksOf>
  readonly view: Arrangement
  readonly stop: SpaceId | undefined
}

function Spaces({ board, onSpace, marks, view, stop }: SpacesProps) {
  const { map } = useScreen()
  const spaces = useMemo(
    () =>
      LAYERED.filter((space) => map.spaces.includes(space)).map((space) => ({
        space,
        stacks: stacksIn(board, space, map),
        value: map.printedValue(space),
      })),
    [board, map],
  )
  return (
    <g className="spaces" role="group" aria-label={MAP.map}>
      <rect className="one-layer" {...SHEET} />
      {COUNTRIES.filter((country) => !map.spaces.includes(country)).map((country) => (
        <Abroad key={country} country={country} view={view} />
      ))}
      {spaces.map(({ space, stacks, value }) => (
        <Named
          key={space}
          {...{ space, stacks, value, view }}
          pressable={onSpace !== undefined}
          stop={stop === space}
          {...entryOf(marks, space)}
        />
      ))}
    </g>
  )
}

const Chance = addition(() => import('./chance').then((part) => part.Chance))
const Over = addition(() => import('./over').then((part) => part.Over))

/** Whether anything is printed over the pieces, or has moved since the sheet was laid out; and what was drawn before. */
const useOver = ({ trial, why, usual, happened = null }: SheetProps) => {
  const at = happened?.at ?? null
  const [first] = useState(at)
  const last = useRef(at)
  useLayoutEffect(() => {
    if (at !== null) last.current = at
  }, [at])
  return { last, isOver: Boolean(trial ?? why ?? usual) || at !== first }
}

/** The board: a survey sheet. It knows no rule and draws what it is handed. */
export function Sheet(props: SheetProps) {
  const { board, forecast, trial = null, happened, shown = [], look = 'whole' } = props
  const { map } = useScreen()
  const [stop, setStop] = useState<SpaceId | undefined>(map.spaces[0])
  const hands = useHands(props, setStop)
  const view = VIEWS[look]
  const marks = marksOf(board, props, map)
  const { isOver, last } = useOver(props)
  return (
    // Where the frame is wider, the sea fills it.
    <svg
      className="sheet"
      data-look={look}
      data-usual={props.usual && ''}
      viewBox={view.frame}
      preserveAspectRatio="xMaxYMid"
      {...hands}
    >
      <defs>
        <GroundDefs />
        <SlipClip view={view} />
        <PieceSymbols />
        <PrintDefs />
      </defs>
      <Underlay marks={marks} view={view} />
      <Spaces {...props} {...{ marks, view, stop }} />
      {view.furniture !== 'none' && (
        <AskedContext value={props.onSpace !== undefined}>
          <Furniture {...{ board, forecast, trial, view }} hands={props.lineHands} />
        </AskedContext>
      )}
      {shown.length > 0 && <Chance key={happened?.at} {...{ shown, view }} />}
      {isOver && <Over {...props} {...{ view, last }} />}
    </svg>
  )
}
