import { UNNAMED_GAME } from '../../games/index'
import { READABLE } from '../limits'

/*
 * A record for a link is cut in two: its answers, which the rules make small, and its skeleton, which is
 * the same JSON with only the number of answers in their place. It knows as little of a record as it can.
 */

/** What a link must know of a record. */
export interface Skeleton {
  readonly format?: unknown
  readonly setup: object
  readonly seed: number
  readonly branches: readonly SkeletonBranch[]
}

export interface SkeletonBranch {
  readonly parent: { readonly branch: number; readonly answers: number } | null
  readonly seed?: number
  readonly answers: number
}

/** The game by whose rules the answers are made small. What is no record has the first game's, as it always had. */
export const gameIn = ({ format }: Skeleton): string =>
  typeof format === 'string' ? format : UNNAMED_GAME

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= READABLE.allAnswers

const isPlace = (place: unknown, index: number): boolean =>
  isFields(place) &&
  isCount(place['branch']) &&
  place['branch'] < index &&
  isCount(place['answers'])

const isSeed = (seed: unknown): seed is number => typeof seed === 'number'

const isBranch = (branch: unknown, index: number): branch is SkeletonBranch =>
  isFields(branch) &&
  isCount(branch['answers']) &&
  (branch['parent'] === null || isPlace(branch['parent'], index)) &&
  (branch['seed'] === undefined || isSeed(branch['seed']))

/** Whether a parsed text is a skeleton. */
export const isSkeleton = (value: unknown): value is Skeleton =>
  isFields(value) &&
  isFields(value['setup']) &&
  isSeed(value['seed']) &&
  Array.isArray(value['branches']) &&
  value['branches'].every(isBranch) &&
  value['branches'].reduce((sum: number, { answers }: SkeletonBranch) => sum + answers, 0) <=
    READABLE.allAnswers

/** The skeleton of a record and its answers; null where it has another shape. */
export const taken = (
  record: unknown,
): { skeleton: Skeleton; answers: readonly (readonly unknown[])[] } | null => {
  if (!isFields(record) || !Array.isArray(record['branches'])) return null
  const branches: readonly unknown[] = record['branches']
  const answers = branches.map((branch) => (isFields(branch) ? branch['answers'] : null))
  if (!answers.every((one) => Array.isArray(one))) return null
  const skeleton = withAnswers(record, branches, (index) => answers[index]?.length)
  return isSkeleton(skeleton) ? { skeleton, answers } : null
}

/** The record again. */
export const restored = (skeleton: Skeleton, answers: readonly (readonly unknown[])[]): object =>
  withAnswers(skeleton, skeleton.branches, (index) => answers[index] ?? [])

/** Every field stays where it is. */
const withAnswers = (
  record: object,
  branches: readonly unknown[],
  answers: (index: number) => unknown,
): object => ({
  ...record,
  branches: branches.map((branch, index) => ({ ...(branch as object), answers: answers(index) })),
})
