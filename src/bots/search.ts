import type { Decision } from '../coin/decision'
import type { Game } from '../coin/game'
import type { World } from '../coin/world'
import { unforeseen, type Mind } from './mind'
import { Node, type Sign } from './node'
import { randomFrom, type Random } from './random'

/** How much a search follows what appeals, against what has turned out well. */
const CURIOSITY = 1.5
/** What an answer not yet looked at is thought to be worth less than the best, on the scale of all values seen. */
const CAUTION = 0.2

/** The share of an answer that is the only one. */
const ALONE = [1]

/**
 * The answers to one question, by playing on from it again and again to the end of its phase: the whole
 * action that it belongs to. Chance is answered by its odds, and what stands at the end is judged by the
 * value. It knows nothing but the game as it lies on the table.
 */
export class Search<W extends World> {
  root: Node<W> | null = null
  playouts = 0
  private readonly mind: Mind<W>
  private readonly game: Game<W>
  private readonly random: Random
  private readonly path: { node: Node<W>; answer: number }[] = []
  /** For each answer to the first question, the sum of what playouts came to, and of its squares. */
  private sums: number[][] = []
  private forced: number | null = null
  private least = Infinity
  private most = -Infinity

  constructor(mind: Mind<W>, game: Game<W>, seed: number) {
    this.mind = mind
    this.game = unforeseen(game)
    this.random = randomFrom(seed ^ Math.imul(mind.door.answerCount(game) + 1, 0x9e3779b1))
  }

  /** Plays so many times more, fewer if all is known before. */
  run(playouts: number): void {
    for (let i = 0; i < playouts && !this.isExhausted(); i++) this.playout()
  }

  /** Plays so many times more with this answer first, fewer if all that can follow it is known. */
  runAt(answer: number, playouts: number): void {
    this.forced = answer
    for (let i = 0; i < playouts && this.root?.closed[answer] !== true; i++) this.playout()
    this.forced = null
  }

  /** Whether every way has been looked at. */
  isExhausted(): boolean {
    return this.root?.open === 0
  }

  /** Whether it has played so many times, or need not. */
  hasRun(playouts: number): boolean {
    return this.playouts >= playouts || this.isExhausted()
  }

  private playout(): void {
    const { path } = this
    path.length = 0
    const { board } = this.mind.door.playOn(
      this.game,
      (question, now) => {
        const node = this.nodeAt(question, now)
        const answer = path.length === 0 && this.forced !== null ? this.forced : this.answerAt(node)
        path.push({ node, answer })
        return node.options[answer]!
      },
      (_, __, begun) => begun > 0,
    )
    this.playouts += 1
    const outcome = this.mind.value(board)
    if (path.length > 0) this.note(outcome)
    else this.end(outcome)
  }

  /**
   * How far the mean of what came of an answer is uncertain: its standard error. Few looks may be alike by luck. One
   * more could be off by as much as all looks have been apart, and would move a mean of n by that over n + 1: no
   * less is left open.
   */
  spreadOf(answer: number): number {
    const of = this.root!.visits[answer]!
    if (of < 2) return 1
    const [sums, squares] = this.sums as [number[], number[]]
    const mean = sums[answer]! / of
    const error = Math.sqrt(Math.max(0, squares[answer]! / of - mean ** 2) / (of - 1))
    return Math.max(error, this.width() / (of + 1))
  }

  /** How far all that playouts came to has been apart. */
  private width(): number {
    return Math.max(this.most - this.least, 0.01)
  }

  private nodeAt(question: Decision<W>, board: W['board']): Node<W> {
    const last = this.path.at(-1)
    const known = last ? last.node.next[last.answer]! : this.root
    if (known) return known
    const node = this.newNode(question, board)
    if (last) last.node.next[last.answer] = node
    else this.root = node
    return node
  }

  private newNode(question: Decision<W>, board: W['board']): Node<W> {
    const options = question.options()
    const { policy, door } = this.mind
    if (question.by !== 'chance') {
      const sign: Sign = question.by === door.factions[0] ? 1 : -1
      const shares = options.length === 1 ? ALONE : policy(question, options, board, 1)
      return new Node(options, sign, shares)
    }
    const { weigh } = question
    const odds = options.map((one) => (weigh === null ? 1 : weigh(one)))
    const sum = odds.reduce((all, one) => all + one, 0)
    return new Node(
      options,
      0,
      odds.map((one) => one / sum),
    )
  }

  private answerAt(node: Node<W>): number {
    return node.sign === 0 ? this.drawnAt(node) : this.chosenAt(node)
  }

  /** The outcome that is most behind its odds; of those never drawn, one by its odds. */
  private drawnAt({ shares, visits, total, closed, open }: Node<W>): number {
    if (total === 0) {
      let at = this.random()
      for (let i = 0; i < shares.length; i++) if ((at -= shares[i]!) < 0) return i
      return shares.length - 1
    }
    let chosen = 0
    let most = -Infinity
    for (let i = 0; i < shares.length; i++) {
      const behind = shares[i]! * (total + 1) - visits[i]!
      if (behind > most && (open === 0 || !closed[i]!)) {
        most = behind
        chosen = i
      }
    }
    return chosen
  }

  /** The answer that has turned out best, or that appeals and has been looked at too little. */
  private chosenAt({ sign, shares, visits, values, value, total, closed, open }: Node<W>): number {
    const width = this.width()
    const pull = CURIOSITY * Math.sqrt(total + 1)
    let chosen = 0
    let most = -Infinity
    for (let i = 0; i < shares.length; i++) {
      if (open > 0 && closed[i]!) continue
      const worth = visits[i]! > 0 ? (sign * (values[i]! - value)) / width : -CAUTION
      const score = worth + (pull * shares[i]!) / (1 + visits[i]!)
      if (score > most) {
        most = score
        chosen = i
      }
    }
    return chosen
  }

  /** A game that is over asks nothing more: its one node has no answers, and none that is open. */
  private end(outcome: number): void {
    this.root = new Node<W>([], 0, [])
    this.root.value = outcome
  }

  /** Carries what came of a playout back to its first question. */
  private note(outcome: number): void {
    this.least = Math.min(this.least, outcome)
    this.most = Math.max(this.most, outcome)
    const first = this.path[0]!
    if (this.sums.length === 0) this.sums = [0, 1].map(() => first.node.options.map(() => 0))
    this.sums[0]![first.answer]! += outcome
    this.sums[1]![first.answer]! += outcome ** 2
    let value = outcome
    let closed = true
    for (let i = this.path.length - 1; i >= 0; i--) {
      const { node, answer } = this.path[i]!
      node.note(answer, value, closed)
      ;({ value } = node)
      closed = node.open === 0
    }
  }
}
