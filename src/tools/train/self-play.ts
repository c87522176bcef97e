import type { StartKind } from '../../coin/perception'
import type { Game, GameRecord } from '../../coin/game'
import type { OptionOf, World } from '../../coin/world'
import type { Mind } from '../../bots/mind'
import type { Node } from '../../bots/node'
import { moveOf } from '../../bots/player'
import { randomFrom, type Random } from '../../bots/random'
import { Search } from '../../bots/search'

/** A game that was played to learn from: what was answered, and what the searches thought. */
export interface Sample<W extends World> extends GameRecord<W> {
  readonly index: number
  /** The number of an answer, and how good a search found each of its options, as shares of 1. */
  readonly aims: readonly (readonly [number, readonly number[]])[]
  /** 1 if the first of the Factions has won, else 0. */
  readonly result: number
}

export interface Effort {
  /** Playouts of a search from which is learned, and of one that only plays. */
  readonly full: number
  readonly quick: number
  /** Whether two Stewards play, and no search. */
  readonly stewards?: boolean
}

/** How often a search is one from which is learned. */
const LEARNED = 0.25
/** How much more a better answer appeals: e to this for the whole width of what was seen. */
const SHARPNESS = 5
/** What an answer that was never looked at is thought to fall behind the best, as a share of that width. */
const UNSEEN = 0.5

/** The shares that a search would give its answers: what appealed before, times what came of it. */
const improved = <W extends World>({ sign, shares, visits, values, value }: Node<W>): number[] => {
  const seen = Array.from(values).filter((_, i) => visits[i]! > 0)
  const width = Math.max(0.02, Math.max(...seen) - Math.min(...seen))
  const sums = Array.from(shares, (share, i) => {
    const behind = visits[i]! > 0 ? (sign * (value - values[i]!)) / width : UNSEEN
    return (share + 0.002) * Math.exp(-SHARPNESS * behind)
  })
  const whole = sums.reduce((sum, one) => sum + one, 0)
  return sums.map((one) => one / whole)
}

const drawn = (shares: ArrayLike<number>, random: Random): number => {
  let at = random()
  for (let i = 0; i < shares.length; i++) if ((at -= shares[i]!) < 0) return i
  return shares.length - 1
}

const KINDS: readonly StartKind[] = [
  ...['balanced', 'varied', 'balanced', 'printed'],
  ...['balanced', 'varied', 'balanced', 'varied'],
] as const
/** A balanced start has less Political Will, by anything below this, so that games are met that either side may win. */
const HANDICAPS = 7

/** How often two Stewards do anything else, so that more is seen than what they know. */
const STRAYING = 0.1

/** What a Steward answers, by its number. */
const stewardAnswer = <W extends World>(
  mind: Mind<W>,
  game: Game<W>,
  options: readonly OptionOf<W>[],
  seed: number,
): number => options.indexOf(moveOf(mind, { by: 'priorities' }, game, { seed }).option)

/** Plays a game with itself. Without playouts both sides choose at random, or are Stewards. */
export const playLesson = <W extends World>(
  mind: Mind<W>,
  { full, quick, stewards = false }: Effort,
  seed: number,
  index: number,
): Sample<W> => {
  const { door, perception } = mind
  const random = randomFrom(Math.imul(seed, 0x2545f491) + index)
  const kind = KINDS[index % KINDS.length]!
  const handicap = Math.floor(random() * HANDICAPS)
  let game = door.newGame(perception.startOf(kind, random, index, handicap))
  const aims: [number, number[]][] = []
  // A stretch played loosely, so that more of what may happen is seen.
  const loose = random() < 0.3 ? Math.floor(random() * 60) : 0
  // What the last search knows of the questions that follow.
  let node = null as Node<W> | null
  for (let at = 0; ; at++) {
    const question = door.question(game)
    if (question === null) break
    const options = door.options(game)
    let answer = 0
    if (question.by === 'chance') {
      const drawn = door.chanceAnswer(game, random())
      node = node?.next[options.indexOf(drawn)] ?? null
      game = door.apply(game, drawn)
      continue
    }
    if (options.length > 1) {
      if (stewards) {
        answer = stewardAnswer(mind, game, options, seed + index)
        if (random() < LEARNED) aims.push([at, options.map((_, i) => (i === answer ? 1 : 0))])
        if (random() < STRAYING) answer = Math.floor(random() * options.length)
      } else if (full === 0) answer = Math.floor(random() * options.length)
      else {
        const learned = random() < LEARNED
        if (learned || node === null || node.total < quick) {
          const search = new Search(mind, game, Math.floor(random() * 2 ** 31))
          search.run(learned ? full : quick)
          node = search.root!
        }
        const root = node
        const shares = improved(root)
        if (learned) aims.push([at, shares.map((share) => Number(share.toFixed(3)))])
        answer = drawn(at < loose ? root.shares : shares, random)
      }
    }
    node = node?.next[answer] ?? null
    game = door.apply(game, options[answer]!)
  }
  const { setup, answers } = door.record(game)
  const winner = perception.winner(door.board(game))
  return { index, setup, answers, aims, result: winner === door.factions[0] ? 1 : 0 }
}
