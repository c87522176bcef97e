import type { Board, BoardState } from './board/board'
import type { Cause, Fact } from './board/facts'
import type { CardId } from './data/cards'
import { capabilityOn } from './events'
import { phaseScript } from './phases'
import type { Play } from './script/capability'
import type { Decision, Script } from './script/decision'
import type { Option } from './script/option'

/**
 * A game as it is being played: one board that changes, and the script that is waiting for an answer.
 * Everything immutable is built on this.
 */
export class Match {
  /** The open decision; null when the game is over. */
  decision: Decision | null = null
  /** How many phases have begun, the end of the game among them. */
  phases = 0
  private readonly table: Play
  private readonly deck: readonly CardId[]
  /** How many cards had been played before the first of the fixed deck. */
  private readonly before: number
  private script: Script | null = null

  constructor(board: BoardState, deck: readonly CardId[], before: number, facts: Fact[] | null) {
    const nobody = { rule: '2.0', what: board.phase, by: null } as const
    this.table = { board, facts, cause: nobody, capabilities: capabilityOn }
    this.deck = deck
    this.before = before
    this.beginPhase()
  }

  get board(): Board {
    return this.table.board
  }

  /** Why it asks: the rule or card that is being carried out. */
  get cause(): Cause {
    return this.table.cause
  }

  /** Resumes the script with an answer, which must be one of the options. */
  answer(option: Option): void {
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
      this.script = phaseScript(this.table, this.deck[this.board.played.length - this.before])
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
