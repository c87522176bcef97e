import type { Fact, SpaceId } from '../../games/index'
import { tellingOf, type Story } from './story'
import type { Change, Changing } from './telling'

const changing = (fact: Fact, story: Story): Changing | null =>
  tellingOf(fact, story).change?.(fact) ?? null

/** Whether a fact is one of the changes that are told together. */
export const isChange = (fact: Fact, story: Story): boolean => changing(fact, story) !== null

/** All that has changed, the weightiest first. */
export const changesOf = (facts: readonly Fact[], story: Story): readonly Change[] => {
  const changes = new Map<string, Change>()
  for (const fact of facts) {
    const found = changing(fact, story)
    if (found === null) continue
    const { kind, of = null, number = 1, spaces = [], to = '', single = '', last } = found
    const key = last ? kind : `${kind} ${of ?? single}`
    const before = last ? undefined : changes.get(key)
    changes.set(key, {
      kind,
      of,
      number: number + (before?.number ?? 0),
      spaces: [...new Set([...(before?.spaces ?? []), ...spaces])],
      to,
    })
  }
  const kinds = Object.keys(story.changes)
  return [...changes.values()].sort(
    (a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || b.number - a.number,
  )
}

/** The spaces in which anything has changed. */
export const changedSpaces = (facts: readonly Fact[], story: Story): ReadonlySet<SpaceId> =>
  new Set(facts.flatMap((fact) => changing(fact, story)?.spaces ?? []))

/** One change in a sentence, without its stop. */
export const changeText = (change: Change, { changes }: Story): string =>
  changes[change.kind]?.(change) ?? ''
