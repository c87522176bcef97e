import { askedNow } from '../../games/earlier'
import { isGame, newGame } from '../../games/index'
import { crc32 } from '../crc32'
import { base64url } from './base64url'
import { BEGINS } from './begins'
import { HEAD, LONGEST, VERSION, branchesOf, isRefusal, passKind, passText } from './format'
import { Ledger } from './ledger'
import { codePlays } from './plays'
import { gameIn, taken } from './skeleton'
import { WritingTape } from './tape'

/** With the answers made small by the rules. */
const writePlayed = (tape: WritingTape, record: unknown): boolean => {
  const parts = taken(record)
  if (parts === null || !isGame(gameIn(parts.skeleton))) return false
  const { skeleton, answers } = parts
  const ledger = new Ledger(tape)
  passKind(tape, true)
  passText(tape, ledger, JSON.stringify(skeleton))
  const first = askedNow(newGame(gameIn(skeleton), skeleton.setup))
  codePlays(tape, first, branchesOf(skeleton, answers), ledger)
  return true
}

const writePlain = (tape: WritingTape, text: string): boolean => {
  passKind(tape, false)
  passText(tape, new Ledger(tape), text)
  return true
}

/** The bytes of a tape; null where it cannot be written in this way. */
const bytesOf = (write: (tape: WritingTape) => boolean): Uint8Array | null => {
  const tape = new WritingTape()
  try {
    return write(tape) ? tape.bytes() : null
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

const linkOf = (tape: Uint8Array): string => {
  const bytes = new Uint8Array(HEAD + tape.length)
  bytes[0] = VERSION
  new DataView(bytes.buffer).setUint32(1, crc32(tape))
  bytes.set(tape, HEAD)
  return BEGINS + base64url(bytes)
}

/** A record, or any other JSON, as the fragment of a link; null where it is too long for one. */
export const writeLink = (record: unknown): string | null => {
  const text = JSON.stringify(record)
  const tape =
    bytesOf((blank) => writePlayed(blank, JSON.parse(text))) ??
    bytesOf((blank) => writePlain(blank, text))
  const link = tape && linkOf(tape)
  return link !== null && link.length <= LONGEST.link ? link : null
}
