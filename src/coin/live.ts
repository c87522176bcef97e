import { Match } from './match'
import type { Rules, Setup } from './rules'
import type { FactOf, OptionOf, World } from './world'

/** What is known of a game beside its JSON, so that playing on needs no replay. Never saved. */
export class Live<W extends World> {
  readonly match: Match<W>
  readonly facts: FactOf<W>[] = []
  /** The number of the first answer whose facts are here, and where the facts of each begin. */
  readonly from: number
  readonly marks: number[] = []
  checkpoint: W['board']
  private readonly rules: Rules<W>
  private known: readonly OptionOf<W>[] | null = null

  constructor(rules: Rules<W>, setup: Setup<W>, board: W['board'], from: number) {
    this.rules = rules
    this.from = from
    this.match = new Match(rules, setup, board, this.facts)
    // A phase without questions may have gone by before the first one.
    this.checkpoint = this.match.phases > 1 ? rules.copy(this.match.board) : board
  }

  options(): readonly OptionOf<W>[] {
    if (this.known === null) {
      const options = this.match.decision?.options() ?? []
      for (const option of options) Object.freeze(option)
      this.known = Object.freeze(options)
    }
    return this.known
  }

  /** Tells whether another phase has begun, with a checkpoint of its own. */
  answer(option: OptionOf<W>): boolean {
    const { match } = this
    const { phases } = match
    this.known = null
    this.marks.push(this.facts.length)
    match.answer(option)
    if (match.phases === phases) return false
    this.checkpoint = this.rules.copy(match.board)
    return true
  }
}
