import { memo } from 'react'
import {
  CITIES,
  COUNTRIES,
  DISTRICTS,
  RAILWAYS,
  type City,
  type Railway,
  type SpaceId,
} from '../../rules/index'
import { AreaFigure } from './area'
import type { Numbers } from './blocks'
import { CityFigure } from './city'
import type { Marks } from './label'
import type { Area, View } from './places'
import { RailwayFigure } from './railway'

/** Spaces as they lie over each other: areas below Railways below Cities. */
export const LAYERED: readonly SpaceId[] = [...COUNTRIES, ...DISTRICTS, ...RAILWAYS, ...CITIES]

const has = <One extends SpaceId>(list: readonly One[], space: SpaceId): space is One =>
  (list as readonly SpaceId[]).includes(space)

export const isArea = (space: SpaceId): space is Area =>
  has(DISTRICTS, space) || has(COUNTRIES, space)

export interface SpaceProps extends Marks {
  readonly space: SpaceId
  readonly numbers: Numbers
  readonly view: View
  readonly label: string
  readonly pressable: boolean
  /** The one space of the map that Tab reaches. */
  readonly stop: boolean
}

/** Whether nothing that this space shows has changed. */
export function sameSpace(before: SpaceProps, after: SpaceProps): boolean {
  const { numbers: were, ...rest } = before
  const { numbers: are, ...others } = after
  return (
    were.every((number, i) => number === are[i]) &&
    (Object.keys(rest) as (keyof typeof rest)[]).every((key) => rest[key] === others[key])
  )
}

const classOf = ({ space, ...marks }: SpaceProps): string => {
  const kinds = ['legal', 'refused', 'focused', 'changed'] as const
  const kind = has(CITIES, space) ? 'a-city' : isArea(space) ? 'an-area' : 'a-railway'
  const foreign = has(COUNTRIES, space) ? ['foreign-country'] : []
  return ['space', kind, ...foreign, ...kinds.filter((one) => marks[one])].join(' ')
}

/** One space: a named group that can be reached and, if there is something to choose, pressed. */
export const Space = memo(function Space(props: SpaceProps) {
  const { space, label, pressable, stop, legal, pin } = props
  return (
    <g
      className={classOf(props)}
      data-space={space}
      role={pressable ? 'button' : 'group'}
      aria-label={label}
      aria-disabled={pressable && !legal ? true : undefined}
      aria-pressed={pressable && pin > 0 ? true : undefined}
      tabIndex={stop ? 0 : -1}
    >
      <SpaceFigure {...props} />
    </g>
  )
}, sameSpace)

function SpaceFigure(props: SpaceProps) {
  const { space, numbers, view } = props
  if (has<City>(CITIES, space))
    return <CityFigure city={space} numbers={numbers} marks={props} view={view} />
  if (has<Railway>(RAILWAYS, space))
    return <RailwayFigure railway={space} numbers={numbers} marks={props} view={view} />
  return <AreaFigure area={space} numbers={numbers} marks={props} view={view} />
}
