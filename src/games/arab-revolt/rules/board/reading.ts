import {
  entriesOf as entriesAmong,
  fail as failFor,
  oneOf as oneAmong,
} from '../../../../coin/reading'
import type { Mistake } from './error'

export { countOf, fieldsOf, listOf } from '../../../../coin/reading'

/* The same with the mistakes that can be made in this game. */

export const fail: (mistake: Mistake, where: string, given: unknown) => never = failFor

export const entriesOf: (
  where: string,
  given: unknown,
  known: readonly string[],
  unknown?: Mistake,
) => [string, unknown][] = entriesAmong

export const oneOf: <T>(where: string, given: unknown, known: readonly T[], mistake: Mistake) => T =
  oneAmong
