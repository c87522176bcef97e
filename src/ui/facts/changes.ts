import type { Fact, Force, Piece, SpaceId } from '../arab-revolt'

/** Kinds of changes, the weightiest first. */
const KINDS = [
  'will',
  'capability',
  'no-capability',
  'countries',
  'imprisoned',
  'removed',
  'withdrawn',
  'to-forts',
  'placed',
  'opposition',
  'sabotage',
  'curfew',
  'no-opposition',
  'no-sabotage',
  'no-curfew',
  'unity',
  'activated',
  'moved',
  'held',
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
  /** The last fact that it came from. */
  readonly fact: Fact
}

type Sorted = readonly [
  kind: ChangeKind,
  of: Change['of'],
  number: number,
  spaces: readonly SpaceId[],
]

/** What it is called that a piece is removed, by where it goes. */
const GONE = {
  available: 'removed',
  prison: 'imprisoned',
  'out-of-play': 'withdrawn',
  'tegart-forts': 'to-forts',
} as const satisfies Record<string, ChangeKind>

/** Where a fact belongs; null where it is not worth a line between two turns. */
const sorted = (fact: Fact): Sorted | null => {
  switch (fact.fact) {
    case 'placed':
      return ['placed', fact.force, fact.number, [fact.space]]
    case 'removed':
      return [GONE[fact.to], fact.piece, fact.number, [fact.space]]
    case 'garrisoned':
      return ['to-forts', 'police', fact.number, []]
    case 'released':
      return fact.guerrillas + fact.bases === 0
        ? null
        : ['released', fact.guerrillas > 0 ? 'guerrillas' : 'bases', 1, []]
    case 'activated':
      return ['activated', fact.force, fact.number, [fact.space]]
    case 'moved':
      return ['moved', fact.piece, fact.number, [fact.to]]
    case 'relocated':
      return ['moved', fact.piece, 1, [fact.to]]
    case 'opposition':
      return [fact.present ? 'opposition' : 'no-opposition', null, 1, [fact.space]]
    case 'curfew':
      return [fact.present ? 'curfew' : 'no-curfew', null, 1, [fact.space]]
    case 'sabotage':
      return [
        fact.change > 0 ? 'sabotage' : 'no-sabotage',
        null,
        Math.abs(fact.change),
        [fact.space],
      ]
    case 'unity':
      return fact.from === fact.to ? null : ['unity', null, 1, []]
    case 'political-will':
      return fact.from === fact.to ? null : ['will', null, 1, []]
    case 'chit':
      return fact.to === 'held' ? ['held', null, 1, []] : null
    case 'countries-in-play':
      return ['countries', null, 1, fact.countries]
    case 'capability':
      return [fact.inPlay ? 'capability' : 'no-capability', null, 1, []]
    default:
      return null
  }
}

/** Whether a fact is one of the changes that are told together. */
export const isChange = (fact: Fact): boolean => sorted(fact) !== null

/** Capabilities and chits are told one by one. */
const singleOf = (fact: Fact): string | number => {
  if (fact.fact === 'capability') return fact.card
  return fact.fact === 'chit' ? fact.chit : ''
}

/** All that has changed, the weightiest first. */
export const changesOf = (facts: readonly Fact[]): readonly Change[] => {
  const changes = new Map<string, Change>()
  for (const fact of facts) {
    const found = sorted(fact)
    if (found === null) continue
    const [kind, of, number, spaces] = found
    // Of Political Will and Unity only where they have come to stand.
    const last = kind === 'will' || kind === 'unity'
    const key = last ? kind : `${kind} ${of ?? singleOf(fact)}`
    const before = last ? undefined : changes.get(key)
    changes.set(key, {
      kind,
      of,
      number: number + (before?.number ?? 0),
      spaces: [...new Set([...(before?.spaces ?? []), ...spaces])],
      fact,
    })
  }
  return [...changes.values()].sort(
    (a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || b.number - a.number,
  )
}

/** The spaces in which anything has changed. */
export const changedSpaces = (facts: readonly Fact[]): ReadonlySet<SpaceId> =>
  new Set(facts.flatMap((fact) => sorted(fact)?.[3] ?? []))
