import { useState } from 'react'
import {
  CONTENTS,
  COUNTRIES,
  DISTRICTS,
  RAILWAYS,
  SPACES,
  type Board,
  type Forecast,
  type SpaceId,
} from '../../rules/index'
import { PieceSymbols } from './pieces'
import type { Numbers } from './blocks'
import { isArrow, towards } from './compass'
import { Graticule, GroundDefs, Paper, Rails, Relief, Towns, Waters } from './ground'
import { spaceLabel, type Marks } from './label'
import { Edge, RailGlow, Wash } from './overprint'
import { COUNTRY, WHOLE, type View } from './places'
import { Rim } from './rim'
import { SlipClip } from './slips'
import { LAYERED, Space } from './space'
import { BritishTray, ForecastTray, OutOfPlay, Prison, RebelTray } from './trays'
import './sheet.css'

export interface SheetProps {
  readonly board: Board
  readonly forecast: Forecast | null
  /** The spaces that can be chosen now. */
  readonly legal?: ReadonlySet<SpaceId>
  /** The spaces that cannot, and of which somebody can say why. */
  readonly refused?: ReadonlySet<SpaceId>
  readonly focused?: SpaceId | null
  /** The spaces that a line of the forecast or of the count is about. */
  readonly lit?: ReadonlySet<SpaceId>
  /** The chosen spaces, in the order of their pins. */
  readonly chosen?: readonly SpaceId[]
  /** What changed since the last handover. */
  readonly changed?: ReadonlySet<SpaceId>
  readonly onSpace?: (space: SpaceId) => void
  readonly onHover?: (space: SpaceId | null) => void
  readonly labelOf?: (space: SpaceId) => string
  /** The country alone, with large pieces: for a phone. */
  readonly cropped?: boolean
}

const AREAS = [...DISTRICTS, ...COUNTRIES]
const NOTHING: ReadonlySet<SpaceId> = new Set()
const NOBODY: readonly SpaceId[] = []

const numbersOf = ({ map }: Board, space: SpaceId): Numbers => {
  const at = SPACES.indexOf(space) * CONTENTS.length
  return map.slice(at, at + CONTENTS.length)
}

/** What is printed over each space. */
function marksOf(props: SheetProps): Readonly<Record<SpaceId, Marks>> {
  const { board, legal = NOTHING, refused = NOTHING, changed = NOTHING, chosen = NOBODY } = props
  const out: readonly SpaceId[] = board.outOfPlay.countries
  const marks = SPACES.map((space): [SpaceId, Marks] => [
    space,
    {
      legal: legal.has(space),
      refused: refused.has(space),
      focused: props.focused === space || (props.lit ?? NOTHING).has(space),
      changed: changed.has(space),
      outOfPlay: out.includes(space),
      pin: chosen.indexOf(space) + 1,
    },
  ])
  return Object.fromEntries(marks) as Record<SpaceId, Marks>
}

/** The space that an event happened in. */
const spaceAt = (target: EventTarget): SpaceId | null => {
  if (!(target instanceof Element)) return null
  const space = target.closest('[data-space]')?.getAttribute('data-space')
  return SPACES.find((one) => one === space) ?? null
}

const focusOn = (sheet: Element, space: SpaceId): void =>
  sheet.querySelector<SVGElement>(`[data-space="${space}"]`)?.focus()

/** Pointer and keys, heard once for the whole map: spaces need no handlers of their own. */
function useHands({ onSpace, onHover }: SheetProps, setStop: (space: SpaceId) => void) {
  return {
    onClick: (event: React.MouseEvent) => {
      const space = spaceAt(event.target)
      if (space) onSpace?.(space)
    },
    onPointerOver: (event: React.PointerEvent) => onHover?.(spaceAt(event.target)),
    onPointerLeave: () => onHover?.(null),
    onFocus: (event: React.FocusEvent) => {
      const space = spaceAt(event.target)
      if (space) setStop(space)
      onHover?.(space)
    },
    onBlur: () => onHover?.(null),
    onKeyDown: (event: React.KeyboardEvent) => {
      const space = spaceAt(event.target)
      if (!space || event.altKey || event.ctrlKey || event.metaKey) return
      const to = isArrow(event.key) ? towards(space, event.key) : null
      if (to) focusOn(event.currentTarget, to)
      else if (event.key !== 'Enter' && event.key !== ' ') return
      else onSpace?.(space)
      event.preventDefault()
    },
  }
}

function Overprint({
  marks,
  layer,
}: {
  marks: Readonly<Record<SpaceId, Marks>>
  layer: 'wash' | 'edge'
}) {
  return AREAS.map((area) => {
    const { legal, focused, refused, outOfPlay, pin } = marks[area]
    const print = { area, legal, focused, refused, chosen: pin > 0 }
    if (layer === 'wash') return <Wash key={area} {...print} outOfPlay={outOfPlay} />
    return <Edge key={area} {...print} />
  })
}

function Ground({ marks, view }: { marks: Readonly<Record<SpaceId, Marks>>; view: View }) {
  return (
    <g aria-hidden="true" clipPath="url(#sheet-inner)">
      <Paper />
      <Overprint marks={marks} layer="wash" />
      <Relief />
      <Overprint marks={marks} layer="edge" />
      {RAILWAYS.map((railway) => {
        const { legal, focused, refused, pin } = marks[railway]
        const print = { legal, focused, refused, chosen: pin > 0 }
        return <RailGlow key={railway} railway={railway} {...print} />
      })}
      <Rails />
      <Graticule />
      <Waters whole={view.whole} />
      {view.whole && <Towns />}
    </g>
  )
}

/** The board: a survey sheet. It knows no rule and draws what it is handed. */
export function Sheet(props: SheetProps) {
  const { board, forecast, labelOf, onSpace, cropped = false } = props
  const [stop, setStop] = useState<SpaceId>(SPACES[0])
  const hands = useHands(props, setStop)
  const view = cropped ? COUNTRY : WHOLE
  const marks = marksOf(props)
  const words = (space: SpaceId): string =>
    labelOf?.(space) ?? spaceLabel(space, numbersOf(board, space), marks[space])
  return (
    <svg className={cropped ? 'sheet cropped' : 'sheet'} viewBox={view.frame} {...hands}>
      <defs>
        <GroundDefs />
        <SlipClip view={view} />
        <PieceSymbols />
      </defs>
      <Ground marks={marks} view={view} />
      <g className="spaces" role="group" aria-label="Map">
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
      {view.whole && <Furniture board={board} forecast={forecast} />}
    </svg>
  )
}

/** What stands round the map: title, Political Will and trays. */
function Furniture({ board, forecast }: { board: Board; forecast: Forecast | null }) {
  return (
    <>
      <Rim will={board.politicalWill} becomes={forecast?.to ?? null} />
      <g className="title" aria-hidden="true">
        <text x="52" y="73" className="large">
          ARAB REVOLT
        </text>
        <text x="53" y="98">
          Palestine 1936–1939
        </text>
        <text x="356" y="60" className="will">
          Political Will <tspan>{board.politicalWill}</tspan>
        </text>
      </g>
      <BritishTray board={board} />
      <RebelTray board={board} />
      {forecast && <ForecastTray forecast={forecast} />}
      <Prison prison={board.prison} />
      <OutOfPlay board={board} />
    </>
  )
}
