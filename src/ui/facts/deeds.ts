import type { Cause, Fact, SpaceId } from '../../games/index'

/** Where a fact happened: of pieces that move, where they come to, but in a March where they leave. */
export const spaceOf = (fact: Fact): SpaceId | null => {
  if (fact.fact === 'moved') return fact.why.what === 'march' ? fact.from : fact.to
  if (fact.fact === 'relocated') return fact.to
  return 'space' in fact ? fact.space : null
}

/** What frames the facts, and is told by their order or their heading. */
const FRAME: readonly Fact['fact'][] = [
  'begins',
  'ends',
  'answered',
  'revealed',
  'eligibility',
  'took-box',
]

/** A chit that is drawn, or goes back, tells nothing. */
const isShuffle = (fact: Fact): boolean =>
  fact.fact === 'chit' &&
  (fact.to === 'drawn' ||
    fact.to === 'pool' ||
    // The Operations chit in play is named at the head of the action.
    (fact.kind === 'operations' && fact.to === 'used'))

interface Telling {
  readonly fact: Fact
}

/** What was done for one reason in one space, or for one reason where it has no space. */
export interface Deed<T extends Telling = Telling> {
  readonly why: Cause
  readonly space: SpaceId | null
  readonly told: readonly T[]
  /** The number of the stretch, among those of facts for one reason, in which it is. */
  readonly stretch: number
}

type Open<T extends Telling> = Deed<T> & { readonly told: T[] }

/** Whether two facts happened for one reason. */
export const sameCause = (a: Cause, b: Cause): boolean =>
  a.what === b.what && a.by === b.by && a.card === b.card

/** Whether a fact goes with what was told before it: Guerrillas who are noticed where they Marched to. */
const follows = <T extends Telling>({ told }: Deed<T>, fact: Fact): boolean => {
  const before = told.at(-1)?.fact
  return fact.fact === 'activated' && before?.fact === 'moved' && before.to === fact.space
}

/** Facts put together by what they were done for and where. One without a space belongs to what it follows. */
export const deedsOf = <T extends Telling>(all: readonly T[]): readonly Deed<T>[] => {
  const deeds: Open<T>[] = []
  let stretch = 0
  for (const one of all) {
    const { fact } = one
    if (fact.fact === 'begins' || fact.fact === 'ends') stretch += 1
    if (FRAME.includes(fact.fact) || isShuffle(fact)) continue
    const last = deeds.at(-1)
    const goesOn = last?.stretch === stretch && sameCause(last.why, fact.why)
    const space = spaceOf(fact)
    if (goesOn && (space === null || space === last.space || follows(last, fact)))
      last.told.push(one)
    else deeds.push({ why: fact.why, space, told: [one], stretch })
  }
  return deeds
}
