import {
  isOfKind,
  door,
  kindOf,
  lanesOf as movedBy,
  options,
  question,
  type Game,
  type Moved,
  type Option,
  type OptionKind,
  type PieceIn,
  type Refused,
  type SpaceId,
} from '../../games/index'
import { consequence, lanesOf, refusedIn, strokeIn, type Lane } from '../../insight/index'
import { isVain } from '../facts/outcomes'

/** An answer, and the digit that gives it; null beyond the ninth. */
export interface Keyed<O extends Option = Option> {
  readonly option: O
  readonly digit: number | null
}

/** The lanes that begin or end in one space, apart from the end that all have in common. */
export interface Row {
  readonly space: SpaceId
  readonly lanes: readonly Lane[]
  readonly digit: number | null
}

/** Pieces that may be moved, several groups in one go. */
export interface Movement {
  readonly lanes: readonly Lane[]
  /** Which end all lanes have in common, and where it is. */
  readonly fixed: 'from' | 'to' | null
  readonly at: SpaceId | null
  readonly rows: readonly Row[]
}

/** An answer that moves a single piece, each a way of its own, and where it goes. */
interface Way extends Pick<Moved, 'from' | 'to'> {
  readonly option: Option
}

/** All answers to a question, sorted by how they are shown. */
export interface View {
  readonly plain: readonly Keyed[]
  readonly spaces: readonly Keyed<SpaceId>[]
  readonly picks: readonly Keyed<PieceIn>[]
  /** Chits that may be given for one more space. */
  readonly payments: readonly Keyed[]
  readonly movement: Movement | null
  readonly ways: readonly Way[]
  readonly activities: readonly Keyed[]
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

/** Things with the same key together, in the order of the first of each. */
export const grouped = <T>(
  items: readonly T[],
  key: (item: T) => string,
): readonly (readonly T[])[] => {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(key(item))
    if (group) group.push(item)
    else groups.set(key(item), [item])
  }
  return [...groups.values()]
}

/** The rows of a movement: by the space in which a lane begins, or where all begin in one, in which it ends. */
const movementIn = (game: Game, digit: Digits): Movement | null => {
  const lanes = lanesOf(game)
  const [first] = lanes
  if (first === undefined) return null
  const { space } = question(game)?.about ?? {}
  const fixed = lanes.every(({ to }) => to === space)
    ? 'to'
    : lanes.every(({ from }) => from === space)
      ? 'from'
      : null
  const end = fixed === 'from' ? 'to' : 'from'
  const rows = grouped(lanes, (lane) => lane[end]).map((those) => ({
    space: those[0]?.[end] ?? first[end],
    lanes: those,
    digit: digit(),
  }))
  return { lanes, fixed, at: fixed && (space ?? null), rows }
}

const APART: readonly OptionKind[] = ['space', 'pick', 'activity']

/** What can have no effect is offered after what can. */
const vainLast = (game: Game, all: readonly Option[]): readonly Option[] => {
  const vain = all.filter(
    (option) => WEIGHED.includes(kindOf(game, option)) && isVain(game, consequence(game, [option])),
  )
  return [...all.filter((option) => !vain.includes(option)), ...vain]
}

/** Answers that may come to nothing, without naming a space in which they do. */
const WEIGHED: readonly OptionKind[] = ['activity', 'word']

const waysIn = (game: Game, all: readonly Option[]): readonly Way[] =>
  all.flatMap((option) => movedBy(game, option).map(({ from, to }) => ({ option, from, to })))

/** What can be answered, sorted. Digits are given in the order in which the answers are shown. */
export const viewOf = (game: Game): View => {
  const all = options(game)
  const of = (kind: OptionKind) => all.filter((option) => kindOf(game, option) === kind)
  const place = (space: SpaceId): number => door(game.of).spaces.indexOf(space)
  const space = question(game)?.about.space
  const digit = digits()
  const numbered = <O extends Option>(list: readonly O[]): Keyed<O>[] =>
    list.map((option) => ({ option, digit: digit() }))
  const spaces = all
    .filter((option) => isOfKind(game, option, 'space'))
    .sort((a, b) => place(a) - place(b))
  const picks = all
    .filter((option) => isOfKind(game, option, 'pick'))
    .sort((a, b) => place(a.space) - place(b.space))
  const isMoved = lanesOf(game).length > 0
  const payments = spaces.length > 0 ? of('chit') : []
  const isPlain = (option: Option) =>
    option !== 'done' &&
    !payments.includes(option) &&
    !APART.includes(kindOf(game, option)) &&
    !(isMoved && movedBy(game, option).length > 0)
  return {
    plain: numbered(vainLast(game, all.filter(isPlain))),
    spaces: numbered(spaces),
    picks: numbered(picks),
    payments: numbered(payments),
    movement: movementIn(game, digit),
    ways: isMoved ? [] : waysIn(game, all),
    activities: numbered(vainLast(game, of('activity'))),
    done: all.includes('done'),
    here: space !== undefined && strokeIn(game, space) ? space : null,
    refused: refusedIn(game),
  }
}

/** Every space that has a part in an answer: what can be pressed on the board. */
export const legalSpaces = (view: View): ReadonlySet<SpaceId> =>
  new Set([
    ...(view.here ? [view.here] : []),
    ...view.spaces.map(({ option }) => option),
    ...view.picks.map(({ option }) => option.space),
    ...view.ways.flatMap(({ from, to }) => [from, to]),
    ...(view.movement?.lanes.flatMap(({ from, to }) => [from, to]) ?? []),
  ])

/** The spaces that were asked for and cannot be chosen. */
export const refusedSpaces = (game: Game, view: View): ReadonlySet<SpaceId> => {
  const legal = legalSpaces(view)
  const refused = view.refused.flatMap(({ option }) =>
    isOfKind(game, option, 'space') ? [option] : [],
  )
  return new Set(refused.filter((space) => !legal.has(space)))
}

/** What pressing a space on the board means: an answer, or only a look at the answers there. */
export const pressed = (view: View, space: SpaceId): Option | null => {
  const chosen = view.spaces.find(({ option }) => option === space)
  if (chosen) return chosen.option
  const [only, ...others] = [
    ...view.picks.map(({ option }) => option).filter((pick) => pick.space === space),
    ...view.ways
      .filter(({ from, to }) => from === space || to === space)
      .map(({ option }) => option),
  ]
  return only && others.length === 0 ? only : null
}

/** The pieces to choose from, those in one space only; all where none is named. */
export const onlyAt = (view: View, space: SpaceId | null): View =>
  space === null
    ? view
    : { ...view, picks: view.picks.filter(({ option }) => option.space === space) }
