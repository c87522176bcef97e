import type { Faction } from '../data/factions'
import { SPACES, type SpaceId } from '../data/spaces'
import { ask, choice, DONE, spaces } from './ask'
import type { About, Ask, Script } from './decision'
import { refuse, type Reason, type Verdict } from './refusal'

type May = (space: SpaceId) => Verdict

/** Whether there is any such space. */
export const someSpace = (may: May): boolean => SPACES.some((space) => may(space) === true)

/** The same as a verdict: if there is none, why nothing can come of it. */
export const anySpace = (may: May, rule: string, reason: Reason = 'no-space-for-this'): Verdict =>
  someSpace(may) ? true : refuse(rule, reason)

/** One space, or null where there is none to choose. */
export function* oneSpace(
  by: Faction,
  key: Ask,
  may: May,
  about: About = {},
): Script<SpaceId | null> {
  return someSpace(may) ? yield* ask(by, key, about, spaces(may)) : null
}

/** One space, or null where there is none to choose or none is wanted. */
export function* perhapsOneSpace(
  by: Faction,
  key: Ask,
  may: May,
  about: About = {},
): Script<SpaceId | null> {
  if (!someSpace(may)) return null
  const space = yield* ask(by, key, about, spaces(may), DONE)
  return space === 'done' ? null : space
}

/** How a Special Activity or an Event selects spaces, one by one. */
export interface Selection {
  readonly by: Faction
  readonly ask: Ask
  /** The rule that binds the selection as such: each space once, and how many are owed. */
  readonly rule?: string
  /** The most spaces. */
  readonly limit: number
  /** Whether none is enough, one is owed, or as many as can be. */
  readonly owed: 'none' | 'one' | 'all'
  /** Whether a space may be selected now; those selected already are refused without asking. */
  readonly may: May
  /** What happens in each (R41: at once, before the next is selected). */
  readonly then: (space: SpaceId) => Script | undefined
}

/** 3.1, 4.1 Selects spaces, each only once, and carries out each before the next. */
export function* selectSpaces(selection: Selection): Script {
  const { by, limit, owed, rule = '4.1' } = selection
  const selected: SpaceId[] = []
  const may = (space: SpaceId): Verdict =>
    selected.includes(space) ? refuse(rule, 'already-selected') : selection.may(space)
  const mayStop = (): Verdict => {
    if (owed === 'none' || (owed === 'one' && selected.length > 0)) return true
    return refuse(rule, owed === 'one' ? 'nothing-selected-yet' : 'all-are-owed')
  }
  while (selected.length < limit && someSpace(may)) {
    const about = { spaces: [...selected], limit, ...(owed === 'all' && { owed: true as const }) }
    const stop = choice(['done'] as const, mayStop)
    const space = yield* ask(by, selection.ask, about, spaces(may), stop)
    if (space === 'done') return
    selected.push(space)
    const script = selection.then(space)
    if (script) yield* script
  }
}
