import {
  FORCE,
  optionKind,
  sameOption,
  type Content,
  type Fact,
  type Force,
  type GuerrillaGroup,
  type Move,
  type Option,
  type Piece,
  type SpaceId,
} from '../arab-revolt'

/** A change that has a figure. */
export interface Gain {
  readonly of: Content | Force
  /** How many come, or go if it is less than none. */
  readonly by: number
  /** Whether they stay and only turn to this side. */
  readonly turn: boolean
  /** Where; null here, where it need not be said. */
  readonly at: SpaceId | null
  /** Whether it is only the most that could be. */
  readonly most: boolean
}

/** A piece on whichever side. */
export const forceOf = (of: Gain['of']): Gain['of'] => (of in FORCE ? FORCE[of as Piece] : of)

type Change = Pick<Gain, 'of' | 'by'> & { readonly at: SpaceId; readonly turn?: true }

const moved = (of: Content, from: SpaceId, to: SpaceId, number: number): readonly Change[] => [
  { of, by: number, at: to },
  { of, by: -number, at: from },
]

/** What a fact changes, with its figures; nothing where it has none. */
const changesIn = (fact: Fact): readonly Change[] => {
  switch (fact.fact) {
    case 'placed':
      return [{ of: fact.force, by: fact.number, at: fact.space }]
    case 'removed':
      return [{ of: fact.piece, by: -fact.number, at: fact.space }]
    case 'moved':
      return moved(fact.piece, fact.from, fact.to, fact.number)
    case 'relocated':
      return moved(fact.piece, fact.from, fact.to, 1)
    case 'activated':
    case 'hidden': {
      const state = fact.fact === 'activated' ? 'Active' : 'Underground'
      const of: Content = fact.force === 'irregulars' ? `irregulars${state}` : `guerrillas${state}`
      return [{ of, by: fact.number, at: fact.space, turn: true }]
    }
    case 'opposition':
    case 'curfew':
      return [{ of: fact.fact, by: fact.present ? 1 : -1, at: fact.space }]
    case 'sabotage':
      return [{ of: 'sabotage', by: fact.change, at: fact.space }]
    default:
      return []
  }
}

/** Whether a fact is told with figures. */
export const hasFigure = (fact: Fact): boolean => changesIn(fact).length > 0

/** All changes with a figure, like ones added up; `here` need not be named. */
export const gainsOf = (facts: readonly Fact[], here: SpaceId | null): readonly Gain[] => {
  const gains = new Map<string, Gain>()
  for (const { of, by, at, turn = false } of facts.flatMap(changesIn)) {
    const name = `${of} ${at} ${turn || by > 0}`
    const before = gains.get(name)?.by ?? 0
    gains.set(name, { of, by: before + by, turn, at: at === here ? null : at, most: false })
  }
  return [...gains.values()]
}

const isMove = (option: Option): option is Move => optionKind(option) === 'move'
const isGroup = (option: Option): option is GuerrillaGroup => optionKind(option) === 'group'

const largest = (numbers: readonly number[]): number => Math.max(0, ...numbers)

/** How many of each kind of piece could come here, or leave. */
const movable = (moves: readonly Move[], here: SpaceId): readonly Change[] => {
  const most = new Map<string, Change>()
  for (const { piece, from, to, number } of moves) {
    const by = to === here ? number : -number
    const before = most.get(`${piece} ${from}`)?.by ?? 0
    most.set(`${piece} ${from}`, {
      of: piece,
      by: by > 0 ? Math.max(by, before) : Math.min(by, before),
      at: here,
    })
  }
  return [...most.values()]
}

/** The same of Guerrillas who go together: all of a side that leave, or the largest group that comes. */
const together = (groups: readonly GuerrillaGroup[], here: SpaceId): readonly Change[] => {
  const leaving = groups.filter(({ from }) => from === here)
  const coming = groups.filter(({ to }) => to === here)
  return [
    { of: 'guerrillasUnderground', by: -largest(leaving.map((one) => one.underground)), at: here },
    { of: 'guerrillasActive', by: -largest(leaving.map((one) => one.active)), at: here },
    { of: 'guerrillas', by: largest(coming.map((one) => one.underground + one.active)), at: here },
  ]
}

const placeable = (options: readonly Option[], here: SpaceId): readonly Change[] =>
  options
    .filter((option) => optionKind(option) === 'force')
    .map((force) => ({ of: force as Force, by: 1, at: here }))

/** The most that one of these answers could bring, or take from here. */
export const mostOf = (options: readonly Option[], here: SpaceId): readonly Gain[] => {
  const changes = [
    ...movable(options.filter(isMove), here),
    ...together(options.filter(isGroup), here),
    ...placeable(options, here),
  ]
  const sums = new Map<Gain['of'], number>()
  for (const { of, by } of changes) sums.set(of, (sums.get(of) ?? 0) + by)
  return [...sums].flatMap(([of, by]) =>
    by === 0 ? [] : [{ of, by, turn: false, at: null, most: true }],
  )
}

/** Whether a fact only tells that what was answered is done. */
export const isAnswer = (fact: Fact, option: Option): boolean =>
  fact.fact === 'moved' &&
  (isMove(option) || isGroup(option)) &&
  sameOption([fact.from, fact.to], [option.from, option.to])
