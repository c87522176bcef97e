import { RulesError } from '../../games/index'
import { Mismatch, type Ledger } from './ledger'
import { Unplayable, type Branch } from './plays'
import { SAMPLE } from './sample'
import type { Skeleton } from './skeleton'
import { EndOfTape, alike, type Tape } from './tape'
import { codeText } from './text-model'

/*
 * A record as a link: `#g=` and base64url of
 *   the version of this format (1 byte), the CRC-32 of what follows (4 bytes), and a tape with
 *   whether the answers are played, the length of the text, the text, and then the answers.
 * The text is the record's JSON, whole or without its answers. Where these cannot be played, as in a record
 * from other rules, it is whole.
 */

/** Another number wherever a tape, a guess or the sample changes: older links then say what they are. */
export const VERSION = 1
export const HEAD = 5

/** Nobody could paste a longer link, and a longer text would take long to read. */
export const LONGEST = { link: 60_000, text: 40_000 } as const

const SAMPLE_BYTES = new TextEncoder().encode(SAMPLE)

/** Whether the answers are played, or stand in the text. */
export const passKind = (tape: Tape, isPlayed: boolean): boolean =>
  tape.pick(alike(2), isPlayed ? 1 : 0) === 1

/** The length of the text and the text, compared. */
export const passText = (tape: Tape, ledger: Ledger, wanted: string | null): string => {
  const bytes = wanted === null ? null : new TextEncoder().encode(wanted)
  const length = Math.min(tape.sixteen(bytes?.length ?? 0), LONGEST.text + 1)
  if (length > LONGEST.text) throw new Mismatch()
  const text = codeText(tape, SAMPLE_BYTES, length, bytes)
  ledger.addText(text)
  return new TextDecoder().decode(text)
}

/** The branches of a skeleton, with the answers that are to be written, if any. */
export const branchesOf = (
  { seed, branches }: Skeleton,
  answers: readonly (readonly unknown[])[] | null,
): readonly Branch[] =>
  branches.map((branch, index) => ({
    parent: branch.parent,
    seed: branch.seed ?? seed,
    length: branch.answers,
    wanted: answers?.[index] ?? null,
  }))

/** Whether an error says only that something cannot be written or read. */
export const isRefusal = (error: unknown): boolean =>
  [Unplayable, Mismatch, EndOfTape, RulesError].some((kind) => error instanceof kind)
