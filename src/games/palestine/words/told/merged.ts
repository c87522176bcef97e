import type { Fact } from '../../rules/index'

type Step = Fact & { readonly fact: 'haganah' | 'political-will' }

const isStep = (fact: Fact): fact is Step =>
  fact.fact === 'haganah' || fact.fact === 'political-will'

/** Whether a step goes on from another on the same track, for the same reason and in the same direction. */
const goesOn = (fact: Step, before: Fact): before is Step =>
  before.fact === fact.fact &&
  before.to === fact.from &&
  before.why.what === fact.why.what &&
  Math.sign(before.to - before.from) === Math.sign(fact.to - fact.from)

const joined = (before: Step, fact: Step): Fact =>
  fact.fact === 'political-will'
    ? { ...fact, from: before.from, change: fact.to - before.from }
    : { ...fact, from: before.from }

/** Everything of a fact but its number: what must be alike for two to be told as one. */
const alike = (fact: Fact): string => JSON.stringify({ ...fact, number: 0, why: fact.why.what })

/** Adds a fact to those told so far: to one that differs only in its number, or that it goes on from. */
const add = (told: Fact[], fact: Fact): void => {
  const at = told
    .map((one) =>
      isStep(fact) ? one.fact === fact.fact : 'number' in fact && alike(one) === alike(fact),
    )
    .lastIndexOf(true)
  const before = told[at]
  if (before && isStep(fact) && goesOn(fact, before)) told[at] = joined(before, fact)
  else if (before && 'number' in before && 'number' in fact)
    told[at] = { ...before, number: before.number + fact.number }
  else told.push(fact)
}

/** Facts that differ only in their number, and steps on one track, each told as one. */
export const merged = (facts: readonly Fact[]): readonly Fact[] => {
  const told: Fact[] = []
  for (const fact of facts) add(told, fact)
  return told
}
