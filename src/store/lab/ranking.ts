import type { Evaluated } from '../../bots/lab/messages'
import type { House } from '../../games/index'

type Answer = Evaluated<House>

/** Under so many looks nothing is said of an answer. */
const ENOUGH = 25

export const keyOf = ({ option }: Pick<Answer, 'option'>): string => JSON.stringify(option)

/** Whether a number can be told: it was looked at often enough, or all that can follow is known. */
export const isKnown = ({ visits, closed }: Answer): boolean => closed || visits >= ENOUGH

/** Whether one is better for who is asked, beyond doubt. */
const isBetter = (one: Answer, other: Answer, sign: 1 | -1): boolean =>
  sign === 1 ? one.interval[0] > other.interval[1] : one.interval[1] < other.interval[0]

/** Whether an answer has to stand above another: it is known and better beyond doubt, or the only one known. */
const goesBefore = (one: Answer, other: Answer, sign: 1 | -1): boolean =>
  isKnown(one) && (!isKnown(other) || isBetter(one, other, sign))

/**
 * Answers in the order in which they stood, what is new after them by its value: two change places only when
 * their intervals have parted.
 */
export const inPlace = (
  before: readonly string[],
  answers: readonly Answer[],
  sign: 1 | -1,
): readonly Answer[] => {
  const at = new Map(before.map((key, i) => [key, i]))
  const place = (one: Answer) => at.get(keyOf(one)) ?? before.length
  const order: Answer[] = []
  for (const one of [...answers].sort((a, b) => place(a) - place(b))) {
    const above = order.map((other) => goesBefore(one, other, sign)).lastIndexOf(false)
    order.splice(above + 1, 0, one)
  }
  return order
}

/** The rank of each answer as they stand; those that cannot be told from the first of theirs share its rank, and of what is not known there is none. */
export const ranksOf = (order: readonly Answer[], sign: 1 | -1): readonly (number | null)[] => {
  let head: Answer | null = null
  let rank = 0
  return order.map((one, i) => {
    if (!isKnown(one)) return null
    if (head === null || isBetter(head, one, sign)) {
      head = one
      rank = i + 1
    }
    return rank
  })
}
