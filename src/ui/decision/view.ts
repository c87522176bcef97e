import {
  SPACES,
  optionKind,
  options,
  question,
  refusals,
  type Game,
  type GuerrillaGroup,
  type Move,
  type Option,
  type OptionKind,
  type Pick,
  type Piece,
  type Refused,
  type SpaceId,
} from '../../games/index'
import { consequence, strokeIn } from '../../store/index'
import { isVain } from '../facts/outcomes'
import { reasonText } from '../text/reasons'

/** An answer, and the digit that gives it; null beyond the ninth. */
export interface Choice<O extends Option = Option> {
  readonly option: O
  readonly digit: number | null
}

/** A goal of like pieces that may go there in these numbers; its digit counts within its origin. */
export interface Goal {
  readonly to: SpaceId
  readonly moves: readonly Move[]
  readonly digit: number | null
}

/** Like pieces of one space, and where they may go. */
export interface Origin {
  readonly from: SpaceId
  readonly piece: Piece
  readonly most: number
  readonly goals: readonly Goal[]
  readonly digit: number | null
}

/** A way that Guerrillas may go together. */
export interface Route {
  readonly from: SpaceId
  readonly to: SpaceId
  readonly groups: readonly GuerrillaGroup[]
  readonly digit: number | null
}

/** All answers to a question, sorted by how they are shown. */
export interface View {
  readonly plain: readonly Choice[]
  readonly spaces: readonly Choice<SpaceId>[]
  readonly picks: readonly Choice<Pick>[]
  readonly origins: readonly Origin[]
  readonly routes: readonly Route[]
  readonly activities: readonly Choice[]
  readonly done: boolean
  /** The space that is asked about, where a press on it answers. */
  readonly here: SpaceId | null
  readonly refused: readonly Refused[]
}

type Digits = () => number | null

const digits = (): Digits => {
  let given = 0
  return () => (given < 9 ? ++given : null)
}

const grouped = <T>(items: readonly T[], key: (item: T) => string): readonly (readonly T[])[] => {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(key(item))
    if (group) group.push(item)
    else groups.set(key(item), [item])
  }
  return [...groups.values()]
}

const place = (space: SpaceId): number => SPACES.indexOf(space)

const originOf = (moves: readonly Move[], digit: Digits): Origin[] => {
  const [first] = moves
  if (first === undefined) return []
  const ofGoals = digits()
  const goals = grouped(moves, ({ to }) => to).flatMap((ofGoal) =>
    ofGoal[0] ? [{ to: ofGoal[0].to, moves: ofGoal, digit: ofGoals() }] : [],
  )
  const most = Math.max(...moves.map(({ number }) => number))
  return [{ from: first.from, piece: first.piece, most, goals, digit: digit() }]
}

const routeOf = (groups: readonly GuerrillaGroup[], digit: Digits): Route[] =>
  groups[0] ? [{ from: groups[0].from, to: groups[0].to, groups, digit: digit() }] : []

/** What can have no effect is offered after what can. */
const vainLast = (game: Game, all: readonly Option[]): readonly Option[] => {
  const vain = all.filter(
    (option) => WEIGHED.includes(optionKind(option)) && isVain(consequence(game, [option])),
  )
  return [...all.filter((option) => !vain.includes(option)), ...vain]
}

/** Answers that may come to nothing, without naming a space in which they do. */
const WEIGHED: readonly OptionKind[] = ['activity', 'word']

const APART: readonly OptionKind[] = ['space', 'pick', 'move', 'group', 'activity']

/** What can be answered, sorted. Digits are given in the order in which the answers are shown. */
export const viewOf = (game: Game): View => {
  const all = options(game)
  const of = (kind: OptionKind) => all.filter((option) => optionKind(option) === kind)
  const space = question(game)?.about.space
  const digit = digits()
  const numbered = <O extends Option>(list: readonly O[]): Choice<O>[] =>
    list.map((option) => ({ option, digit: digit() }))
  const spaces = [...(of('space') as SpaceId[])].sort((a, b) => place(a) - place(b))
  const picks = [...(of('pick') as Pick[])].sort((a, b) => place(a.space) - place(b.space))
  const moves = of('move') as Move[]
  const isPlain = (option: Option) => option !== 'done' && !APART.includes(optionKind(option))
  return {
    plain: numbered(vainLast(game, all.filter(isPlain))),
    spaces: numbered(spaces),
    picks: numbered(picks),
    origins: grouped(moves, ({ from, piece }) => `${from} ${piece}`).flatMap((one) =>
      originOf(one, digit),
    ),
    routes: grouped(of('group') as GuerrillaGroup[], ({ from, to }) => `${from} ${to}`).flatMap(
      (one) => routeOf(one, digit),
    ),
    activities: numbered(vainLast(game, of('activity'))),
    done: all.includes('done'),
    here: space !== undefined && strokeIn(game, space) ? space : null,
    refused: refusals(game),
  }
}

/** Every space that has a part in an answer: what can be pressed on the board. */
export const legalSpaces = (view: View): ReadonlySet<SpaceId> =>
  new Set([
    ...(view.here ? [view.here] : []),
    ...view.spaces.map(({ option }) => option),
    ...view.picks.map(({ option }) => option.space),
    ...view.origins.flatMap(({ from, goals }) => [from, ...goals.map(({ to }) => to)]),
    ...view.routes.flatMap(({ from, to }) => [from, to]),
  ])

/** The spaces that were asked for and cannot be chosen. */
export const refusedSpaces = (view: View): ReadonlySet<SpaceId> => {
  const legal = legalSpaces(view)
  const refused = view.refused.flatMap(({ option }) =>
    optionKind(option) === 'space' ? [option as SpaceId] : [],
  )
  return new Set(refused.filter((space) => !legal.has(space)))
}

/** What pressing a space on the board means: an answer, or only a look at the answers there. */
export const pressed = (view: View, space: SpaceId): Option | null => {
  const chosen = view.spaces.find(({ option }) => option === space)
  if (chosen) return chosen.option
  const [pick, ...others] = view.picks.filter(({ option }) => option.space === space)
  return pick && others.length === 0 ? pick.option : null
}

/** The answers that have to do with one space; all where none is named. */
export const onlyAt = (view: View, space: SpaceId | null): View => {
  if (space === null) return view
  const goals = (origin: Origin) =>
    origin.from === space ? origin.goals : origin.goals.filter(({ to }) => to === space)
  return {
    ...view,
    picks: view.picks.filter(({ option }) => option.space === space),
    origins: view.origins
      .map((origin) => ({ ...origin, goals: goals(origin) }))
      .filter((origin) => origin.goals.length > 0),
    routes: view.routes.filter(({ from, to }) => from === space || to === space),
  }
}

/** Answers refused for the same reason. */
export interface RefusedGroup {
  readonly because: Refused
  readonly all: readonly Option[]
}

/** Kinds whose members stand beside the answers even when they cannot be chosen. */
const IN_PLACE: readonly OptionKind[] = ['box', 'operation', 'activity', 'side', 'punishment']

/** What cannot be chosen and stands among the answers, with its reason. */
export const refusedInPlace = (view: View): readonly Refused[] =>
  view.refused.filter(({ option }) => IN_PLACE.includes(optionKind(option)))

/** What cannot be chosen and is listed below the answers, reason by reason. */
export const refusedGroups = (view: View): readonly RefusedGroup[] =>
  grouped(
    view.refused.filter(
      ({ option }) => option !== 'done' && !IN_PLACE.includes(optionKind(option)),
    ),
    (one) => `${one.rule} ${reasonText(one)}`,
  ).flatMap((group) =>
    group[0] ? [{ because: group[0], all: group.map(({ option }) => option) }] : [],
  )
