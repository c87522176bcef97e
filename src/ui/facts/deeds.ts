import type { Cause, Fact, SpaceId } from '../../games/index'
import { isSilent, spaceOf, tellingOf, type Story } from './story'

interface Told {
  readonly fact: Fact
}

/** What was done for one reason in one space, or for one reason where it has no space. */
export interface Deed<T extends Told = Told> {
  readonly why: Cause
  readonly space: SpaceId | null
  readonly told: readonly T[]
  /** The number of the stretch, among those of facts for one reason, in which it is. */
  readonly stretch: number
}

type Open<T extends Told> = Deed<T> & { readonly told: T[] }

/** Whether two facts happened for one reason. */
export const sameCause = (a: Cause, b: Cause): boolean =>
  a.what === b.what && a.by === b.by && a.card === b.card

/** Whether a fact goes with what was told before it, though it happened elsewhere. */
const follows = <T extends Told>({ told }: Deed<T>, fact: Fact, story: Story): boolean => {
  const before = told.at(-1)?.fact
  return before !== undefined && tellingOf(fact, story).follows?.(fact, before) === true
}

/** Facts put together by what they were done for and where. One without a space belongs to what it follows. */
export const deedsOf = <T extends Told>(all: readonly T[], story: Story): readonly Deed<T>[] => {
  const deeds: Open<T>[] = []
  let stretch = 0
  for (const one of all) {
    const { fact } = one
    if (fact.fact === 'begins' || fact.fact === 'ends') stretch += 1
    if (isSilent(fact, 'log', story)) continue
    const last = deeds.at(-1)
    const goesOn = last?.stretch === stretch && sameCause(last.why, fact.why)
    const space = spaceOf(fact, story)
    if (goesOn && (space === null || space === last.space || follows(last, fact, story)))
      last.told.push(one)
    else deeds.push({ why: fact.why, space, told: [one], stretch })
  }
  return deeds
}
