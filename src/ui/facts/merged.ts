import type { Fact } from '../../games/index'
import { tellingOf, type Story } from './story'

/** Everything of a fact but its number: what must be alike for two to be told as one. */
const alike = (fact: Fact): string => JSON.stringify({ ...fact, number: 0, why: fact.why.what })

const added = (fact: Fact, number: number): Fact =>
  'number' in fact ? { ...fact, number: fact.number + number } : fact

/** A step on a track. */
type Step = Fact & { readonly from: number; readonly to: number; readonly change?: number }

const directionOf = (fact: Fact, story: Story): string | number | undefined =>
  tellingOf(fact, story).direction?.(fact)

const isStep = (fact: Fact, story: Story): fact is Step => directionOf(fact, story) !== undefined

/** Whether a step goes on from another on the same track, for the same reason and in the same direction. */
const goesOn = (fact: Step, before: Step, story: Story): boolean =>
  before.fact === fact.fact &&
  before.to === fact.from &&
  before.why.what === fact.why.what &&
  directionOf(before, story) === directionOf(fact, story)

const joined = (before: Step, fact: Step): Step => ({
  ...fact,
  from: before.from,
  ...(fact.change !== undefined && { change: (before.change ?? 0) + fact.change }),
})

/** Steps on a track that go on from one another, as one, where the first of them stands. */
const inOneStep = (facts: readonly Fact[], story: Story): readonly Fact[] => {
  const told: Fact[] = []
  for (const fact of facts) {
    const at = told.map((one) => one.fact).lastIndexOf(fact.fact)
    const before = told[at]
    if (before && isStep(fact, story) && isStep(before, story) && goesOn(fact, before, story))
      told[at] = joined(before, fact)
    else told.push(fact)
  }
  return told
}

/** Facts that differ only in their number, told as one where the first of them stands. */
export const merged = (facts: readonly Fact[], story: Story): readonly Fact[] => {
  const told = new Map<string, Fact>()
  inOneStep(facts, story).forEach((fact, index) => {
    const key = 'number' in fact ? alike(fact) : index.toString()
    const before = told.get(key)
    told.set(key, before && 'number' in before ? added(fact, before.number) : fact)
  })
  return [...told.values()]
}
