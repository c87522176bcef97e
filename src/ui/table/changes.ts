import type { Fact, SpaceId } from '../../rules/index'
import { CHANGE_KINDS, changeText, type ChangeKind } from '../text/changes'
import { cardSide, unityName } from '../text/names'

/** What has changed, of one kind, wherever it did. */
export interface Change {
  readonly kind: ChangeKind
  readonly of: string
  readonly number: number
  readonly spaces: readonly SpaceId[]
}

type Sorted = readonly [kind: ChangeKind, of: string, number: number, spaces: readonly SpaceId[]]

/** Where a fact belongs; null where it is not worth a line between two turns. */
const sorted = (fact: Fact): Sorted | null => {
  switch (fact.fact) {
    case 'placed':
      return ['placed', fact.force, fact.number, [fact.space]]
    case 'removed':
      return ['removed', fact.piece, fact.number, [fact.space]]
    case 'activated':
      return ['activated', fact.force, fact.number, [fact.space]]
    case 'moved':
      return ['moved', fact.piece, fact.number, [fact.to]]
    case 'relocated':
      return ['moved', fact.piece, 1, [fact.to]]
    case 'opposition':
      return [fact.present ? 'opposition' : 'no-opposition', '', 1, [fact.space]]
    case 'curfew':
      return [fact.present ? 'curfew' : 'no-curfew', '', 1, [fact.space]]
    case 'sabotage':
      return [fact.change > 0 ? 'sabotage' : 'no-sabotage', '', Math.abs(fact.change), [fact.space]]
    case 'unity':
      return fact.from === fact.to ? null : ['unity', unityName(fact.to), 1, []]
    case 'political-will':
      return fact.from === fact.to ? null : ['will', `${fact.from} to ${fact.to}`, 1, []]
    case 'capability':
      return [fact.inPlay ? 'capability' : 'no-capability', cardSide(fact.card, fact.side), 1, []]
    default:
      return null
  }
}

/** Whether a fact is one of the changes that are told together. */
export const isChange = (fact: Fact): boolean => sorted(fact) !== null

const ORDER: readonly ChangeKind[] = CHANGE_KINDS

/** All that has changed, the weightiest first. */
export const changesOf = (facts: readonly Fact[]): readonly Change[] => {
  const changes = new Map<string, Change>()
  for (const fact of facts) {
    const found = sorted(fact)
    if (found === null) continue
    const [kind, of, number, spaces] = found
    // Of Political Will and Unity only where they have come to stand.
    const last = kind === 'will' || kind === 'unity'
    const key = last ? kind : `${kind} ${of}`
    const before = last ? undefined : changes.get(key)
    changes.set(key, {
      kind,
      of,
      number: number + (before?.number ?? 0),
      spaces: [...new Set([...(before?.spaces ?? []), ...spaces])],
    })
  }
  return [...changes.values()].sort(
    (a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || b.number - a.number,
  )
}

/** The weightiest changes, each as a sentence. */
export const changeLines = (facts: readonly Fact[], most: number): readonly string[] =>
  changesOf(facts).slice(0, most).map(changeText)

/** The spaces in which anything has changed. */
export const changedSpaces = (facts: readonly Fact[]): ReadonlySet<SpaceId> =>
  new Set(facts.flatMap((fact) => sorted(fact)?.[3] ?? []))
