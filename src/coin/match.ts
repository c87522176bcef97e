import type { Decision, Script } from './decision'
import type { Rules, Setup } from './rules'
import type { Play } from './table'
import type { CauseOf, FactOf, OptionOf, World } from './world'

/**
 * A game as it is being played: one board that changes, and the script that is waiting for an answer.
 * Everything immutable is built on this.
 */
export class Match<W extends World> {
  /** The open decision; null when the game is over. */
  decision: Decision<W> | null = null
  /** How many phases have begun, the end of the game among them. */
  phases = 0
  private readonly table: Play<W>
  private readonly rules: Rules<W>
  private readonly setup: Setup<W>
  private script: Script<W> | null = null

  constructor(rules: Rules<W>, setup: Setup<W>, checkpoint: W['board'], facts: FactOf<W>[] | null) {
    this.rules = rules
    this.setup = setup
    this.table = rules.tableFor(rules.copy(checkpoint), facts)
    this.beginPhase()
  }

  get board(): W['board'] {
    return this.table.board
  }

  /** Why it asks: the rule or card that is being carried out. */
  get cause(): CauseOf<W> {
    return this.table.cause
  }

  /** Resumes the script with an answer, which must be one of the options. */
  answer(option: OptionOf<W>): void {
    const { decision, script, table } = this
    if (decision === null || script === null) return
    if (table.facts) {
      const { by, ask } = decision
      table.facts.push({ fact: 'answered', by, ask, answer: option, why: table.cause })
    }
    const step = script.next(option)
    if (step.done) this.beginPhase()
    else this.decision = step.value
  }

  private beginPhase(): void {
    for (;;) {
      this.phases += 1
      this.script = this.rules.phase(this.table, this.setup)
      if (this.script === null) {
        this.decision = null
        return
      }
      const step = this.script.next()
      if (!step.done) {
        this.decision = step.value
        return
      }
    }
  }
}
