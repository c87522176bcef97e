import type { OptionOf, World } from '../coin/world'

/** Who answers at a node: 1 the first of the Factions, -1 the other, 0 chance. */
export type Sign = 1 | -1 | 0

/** A question in a search, and what is known of its answers. Values are those of the first Faction. */
export class Node<W extends World> {
  readonly options: readonly OptionOf<W>[]
  readonly sign: Sign
  /** How much each answer appeals or, where chance answers, how likely it is; together 1. */
  readonly shares: readonly number[]
  readonly visits: number[]
  readonly values: number[]
  /** Which answers need no further look: all that can follow is known. */
  readonly closed: boolean[]
  readonly next: (Node<W> | null)[]
  total = 0
  value = 0
  open: number

  constructor(options: readonly OptionOf<W>[], sign: Sign, shares: readonly number[]) {
    this.options = options
    this.sign = sign
    this.shares = shares
    this.visits = new Array<number>(options.length).fill(0)
    this.values = new Array<number>(options.length).fill(0)
    this.closed = new Array<boolean>(options.length).fill(false)
    this.next = new Array<Node<W> | null>(options.length).fill(null)
    this.open = options.length
  }

  /** Notes what came of an answer, and what the question is worth now. */
  note(answer: number, value: number, closed: boolean): void {
    this.visits[answer]! += 1
    this.total += 1
    this.values[answer] = value
    if (closed && !this.closed[answer]!) {
      this.closed[answer] = true
      this.open -= 1
    }
    this.value = this.sign === 0 ? this.mean() : this.best()
  }

  /** The mean of what chance has brought, each outcome by its odds. */
  private mean(): number {
    let sum = 0
    let share = 0
    for (let i = 0; i < this.shares.length; i++)
      if (this.visits[i]! > 0) {
        sum += this.shares[i]! * this.values[i]!
        share += this.shares[i]!
      }
    return sum / share
  }

  private best(): number {
    let best = -Infinity
    for (let i = 0; i < this.values.length; i++)
      if (this.visits[i]! > 0) best = Math.max(best, this.sign * this.values[i]!)
    return this.sign * best
  }
}
