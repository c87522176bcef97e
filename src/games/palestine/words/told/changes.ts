import type { Fact, Force, Piece, SpaceId } from '../../rules/index'

/** Kinds of changes, the weightiest first. */
const KINDS = [
  'will',
  'capability',
  'must-pass',
  'haganah',
  'imprisoned',
  'to-track',
  'removed',
  'withheld',
  'left-the-game',
  'placed',
  'terror',
  'sabotage',
  'curfew',
  'flipped',
  'no-terror',
  'no-sabotage',
  'no-curfew',
  'activated',
  'moved',
  'drawn',
  'given',
  'provided',
  'released',
] as const
export type ChangeKind = (typeof KINDS)[number]

/** What has changed, of one kind, wherever it did. */
export interface Change {
  readonly kind: ChangeKind
  /** The pieces that it is about; null where it is about none. */
  readonly of: Force | Piece | null
  readonly number: number
  readonly spaces: readonly SpaceId[]
  /** The first and the last fact that it came from. */
  readonly first: Fact
  readonly last: Fact
}

type Sorted = Pick<Change, 'kind' | 'of' | 'number' | 'spaces'>

const GONE = { available: 'removed', prison: 'imprisoned', 'haganah-track': 'to-track' } as const

const sort = (
  kind: ChangeKind,
  number = 1,
  spaces: readonly SpaceId[] = [],
  of: Change['of'] = null,
): Sorted => ({ kind, of, number, spaces })

/** Where a fact belongs; null where it is not worth a line between two turns. */
const sorted = (fact: Fact): Sorted | null => {
  switch (fact.fact) {
    case 'placed':
      return sort('placed', fact.number, [fact.space], fact.force)
    case 'removed':
      return sort(GONE[fact.to], fact.number, [fact.space], fact.piece)
    case 'activated':
      return sort('activated', fact.number, [fact.space], 'cells')
    case 'moved':
      return sort('moved', fact.number, [fact.to], fact.piece)
    case 'curfew':
      return sort(fact.present ? 'curfew' : 'no-curfew', 1, [fact.space])
    case 'sabotage':
    case 'terror':
      return sort(
        fact.change > 0 ? fact.fact : (`no-${fact.fact}` as const),
        Math.abs(fact.change),
        [fact.space],
      )
    case 'flipped':
      return sort('flipped', fact.number, [fact.space])
    case 'political-will':
      return fact.from === fact.to ? null : sort('will')
    case 'haganah':
      return sort('haganah')
    case 'withheld':
    case 'provided':
      return sort(fact.fact, fact.number, [], fact.force)
    case 'released':
    case 'left-the-game':
      return fact.number === 0 ? null : sort(fact.fact, fact.number, [], 'cells')
    case 'intel':
      return sort(fact.change === 'drawn' ? 'drawn' : 'given')
    case 'must-pass':
      return fact.on === 'next-card' ? sort('must-pass') : null
    case 'capability':
      return sort('capability')
    default:
      return null
  }
}

/** Whether a fact is one of the changes that are told together. */
export const isChange = (fact: Fact): boolean => sorted(fact) !== null

/** Capabilities are told one by one. */
const nameOf = ({ kind, of }: Sorted, fact: Fact): string =>
  `${kind} ${fact.fact === 'capability' ? fact.card : (of ?? '')}`

/** All that has changed, the weightiest first. */
export const changesOf = (facts: readonly Fact[]): readonly Change[] => {
  const changes = new Map<string, Change>()
  for (const fact of facts) {
    const found = sorted(fact)
    if (found === null) continue
    const key = nameOf(found, fact)
    const before = changes.get(key)
    changes.set(key, {
      kind: found.kind,
      of: found.of,
      number: found.number + (before?.number ?? 0),
      spaces: [...new Set([...(before?.spaces ?? []), ...found.spaces])],
      first: before?.first ?? fact,
      last: fact,
    })
  }
  return [...changes.values()].sort(
    (a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || b.number - a.number,
  )
}
