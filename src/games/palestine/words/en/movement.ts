import type { Lane as LaneOf } from '../../../../insight/index'
import { FORCE, type Ask, type Force, type Palestine, type SpaceId } from '../../rules/index'
import { at, contentName, pieces, place, PLACES } from './names'
import { listed } from '../../../../language/english'

type Lane = LaneOf<Palestine>

/** Pieces that are to go, lane by lane; `most` is how many. */
type Going = readonly Lane[]

/** Which pieces go from where to where; Cells who stay where they are turn Underground. */
export const laneText = ({ piece, from, to }: Omit<Lane, 'most'>): string =>
  from === to
    ? `${contentName(piece)} staying ${at(from)}`
    : `${contentName(piece)} from ${PLACES[from]} to ${PLACES[to]}`

/** The same of so many that all of them go. */
export const wholeLaneText = (number: number, { piece, from, to }: Lane): string =>
  from === to
    ? `all ${pieces(number, piece)} staying ${at(from)}`
    : `all ${pieces(number, piece)} from ${PLACES[from]} to ${PLACES[to]}`

const numberOf = (going: Going): number => going.reduce((sum, { most }) => sum + most, 0)

/** So many of each force: “2 Troops and 1 Police”. */
const forces = (going: Going): string => {
  const kinds = [...new Set(going.map(({ piece }): Force => FORCE[piece]))]
  return listed(
    kinds.map((force) =>
      pieces(numberOf(going.filter(({ piece }) => FORCE[piece] === force)), force),
    ),
  )
}

const ends = (going: Going, end: 'from' | 'to'): readonly SpaceId[] => [
  ...new Set(going.map((lane) => lane[end])),
]

/** Where they go, goal by goal: “2 Troops to Haifa and 1 to Jerusalem”. */
const goals = (going: Going, before: string): string =>
  listed(
    ends(going, 'to').map((to, i) => {
      const those = going.filter((lane) => lane.to === to)
      const isSameForce = new Set(going.map(({ piece }) => FORCE[piece])).size === 1
      const number = i > 0 && isSameForce ? `${numberOf(those)}` : forces(those)
      return `${number}${i === 0 ? before : ''} to ${place(to)}`
    }),
  )

const origins = (going: Going): string => listed(ends(going, 'from').map(place))

type Say = (going: Going, space: string) => string

/** What the button says that moves all of it, question by question. */
const SOME: Readonly<Partial<Record<Ask, Say>>> = {
  'patrol.move': (going, space) => `Move ${forces(going)} to ${space} for the Patrol`,
  'search.move': (going, space) => `Move ${forces(going)} to ${space} for the Search`,
  'deploy.move': (going, space) => `Move ${forces(going)} to ${space}`,
  'travel.group': (going) => `Travel ${goals(going, ` from ${origins(going)}`)}`,
}

/** What it says where nothing is to move. */
const NONE: Readonly<Partial<Record<Ask, (space: string) => string>>> = {
  'deploy.move': (space) => `Move no Troops to ${space}`,
  'patrol.move': (space) => `Patrol ${space} without moving Police`,
  'search.move': (space) => `Search ${space} without moving Troops`,
  'travel.group': (space) => `Travel from ${space}`,
  'redeploy.police': () => 'Move no Police',
  'redeploy.troops': () => 'Move no Troops',
  'redeploy.cell': () => 'Move no Cells',
}

/** What is done by one press, in words. */
export const movementText = (ask: Ask, space: SpaceId | undefined, going: Going): string => {
  const where = space === undefined ? '' : place(space)
  if (going.length === 0) return NONE[ask]?.(where) ?? 'Move nothing'
  return SOME[ask]?.(going, where) ?? `Move ${goals(going, '')}`
}
