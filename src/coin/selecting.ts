import type { askingIn } from './asking'
import type { Script } from './decision'
import { refuse } from './refusal'
import type { VerdictOf, World } from './world'

/** How a Special Activity or an Event selects spaces, one by one. */
export interface Selection<W extends World> {
  readonly by: W['faction']
  readonly ask: W['ask']
  /** The rule that binds the selection as such: each space once, and how many are owed. */
  readonly rule?: string
  /** The most spaces. */
  readonly limit: number
  /** Whether none is enough, one is owed, or as many as can be. */
  readonly owed: 'none' | 'one' | 'all'
  /** Whether a space may be selected now; those selected already are refused without asking. */
  readonly may: (space: W['space']) => VerdictOf<W>
  /** What happens in each, at once, before the next is selected. */
  readonly then: (space: W['space']) => Script<W> | undefined
}

/** How the rules of a game select spaces. */
export const selectingIn = <W extends World>(
  everySpace: readonly W['space'][],
  { ask, choice, spaces, DONE }: ReturnType<typeof askingIn<W>>,
) => {
  type May = (space: W['space']) => VerdictOf<W>

  /** Whether there is any such space. */
  const someSpace = (may: May): boolean => everySpace.some((space) => may(space) === true)

  /** The same as a verdict: if there is none, why nothing can come of it. */
  const anySpace = (
    may: May,
    rule: string,
    reason: W['reason'] | 'no-space-for-this' = 'no-space-for-this',
  ): VerdictOf<W> => (someSpace(may) ? true : refuse<W['reason']>(rule, reason))

  /** One space, or null where there is none to choose. */
  function* oneSpace(
    by: W['faction'],
    key: W['ask'],
    may: May,
    about: W['about'] = {},
  ): Script<W, W['space'] | null> {
    return someSpace(may) ? yield* ask(by, key, about, spaces(may)) : null
  }

  /** One space, or null where there is none to choose or none is wanted. */
  function* perhapsOneSpace(
    by: W['faction'],
    key: W['ask'],
    may: May,
    about: W['about'] = {},
  ): Script<W, W['space'] | null> {
    if (!someSpace(may)) return null
    const space = yield* ask(by, key, about, spaces(may), DONE)
    return space === 'done' ? null : space
  }

  /** 3.1, 4.1 Selects spaces, each only once, and carries out each before the next. */
  function* selectSpaces(selection: Selection<W>): Script<W> {
    const { by, limit, owed, rule = '4.1' } = selection
    const selected: W['space'][] = []
    const may = (space: W['space']): VerdictOf<W> =>
      selected.includes(space) ? refuse(rule, 'already-selected') : selection.may(space)
    const mayStop = (): VerdictOf<W> => {
      if (owed === 'none' || (owed === 'one' && selected.length > 0)) return true
      return refuse(rule, owed === 'one' ? 'nothing-selected-yet' : 'all-are-owed')
    }
    while (selected.length < limit && someSpace(may)) {
      const about = { spaces: [...selected], limit, ...(owed === 'all' && { owed: true as const }) }
      const stop = choice<'done'>(['done'], mayStop)
      const space = yield* ask(by, selection.ask, about, spaces(may), stop)
      if (space === 'done') return
      selected.push(space)
      const script = selection.then(space)
      if (script) yield* script
    }
  }

  return { someSpace, anySpace, oneSpace, perhapsOneSpace, selectSpaces }
}
