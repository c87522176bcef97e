import type { Fact } from '../../games/index'

/** Everything of a fact but its number: what must be alike for two to be told as one. */
const alike = (fact: Fact): string => JSON.stringify({ ...fact, number: 0, why: fact.why.what })

const added = (fact: Fact, number: number): Fact =>
  'number' in fact ? { ...fact, number: fact.number + number } : fact

type Shift = Extract<Fact, { fact: 'unity' }>

const isShift = (fact: Fact | undefined): fact is Shift =>
  fact?.fact === 'unity' && fact.from !== fact.to

/** Steps of Unity that follow one another, as one shift. */
const inOneShift = (facts: readonly Fact[]): readonly Fact[] => {
  const told: Fact[] = []
  for (const fact of facts) {
    const last = told.at(-1)
    if (isShift(fact) && isShift(last) && last.to === fact.from && last.toward === fact.toward)
      told[told.length - 1] = { ...fact, from: last.from }
    else told.push(fact)
  }
  return told
}

/** Facts that differ only in their number, told as one where the first of them stands. */
export const merged = (facts: readonly Fact[]): readonly Fact[] => {
  const told = new Map<string, Fact>()
  inOneShift(facts).forEach((fact, index) => {
    const key = 'number' in fact ? alike(fact) : index.toString()
    const before = told.get(key)
    told.set(key, before && 'number' in before ? added(fact, before.number) : fact)
  })
  return [...told.values()]
}
