import { askedNow, askedThenIn, type Asked } from '../../games/earlier'
import { isGame, load, newGame, type Game } from '../../games/index'
import { crc32 } from '../crc32'
import { bytesOf } from './base64url'
import { BEGINS } from './begins'
import { HEAD, LONGEST, VERSION, branchesOf, isRefusal, passKind, passText } from './format'
import { Ledger } from './ledger'
import { codePlays } from './plays'
import { gameIn, isSkeleton, restored, type Skeleton } from './skeleton'
import { ReadingTape } from './tape'

/** What can be wrong with a link. */
export const LINK_MISTAKES = [
  'not-a-link',
  'too-long',
  'other-version',
  'damaged',
  'other-rules',
  'unknown-game',
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

/** How questions were put when a link was made. */
type Asking = (game: Game) => Asked

/** Where a link is whole, what does not fit is the fault of the rules, which are not those it was made by. */
const readPlays = (
  tape: ReadingTape,
  skeleton: Skeleton,
  ledger: Ledger,
  isWhole: boolean,
  asking: Asking,
): LinkReading => {
  const of = gameIn(skeleton)
  if (!isGame(of)) return nothing(isWhole ? 'unknown-game' : 'damaged')
  const game = attempt(() => newGame(of, skeleton.setup), isRefusal)
  if (game === null) return nothing(isWhole ? 'wrong-setup' : 'damaged')
  const isRead = attempt(() => {
    codePlays(tape, asking(game), branchesOf(skeleton, null), ledger)
    return true
  }, isRefusal)
  const text = written(restored(skeleton, ledger.compared))
  if (text === null) return nothing('damaged')
  const mistake = !isWhole ? 'damaged' : isRead === null ? 'other-rules' : null
  const all = skeleton.branches.reduce((sum, { answers }) => sum + answers, 0)
  return { text, mistake, answers: ledger.comparedAnswers, of: all }
}

const readTape = (bytes: Uint8Array, isWhole: boolean, asking: Asking): LinkReading => {
  const tape = new ReadingTape(bytes)
  const ledger = new Ledger(tape)
  const isPlayed = passKind(tape, false)
  const text = passText(tape, ledger, null)
  if (!isPlayed) return { text, mistake: isWhole ? null : 'damaged', answers: 0, of: 0 }
  const skeleton = parsed(text)
  return isSkeleton(skeleton)
    ? readPlays(tape, skeleton, ledger, isWhole, asking)
    : nothing('damaged')
}

interface Packed {
  readonly tape: Uint8Array
  readonly isWhole: boolean
}

/** What a link carries, or why it carries nothing. */
const unpacked = (link: string): Packed | LinkMistake => {
  if (link.length > LONGEST.link) return 'too-long'
  const [, letters] = link.replace(/\s/g, '').split(BEGINS)
  if (letters === undefined) return 'not-a-link'
  const bytes = bytesOf(letters)
  if (bytes.length <= HEAD) return 'not-a-link'
  if (bytes[0] !== VERSION) return 'other-version'
  const tape = bytes.subarray(HEAD)
  return { tape, isWhole: crc32(tape) === new DataView(bytes.buffer).getUint32(1) }
}

/** The game that a link names before its answers; null where it cannot be made out. */
const gameNamed = (link: string): string | null => {
  const packed = unpacked(link)
  if (typeof packed === 'string') return null
  const tape = new ReadingTape(packed.tape)
  const named = attempt(() => {
    const isPlayed = passKind(tape, false)
    const skeleton = isPlayed ? parsed(passText(tape, new Ledger(tape), null)) : null
    return isSkeleton(skeleton) ? gameIn(skeleton) : null
  }, isRefusal)
  return named !== null && isGame(named) ? named : null
}

/**
 * Reads a link, or only its fragment, by rules that are loaded. It never throws: what is wrong comes back, with whatever part of the
 * game could be read all the same.
 */
export const readLink = (link: string, asking: Asking = askedNow): LinkReading => {
  const packed = unpacked(link)
  if (typeof packed === 'string') return nothing(packed)
  const { tape, isWhole } = packed
  return attempt(() => readTape(tape, isWhole, asking), isRefusal) ?? nothing('damaged')
}

/**
 * Fetches the rules by which a link was made, and reads it. Nothing in a link tells how questions were put then: where those of now
 * do not fit the sums in it, those of earlier may.
 */
export const openLink = async (link: string): Promise<LinkReading> => {
  const named = gameNamed(link)
  if (named !== null) await load(named)
  const now = readLink(link)
  if (named === null || now.mistake !== 'other-rules') return now
  const askedThen = await askedThenIn(named)
  const then = askedThen && readLink(link, askedThen)
  return then && then.answers >= now.answers ? then : now
}
