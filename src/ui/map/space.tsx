import { keysOf } from '../../coin/keys-of'
import { memo } from 'react'
import type { SpaceId } from '../../games/index'
import { CITIES, COUNTRIES, DISTRICTS, RAILWAYS } from '../../mandate/spaces'
import { AreaFigure } from './area'
import { CityFigure } from './city'
import type { Inked, Marks } from './marks'
import { sameStacks, type Stack } from './stacks'
import type { Arrangement } from './view'
import { RailwayFigure } from './railway'
import { areaOf, isCity, isRailway } from './standing'

/** Spaces as they lie over each other: areas below Railways below Cities. */
export const LAYERED: readonly SpaceId[] = [...COUNTRIES, ...DISTRICTS, ...RAILWAYS, ...CITIES]

const FOREIGN: readonly SpaceId[] = COUNTRIES

/** What kind of space it is, for whoever asks. */
const kindOf = (space: SpaceId) => {
  if (isCity(space)) return 'city'
  if (isRailway(space)) return 'railway'
  return FOREIGN.includes(space) ? 'country' : 'district'
}

interface FigureProps extends Inked {
  readonly space: SpaceId
  readonly stacks: readonly Stack[]
  /** The number that is printed beside its name, if there is one. */
  readonly value: number | null
  readonly view: Arrangement
}

export interface SpaceProps extends FigureProps, Marks {
  readonly label: string
  readonly pressable: boolean
  /** The one space of the map that Tab reaches. */
  readonly stop: boolean
}

/** Whether nothing that a part of the map shows has changed. */
export function sameSpace<Props extends FigureProps>(before: Props, after: Props): boolean {
  return (
    sameStacks(before.stacks, after.stacks) &&
    keysOf(before).every((key) => key === 'stacks' || before[key] === after[key])
  )
}

const classOf = ({ legal, refused, focused, changed, pin }: SpaceProps): string => {
  const states = { legal, refused, changed, 'asks-why': refused && focused, chosen: pin > 0 }
  const held = Object.entries(states).flatMap(([state, holds]) => (holds ? [state] : []))
  return ['space', ...held].join(' ')
}

/** One space: a named group that can be reached and, if there is something to choose, pressed. */
export const Space = memo(function Space(props: SpaceProps) {
  const { space, label, pressable, stop, legal, stacks, value, view } = props
  const { changed, outOfPlay, pin } = props
  return (
    <g
      className={classOf(props)}
      data-space={space}
      data-what={kindOf(space)}
      data-lit={props.focused || props.lit || undefined}
      role={pressable ? 'button' : 'group'}
      aria-label={label}
      aria-disabled={pressable && !legal ? true : undefined}
      aria-pressed={pressable && pin > 0 ? true : undefined}
      tabIndex={stop ? 0 : -1}
    >
      {/* The label says all of it, in words. */}
      <g aria-hidden="true">
        <SpaceFigure {...{ space, stacks, value, view, changed, outOfPlay, pin }} />
      </g>
    </g>
  )
}, sameSpace)

/** What stands in a space. How it is lit changes nothing in it. */
const SpaceFigure = memo(function SpaceFigure(props: FigureProps) {
  const { space, stacks, value, view, ...inked } = props
  if (isCity(space)) return <CityFigure {...{ city: space, stacks, value, inked, view }} />
  if (isRailway(space)) return <RailwayFigure {...{ railway: space, stacks, inked, view }} />
  return <AreaFigure {...{ area: areaOf(space), stacks, value, inked, view }} />
}, sameSpace)
