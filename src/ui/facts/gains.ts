import { lanesOf, type Fact, type Option, type SpaceId } from '../../games/index'
import { tellingOf, type Story } from './story'
import type { Figure, Gain } from './telling'

/** What a fact changes, with its figures; nothing where it has none. */
const figuresIn = (fact: Fact, story: Story): readonly Figure[] =>
  tellingOf(fact, story).figures?.(fact) ?? []

/** Whether a fact is told with figures. */
export const hasFigure = (fact: Fact, story: Story): boolean => figuresIn(fact, story).length > 0

/** All changes with a figure, like ones added up; `here` need not be named. */
export const gainsOf = (
  facts: readonly Fact[],
  here: SpaceId | null,
  story: Story,
): readonly Gain[] => {
  const gains = new Map<string, Gain>()
  for (const { of, by, at, turn = false } of facts.flatMap((fact) => figuresIn(fact, story))) {
    const name = `${of} ${at} ${turn ? 'turn' : by > 0}`
    const before = gains.get(name)?.by ?? 0
    gains.set(name, { of, by: before + by, turn, at: at === here ? null : at, most: false })
  }
  return [...gains.values()]
}

/** The most that one of these answers could bring, or take from here. */
export const mostOf = (
  options: readonly Option[],
  here: SpaceId,
  { most }: Story,
): readonly Gain[] => {
  const sums = new Map<string, number>()
  for (const { of, by } of most(options, here)) sums.set(of, (sums.get(of) ?? 0) + by)
  return [...sums].flatMap(([of, by]) =>
    by === 0 ? [] : [{ of, by, turn: false, at: null, most: true }],
  )
}

/** Whether a fact only tells that what was answered is done. */
export const isAnswer = (fact: Fact, option: Option, story: Story): boolean => {
  const way = tellingOf(fact, story).flying?.(fact)
  return lanesOf(story, option).some(({ from, to }) => from === way?.from && to === way.to)
}
