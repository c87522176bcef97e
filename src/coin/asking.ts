import { Decision, type AnyChoice, type Choice, type Refused, type Script } from './decision'
import { always } from './refusal'
import type { Table } from './table'
import type { CauseOf, ChooserOf, OptionOf, VerdictOf, World } from './world'

type Answer<W extends World, C> = C extends Choice<W, infer O> ? O : never

/** How the rules of a game ask. */
export const askingIn = <W extends World>(everySpace: readonly W['space'][]) => {
  /** Candidates that must pass a predicate. */
  const choice = <O extends OptionOf<W>>(
    of: readonly O[] | (() => readonly O[]),
    judge: (option: O) => VerdictOf<W> = always,
    denied?: () => readonly Refused<W>[],
  ): Choice<W, O> => ({ of, judge, denied })

  /** A word that can always be said. */
  const word = <Said extends OptionOf<W>>(said: Said): Choice<W, Said> => choice([said])

  /** Any space that passes the predicate; every other one is refused with its reason. */
  const spaces = (judge: (space: W['space']) => VerdictOf<W>): Choice<W, W['space']> => ({
    of: everySpace,
    judge,
  })

  /** Asks, and is resumed with the answer. */
  function* ask<C extends readonly AnyChoice<W>[]>(
    by: ChooserOf<W>,
    key: W['ask'],
    about: W['about'],
    ...choices: C
  ): Script<W, Answer<W, C[number]>> {
    return (yield new Decision<W>(by, key, about, choices)) as Answer<W, C[number]>
  }

  /** Carries out a script for a reason of its own, which every fact within it bears. */
  function* during<T>(t: Table<W>, cause: CauseOf<W>, script: Script<W, T>): Script<W, T> {
    const before = t.cause
    t.cause = Object.freeze(cause)
    t.facts?.push({ fact: 'begins', why: cause })
    const result = yield* script
    t.facts?.push({ fact: 'ends', why: cause })
    t.cause = before
    return result
  }

  return { choice, word, spaces, ask, during, DONE: word<'done'>('done') }
}
