import type { Fact } from '../../games/index'

/** Everything of a fact but its number: what must be alike for two to be told as one. */
const alike = (fact: Fact): string => JSON.stringify({ ...fact, number: 0, why: fact.why.what })

const added = (fact: Fact, number: number): Fact =>
  'number' in fact ? { ...fact, number: fact.number + number } : fact

type Step = Extract<Fact, { fact: 'unity' | 'political-will' }>

const isStep = (fact: Fact): fact is Step => fact.fact === 'unity' || fact.fact === 'political-will'

/** Whether a step goes on from another on the same track, for the same reason and in the same direction. */
const goesOn = (fact: Step, before: Step): boolean =>
  before.fact === fact.fact &&
  before.to === fact.from &&
  before.why.what === fact.why.what &&
  (fact.fact === 'political-will'
    ? before.fact === fact.fact && Math.sign(before.change) === Math.sign(fact.change)
    : before.fact === fact.fact && before.toward === fact.toward)

const joined = (before: Step, fact: Step): Step =>
  fact.fact === 'political-will' && before.fact === fact.fact
    ? { ...fact, from: before.from, change: before.change + fact.change }
    : { ...fact, from: before.from }

/** Steps on a track that go on from one another, as one, where the first of them stands. */
const inOneStep = (facts: readonly Fact[]): readonly Fact[] => {
  const told: Fact[] = []
  for (const fact of facts) {
    const at = told.map((one) => one.fact).lastIndexOf(fact.fact)
    const before = told[at]
    if (before && isStep(fact) && isStep(before) && goesOn(fact, before))
      told[at] = joined(before, fact)
    else told.push(fact)
  }
  return told
}

/** Facts that differ only in their number, told as one where the first of them stands. */
export const merged = (facts: readonly Fact[]): readonly Fact[] => {
  const told = new Map<string, Fact>()
  inOneStep(facts).forEach((fact, index) => {
    const key = 'number' in fact ? alike(fact) : index.toString()
    const before = told.get(key)
    told.set(key, before && 'number' in before ? added(fact, before.number) : fact)
  })
  return [...told.values()]
}
