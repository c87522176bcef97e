import type { Fact, SpaceId } from '../../rules/index'
import { CHANGE_KINDS, CHANGE_TEXT, type ChangeKind } from '../text/changes'
import { cardSide, unityName } from '../text/names'

/** What has changed, of one kind, wherever it did. */
interface Change {
  readonly kind: ChangeKind
  readonly of: string
  number: number
  readonly spaces: Set<SpaceId>
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

/** The weightiest changes first, each as a sentence. */
export const changeLines = (facts: readonly Fact[], most: number): readonly string[] => {
  const changes = new Map<string, Change>()
  for (const fact of facts) {
    const found = sorted(fact)
    if (found === null) continue
    const [kind, of, number, spaces] = found
    // Of Political Will and Unity only where they have come to stand.
    const key = kind === 'will' || kind === 'unity' ? kind : `${kind} ${of}`
    const before = kind === 'unity' || kind === 'will' ? undefined : changes.get(key)
    const change = before ?? { kind, of, number: 0, spaces: new Set<SpaceId>() }
    change.number += number
    for (const space of spaces) change.spaces.add(space)
    changes.set(key, change)
  }
  return [...changes.values()]
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || b.number - a.number)
    .slice(0, most)
    .map(({ kind, of, number, spaces }) => CHANGE_TEXT[kind]({ of, number, spaces: [...spaces] }))
}

/** The spaces in which anything has changed. */
export const changedSpaces = (facts: readonly Fact[]): ReadonlySet<SpaceId> =>
  new Set(facts.flatMap((fact) => sorted(fact)?.[3] ?? []))
