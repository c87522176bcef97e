import type { Content, Fact, Force, Option, SpaceId } from '../../rules/index'

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

/** What of a consequence can be told with figures, and what is told in words. */
export interface Outcome {
  readonly gains: readonly Gain[]
  /** One of these as well: what differs from way to way. */
  readonly either: readonly (readonly Gain[])[]
  /** From how many ways one is still to be chosen that are not told apart. */
  readonly ways: number
  /** What could be added. */
  readonly most: readonly Gain[]
  /** All answers that are open, or were declined, here. */
  readonly open: readonly Option[]
  readonly others: readonly Fact[]
}

type Change = Pick<Gain, 'of' | 'by'> & { readonly at: SpaceId; readonly turn?: true }

/** What a fact changes, with its figures; nothing where it has none. */
export const changesIn = (fact: Fact): readonly Change[] => {
  switch (fact.fact) {
    case 'placed':
      return [{ of: fact.force, by: fact.number, at: fact.space }]
    case 'removed':
      return [{ of: fact.piece, by: -fact.number, at: fact.space }]
    case 'moved':
      return [
        { of: fact.piece, by: fact.number, at: fact.to },
        { of: fact.piece, by: -fact.number, at: fact.from },
      ]
    case 'activated':
      return [{ of: 'cellsActive', by: fact.number, at: fact.space, turn: true }]
    case 'hidden':
      return [{ of: 'cellsUnderground', by: fact.number, at: fact.space, turn: true }]
    case 'curfew':
      return [{ of: 'curfew', by: fact.present ? 1 : -1, at: fact.space }]
    case 'sabotage':
    case 'terror':
      return [{ of: fact.fact, by: fact.change, at: fact.space }]
    case 'flipped':
      return [
        { of: 'terror', by: -fact.number, at: fact.space },
        { of: 'sabotage', by: fact.number, at: fact.space },
      ]
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
