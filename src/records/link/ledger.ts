import type { Option } from '../../games/index'
import { crc32 } from '../crc32'
import type { Tape } from './tape'

/** After so many answers both sides compare: so much is lost at most before a damage. */
const EVERY = 32

/** What was read is not what was written. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch'
}

/** What has gone through a tape so far, with a sum of it that reading compares with writing. */
export class Ledger {
  private readonly answers: Option[][] = []
  private entries = 0
  private sure = 0
  private sum = 0
  private readonly tape: Tape

  constructor(tape: Tape) {
    this.tape = tape
  }

  addText(text: Uint8Array): void {
    this.sum = crc32(text, this.sum)
    this.compare()
  }

  beginBranch(): void {
    this.answers.push([])
  }

  addAnswer(answer: Option): void {
    this.answers.at(-1)?.push(answer)
    this.sum = crc32(new TextEncoder().encode(JSON.stringify(answer)), this.sum)
    this.entries += 1
    if (this.entries % EVERY === 0) this.compare()
  }

  /** The last comparison: nothing may have been missed. */
  close(): void {
    const above = this.sum >>> 16
    if (this.tape.sixteen(above) !== above) throw new Mismatch()
    this.compare()
  }

  /** The answers of each branch, as far as they have been compared. */
  get compared(): readonly (readonly Option[])[] {
    let left = this.sure
    return this.answers.map((answers) => {
      const kept = answers.slice(0, left)
      left -= kept.length
      return kept
    })
  }

  get comparedAnswers(): number {
    return this.sure
  }

  private compare(): void {
    const below = this.sum & 0xffff
    if (this.tape.sixteen(below) !== below) throw new Mismatch()
    this.sure = this.entries
  }
}
