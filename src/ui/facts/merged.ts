import type { Fact } from '../../rules/index'

/** Everything of a fact but its number: what must be alike for two to be told as one. */
const alike = (fact: Fact): string => JSON.stringify({ ...fact, number: 0, why: fact.why.what })

const added = (fact: Fact, number: number): Fact =>
  'number' in fact ? { ...fact, number: fact.number + number } : fact

/** Facts that differ only in their number, told as one where the first of them stands. */
export const merged = (facts: readonly Fact[]): readonly Fact[] => {
  const told = new Map<string, Fact>()
  facts.forEach((fact, index) => {
    const key = 'number' in fact ? alike(fact) : index.toString()
    const before = told.get(key)
    told.set(key, before && 'number' in before ? added(fact, before.number) : fact)
  })
  return [...told.values()]
}
