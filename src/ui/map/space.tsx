import { memo } from 'react'
import { CITIES, COUNTRIES, DISTRICTS, KIND, RAILWAYS, type SpaceId } from '../arab-revolt'
import { AreaFigure } from './area'
import { CityFigure } from './city'
import type { Inked, Marks } from './marks'
import { sameNumbers, type Numbers } from './numbers'
import type { View } from './view'
import { RailwayFigure } from './railway'
import { isArea, isCity, isRailway } from './standing'

/** Spaces as they lie over each other: areas below Railways below Cities. */
export const LAYERED: readonly SpaceId[] = [...COUNTRIES, ...DISTRICTS, ...RAILWAYS, ...CITIES]

const FOREIGN: readonly SpaceId[] = COUNTRIES

interface FigureProps extends Inked {
  readonly space: SpaceId
  readonly numbers: Numbers
  readonly view: View
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
    sameNumbers(before.numbers, after.numbers) &&
    (Object.keys(before) as (keyof Props)[]).every(
      (key) => key === 'numbers' || before[key] === after[key],
    )
  )
}

const classOf = (props: SpaceProps): string => {
  const { space, legal, refused, focused, lit, changed, pin } = props
  const states = {
    'foreign-country': FOREIGN.includes(space),
    legal,
    refused,
    changed,
    focused: focused || lit,
    'asks-why': refused && focused,
    chosen: pin > 0,
  }
  const kind = isCity(space) ? 'a-city' : isArea(space) ? 'an-area' : 'a-railway'
  const held = Object.entries(states).flatMap(([state, holds]) => (holds ? [state] : []))
  return ['space', kind, ...held].join(' ')
}

/** One space: a named group that can be reached and, if there is something to choose, pressed. */
export const Space = memo(function Space(props: SpaceProps) {
  const { space, label, pressable, stop, legal, numbers, view, changed, outOfPlay, pin } = props
  return (
    <g
      className={classOf(props)}
      data-space={space}
      data-what={KIND[space]}
      role={pressable ? 'button' : 'group'}
      aria-label={label}
      aria-disabled={pressable && !legal ? true : undefined}
      aria-pressed={pressable && pin > 0 ? true : undefined}
      tabIndex={stop ? 0 : -1}
    >
      {/* The label says all of it, in words. */}
      <g aria-hidden="true">
        <SpaceFigure {...{ space, numbers, view, changed, outOfPlay, pin }} />
      </g>
    </g>
  )
}, sameSpace)

/** What stands in a space. How it is lit changes nothing in it. */
const SpaceFigure = memo(function SpaceFigure({ space, numbers, view, ...inked }: FigureProps) {
  if (isCity(space)) return <CityFigure {...{ city: space, numbers, inked, view }} />
  if (isRailway(space)) return <RailwayFigure {...{ railway: space, numbers, inked, view }} />
  return <AreaFigure {...{ area: space, numbers, inked, view }} />
}, sameSpace)
