import type { Cause } from '../board/facts'
import type { Table } from '../board/table'
import { SPACES, type SpaceId } from '../data/spaces'
import {
  Decision,
  type About,
  type AnyChoice,
  type Ask,
  type Choice,
  type Chooser,
  type Script,
} from './decision'
import type { Option, Word } from './option'
import { always, type Verdict } from './refusal'

type Answer<C> = C extends Choice<infer O> ? O : never

/** Candidates that must pass a predicate. */
export const choice = <O extends Option>(
  of: readonly O[] | (() => readonly O[]),
  judge: (option: O) => Verdict = always,
): Choice<O> => ({ of, judge })

/** A word that can always be said. */
export const word = <W extends Word>(said: W): Choice<W> => ({ of: [said], judge: always })

export const DONE = word('done')

/** Any space that passes the predicate; every other one is refused with its reason. */
export const spaces = (judge: (space: SpaceId) => Verdict): Choice<SpaceId> => ({
  of: SPACES,
  judge,
})

/** Asks, and is resumed with the answer. */
export function* ask<C extends readonly AnyChoice[]>(
  by: Chooser,
  key: Ask,
  about: About,
  ...choices: C
): Script<Answer<C[number]>> {
  return (yield new Decision(by, key, about, choices)) as Answer<C[number]>
}

/** Carries out a script for a reason of its own, which every fact within it bears. */
export function* during<T>(t: Table, cause: Cause, script: Script<T>): Script<T> {
  const before = t.cause
  t.cause = Object.freeze(cause)
  t.facts?.push({ fact: 'begins', why: cause })
  const result = yield* script
  t.facts?.push({ fact: 'ends', why: cause })
  t.cause = before
  return result
}
