import type { Asked } from '../../games/earlier'
import { odds, seededChance, type Game, type Option } from '../../games/index'
import type { Ledger } from './ledger'
import { WHOLE, alike, weighted, type Tape } from './tape'

/** A branch, as far as its answers are concerned. */
export interface Branch {
  /** Where it leaves an earlier branch: after how many answers of the game. */
  readonly parent: { readonly branch: number; readonly answers: number } | null
  /** Where chance probably has its answers from. */
  readonly seed: number
  readonly length: number
  /** The answers that are to be written; null in reading. */
  readonly wanted: readonly unknown[] | null
}

/** The answers do not follow the rules. */
export class Unplayable extends Error {
  override readonly name = 'Unplayable'
}

const indexOf = (legal: readonly Option[], wanted: unknown): number => {
  const text = JSON.stringify(wanted)
  const index = legal.findIndex((option) => JSON.stringify(option) === text)
  if (index < 0) throw new Unplayable()
  return index
}

/** How often chance has answered as its seed would have it. */
class Luck {
  private expected = 31
  private all = 32

  /** Whether it did so again: reads or writes that, and counts it for the next time. */
  code(tape: Tape, wanted: boolean): boolean {
    const bounds = [0, Math.floor((WHOLE * this.expected) / this.all), WHOLE]
    const isExpected = tape.pick(bounds, wanted ? 0 : 1) === 0
    this.expected += isExpected ? 1 : 0
    this.all += 1
    return isExpected
  }
}

/** What chance answers with, most likely. */
interface Source {
  readonly seed: number
  readonly luck: Luck
}

const codeChance = (
  tape: Tape,
  game: Game,
  legal: readonly Option[],
  wanted: number,
  { seed, luck }: Source,
): number => {
  const expected = legal.indexOf(seededChance(seed)(game))
  if (luck.code(tape, wanted === expected)) return expected
  return tape.pick(weighted(odds(game).map(({ weight }) => weight)), wanted)
}

/** Writes the wanted answer, or reads whichever was written. */
const codeAnswer = (
  tape: Tape,
  asked: Asked,
  wanted: { answer: unknown } | null,
  source: Source,
): Option => {
  const legal = asked.options()
  if (legal.length === 0 || legal.length > WHOLE) throw new Unplayable()
  const index = wanted === null ? 0 : indexOf(legal, wanted.answer)
  const answer = asked.byChance
    ? codeChance(tape, asked.game, legal, index, source)
    : tape.pick(alike(legal.length), index)
  return legal[answer] as Option
}

/** A branch begins with the questions of its parent, up to where it leaves it. */
const askedBefore = ({ parent }: Branch, lines: readonly Asked[][], first: Asked): Asked[] => {
  if (parent === null) return [first]
  const line = lines[parent.branch]?.slice(0, parent.answers + 1)
  if (line?.length !== parent.answers + 1) throw new Unplayable()
  return line
}

/**
 * Writes or reads the answers of all branches, each as its number among the options. So a link is tied to
 * the order in which these were listed; the ledger finds out where that has changed.
 */
export const codePlays = (
  tape: Tape,
  first: Asked,
  branches: readonly Branch[],
  ledger: Ledger,
): void => {
  const lines: Asked[][] = []
  for (const branch of branches) {
    const line = askedBefore(branch, lines, first)
    const source = { seed: branch.seed, luck: new Luck() }
    ledger.beginBranch()
    for (let at = 0; at < branch.length; at++) {
      const asked = line.at(-1) as Asked
      const wanted = branch.wanted && { answer: branch.wanted[at] }
      const answer = codeAnswer(tape, asked, wanted, source)
      line.push(asked.answer(answer))
      ledger.addAnswer(answer)
    }
    lines.push(line)
  }
  ledger.close()
}
