import type { Game } from '../../coin/game'
import { sameOption } from '../../coin/same-option'
import type { OptionOf, World } from '../../coin/world'
import { unforeseen, type Mind } from '../mind'
import type { Node } from '../node'
import { bestAnswer } from '../player'
import { Search } from '../search'
import { boardsOf } from '../why'
import type { Fortune, Judged, ReviewJob, Swept, Weighed } from './messages'
import type { Task } from './task'

const Z = 1.959964

/** In thousandths: whole numbers, so that sums of them are exact, and no -0, which a file does not keep. */
const thousandths = (chance: number): number => Math.round(chance * 1000) + 0

/** What an answer of chance was worth to the first Faction, against what could have come. */
export const fortuneOf = <W extends World>(
  mind: Mind<W>,
  game: Game<W>,
  given: OptionOf<W>,
): number => {
  const known = unforeseen(game)
  const worth = (option: OptionOf<W>) => mind.value(boardsOf(mind, known, [option]).after)
  const all = mind.door.odds(known)
  const whole = all.reduce((sum, { weight }) => sum + weight, 0)
  const mean = all.reduce((sum, { option, weight }) => sum + (weight / whole) * worth(option), 0)
  return worth(given) - mean
}

/** The best line as far as the side that is asked first decides it: up to chance, or to the other side. */
const ownLine = <W extends World>(root: Node<W>): OptionOf<W>[] => {
  const line: OptionOf<W>[] = []
  for (let node: Node<W> | null = root; node?.sign === root.sign && node.total > 0;) {
    const answer: number = bestAnswer(node)
    line.push(node.options[answer]!)
    node = node.next[answer] ?? null
  }
  return line
}

/** What half the interval of an answer's value is; nothing where all that can follow is known. */
const halfOf = <W extends World>(search: Search<W>, answer: number): number =>
  search.root!.closed[answer]! ? 0 : Z * search.spreadOf(answer)

/** A decision as a search judges it, one playout a step. What was chosen is looked at as often as what is best. */
class Judging<W extends World> {
  private readonly search: Search<W>
  private readonly given: OptionOf<W>
  private readonly playouts: number
  /** Which answer was chosen, and how much more often it is looked at: known after all other playouts. */
  private chosen: { readonly answer: number; left: number } | null = null

  constructor(search: Search<W>, given: OptionOf<W>, playouts: number) {
    this.search = search
    this.given = given
    this.playouts = playouts
  }

  /** What comes of it; null until the last step. */
  step(): Omit<Judged<W>, 'at'> | null {
    const { search } = this
    if (!search.hasRun(this.playouts)) {
      search.run(1)
      return null
    }
    const root = search.root!
    this.chosen ??= this.choice(root)
    const { answer, left } = this.chosen
    if (left <= 0 || root.closed[answer]!) return this.judged(root, answer)
    search.runAt(answer, 1)
    this.chosen.left -= 1
    return null
  }

  private choice(root: Node<W>): { answer: number; left: number } {
    const answer = root.options.findIndex((one) => sameOption(one, this.given))
    return { answer, left: root.visits[bestAnswer(root)]! - root.visits[answer]! }
  }

  private judged(root: Node<W>, played: number): Omit<Judged<W>, 'at'> {
    const best = bestAnswer(root)
    const { sign, values } = root
    const within = Math.hypot(halfOf(this.search, best), halfOf(this.search, played))
    const lost = Math.max(0, sign * (values[best]! - values[played]!))
    const judged = { of: 'decision', first: sign === 1, value: thousandths(root.value) } as const
    const [told, margin] = [thousandths(lost), thousandths(within)]
    return played === best || told <= margin
      ? { ...judged, lost: 0 }
      : { ...judged, lost: told, within: margin, better: ownLine(root) }
  }
}

/** Weighs the answers of a game one after the other: what chance gave, and what decisions lost. */
class Sweep<W extends World> {
  readonly weighed: Weighed<W>[] = []
  at: number
  private game: Game<W>
  private judging: Judging<W> | null = null
  private readonly answers: readonly OptionOf<W>[]
  private readonly mind: Mind<W>
  private readonly job: ReviewJob<W>

  constructor(mind: Mind<W>, job: ReviewJob<W>) {
    const { door } = mind
    const { setup, answers } = door.record(job.game)
    this.mind = mind
    this.job = job
    this.at = job.from
    this.answers = answers
    this.game = door.replay({ setup, answers: answers.slice(0, job.from) }).game
  }

  /** Weighs a little; tells whether all is weighed. */
  step(): boolean {
    const { mind, game, job, at } = this
    if (at >= job.until) return true
    const given = this.answers[at]!
    if (mind.door.question(game)?.by === 'chance') this.note(this.fortune(given))
    else if (mind.door.options(game).length === 1) this.next()
    else this.judge(given)
    return this.at >= job.until
  }

  private fortune(given: OptionOf<W>): Fortune {
    const change = thousandths(fortuneOf(this.mind, this.game, given))
    return { of: 'chance', at: this.at, change }
  }

  private judge(given: OptionOf<W>): void {
    const { mind, game, job } = this
    this.judging ??= new Judging(new Search(mind, game, job.seed), given, job.playouts)
    const judged = this.judging.step()
    if (judged) this.note({ ...judged, at: this.at })
  }

  private note(one: Weighed<W>): void {
    this.weighed.push(one)
    this.next()
  }

  private next(): void {
    this.judging = null
    this.game = this.mind.door.apply(this.game, this.answers[this.at]!)
    this.at += 1
  }
}

/** How likely the first Faction is to win, as a game stands. */
const standingOf = <W extends World>(mind: Mind<W>, game: Game<W>): number =>
  thousandths(mind.value(mind.door.board(game)))

export const reviewing = <W extends World>(mind: Mind<W>, job: ReviewJob<W>): Task<Swept<W>> => {
  const sweep = new Sweep(mind, job)
  const began = mind.door.newGame(job.game.setup)
  return {
    step: () => sweep.step(),
    result: () => ({
      from: job.from,
      until: sweep.at,
      start: standingOf(mind, began),
      end: standingOf(mind, job.game),
      weights: mind.weights,
      ratios: mind.perception.luckRatios,
      weighed: [...sweep.weighed],
    }),
  }
}

/** What several stretches of the same game have come to. */
export const mergeSwept = <W extends World>(parts: readonly Swept<W>[]): Swept<W> => {
  const inOrder = [...parts].sort((a, b) => a.from - b.from)
  return {
    ...inOrder[0]!,
    weighed: inOrder.flatMap(({ weighed }) => weighed),
    until: inOrder.at(-1)!.until,
  }
}
