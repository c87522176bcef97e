import { newGame } from '../../games/index'
import { crc32 } from '../crc32'
import { bytesOf } from './base64url'
import { BEGINS } from './begins'
import { HEAD, LONGEST, VERSION, branchesOf, isRefusal, passKind, passText } from './format'
import { Ledger } from './ledger'
import { codePlays } from './plays'
import { isSkeleton, restored, type Skeleton } from './skeleton'
import { ReadingTape } from './tape'

/** What can be wrong with a link. */
export const LINK_MISTAKES = [
  'not-a-link',
  'too-long',
  'other-version',
  'damaged',
  'other-rules',
  'wrong-setup',
] as const
export type LinkMistake = (typeof LINK_MISTAKES)[number]

/** A link as far as it could be read. */
export interface LinkReading {
  /** The record as JSON; after a mistake with the answers before it, or null where there is nothing. */
  readonly text: string | null
  readonly mistake: LinkMistake | null
  /** How many answers were read, of how many in the link. */
  readonly answers: number
  readonly of: number
}

const nothing = (mistake: LinkMistake): LinkReading => ({ text: null, mistake, answers: 0, of: 0 })

/** What an attempt gives; null where it fails in a way that bad links make it fail. */
const attempt = <T>(what: () => T, isExpected: (error: unknown) => boolean): T | null => {
  try {
    return what()
  } catch (error) {
    if (isExpected(error)) return null
    throw error
  }
}

const parsed = (text: string): unknown =>
  attempt<unknown>(
    () => JSON.parse(text),
    (error) => error instanceof SyntaxError,
  )

/** Null where a text is nested so deeply that it cannot be written. */
const written = (record: object): string | null =>
  attempt(
    () => JSON.stringify(record),
    (error) => error instanceof RangeError,
  )

/** Where a link is whole, what does not fit is the fault of the rules, which are not those it was made by. */
const readPlays = (
  tape: ReadingTape,
  skeleton: Skeleton,
  ledger: Ledger,
  isWhole: boolean,
): LinkReading => {
  const game = attempt(() => newGame('arab-revolt', skeleton.setup), isRefusal)
  if (game === null) return nothing(isWhole ? 'wrong-setup' : 'damaged')
  const isRead = attempt(() => {
    codePlays(tape, game, branchesOf(skeleton, null), ledger)
    return true
  }, isRefusal)
  const text = written(restored(skeleton, ledger.compared))
  if (text === null) return nothing('damaged')
  const mistake = !isWhole ? 'damaged' : isRead === null ? 'other-rules' : null
  const of = skeleton.branches.reduce((sum, { answers }) => sum + answers, 0)
  return { text, mistake, answers: ledger.comparedAnswers, of }
}

const readTape = (bytes: Uint8Array, isWhole: boolean): LinkReading => {
  const tape = new ReadingTape(bytes)
  const ledger = new Ledger(tape)
  const isPlayed = passKind(tape, false)
  const text = passText(tape, ledger, null)
  if (!isPlayed) return { text, mistake: isWhole ? null : 'damaged', answers: 0, of: 0 }
  const skeleton = parsed(text)
  return isSkeleton(skeleton) ? readPlays(tape, skeleton, ledger, isWhole) : nothing('damaged')
}

/**
 * Reads a link, or only its fragment. It never throws: what is wrong comes back, with whatever part of the
 * game could be read all the same.
 */
export const readLink = (link: string): LinkReading => {
  if (link.length > LONGEST.link) return nothing('too-long')
  const [, letters] = link.replace(/\s/g, '').split(BEGINS)
  if (letters === undefined) return nothing('not-a-link')
  const bytes = bytesOf(letters)
  if (bytes.length <= HEAD) return nothing('not-a-link')
  if (bytes[0] !== VERSION) return nothing('other-version')
  const tape = bytes.subarray(HEAD)
  const isWhole = crc32(tape) === new DataView(bytes.buffer).getUint32(1)
  return attempt(() => readTape(tape, isWhole), isRefusal) ?? nothing('damaged')
}
