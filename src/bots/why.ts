import type { Game } from '../coin/game'
import type { OptionOf, World } from '../coin/world'
import { unforeseen, type Mind } from './mind'
import type { Node } from './node'
import { bestAnswer } from './player'
import { chanceFrom } from './value'

/** One line of the count, before and after. */
export interface LineChange {
  readonly line: string
  readonly from: number
  readonly to: number
}

/** What a group of features does for the first Faction: the chance that would be lost without its change. */
export interface Term {
  readonly group: string
  readonly change: number
}

/** What a search can prove of its best answer; nothing in it is an opinion. */
export interface Why<W extends World> {
  /** The best line to the end of the action, where chance brings what is likeliest. */
  readonly line: readonly OptionOf<W>[]
  /** How likely the first Faction is to win: now, and at the end of that line. */
  readonly now: number
  readonly then: number
  readonly count: readonly LineChange[]
  /** What moved the value most, the most first. */
  readonly terms: readonly Term[]
  /** How often it played on, and how many of the answers it looked at. */
  readonly playouts: number
  readonly looked: number
  readonly answers: number
}

/** The line from a node: each side's best answer, and chance's likeliest one that was looked at. */
const bestLine = <W extends World>(root: Node<W>): OptionOf<W>[] => {
  const line: OptionOf<W>[] = []
  for (let node: Node<W> | null = root; node !== null && node.total > 0;) {
    const { sign, shares, visits }: Node<W> = node
    let answer = 0
    if (sign === 0) {
      const seen = (i: number) => (visits[i]! > 0 ? shares[i]! : 0)
      for (let i = 1; i < shares.length; i++) if (seen(i) > seen(answer)) answer = i
    } else answer = bestAnswer(node)
    line.push(node.options[answer]!)
    node = node.next[answer] ?? null
  }
  return line
}

/** The board now, and the board after a line, at the end of its phase at the latest. */
export const boardsOf = <W extends World>(
  mind: Mind<W>,
  game: Game<W>,
  line: readonly OptionOf<W>[],
): { before: W['board']; after: W['board'] } => {
  const known = unforeseen(game)
  const before = mind.door.board(known)
  let at = 0
  const { board } = mind.door.playOn(
    known,
    () => line[at++]!,
    (_, __, begun) => begun > 0 || at === line.length,
  )
  return { before, after: board }
}

const groupOf = (feature: string): string => feature.slice(0, feature.indexOf('.'))

/** For each group of features, what the value would lose if only that group were as before. */
const termsOf = <W extends World>(
  { perception, net, truthOf }: Mind<W>,
  before: W['board'],
  after: W['board'],
): Term[] => {
  const length = perception.features.length
  const [old, now] = [new Float32Array(length), new Float32Array(length)]
  perception.read(before, old)
  perception.read(after, now)
  const truth = truthOf(after)
  const whole = chanceFrom(net, now, truth)
  return [...new Set(perception.features.map(groupOf))]
    .map((group) => {
      const without = now.map((one, i) =>
        groupOf(perception.features[i]!) === group ? old[i]! : one,
      )
      return { group, change: whole - chanceFrom(net, without, truth) }
    })
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
}

const countChanges = <W extends World>(
  { perception }: Mind<W>,
  before: W['board'],
  after: W['board'],
): LineChange[] => {
  const [old, now] = [perception.linesOf(before), perception.linesOf(after)]
  const amount = (lines: typeof old, line: string) =>
    lines.find((one) => one.line === line)?.amount ?? 0
  return [...new Set([...old, ...now].map(({ line }) => line))]
    .map((line) => ({ line, from: amount(old, line), to: amount(now, line) }))
    .filter(({ from, to }) => from !== to)
}

const TERMS = 3

export const whyOf = <W extends World>(mind: Mind<W>, game: Game<W>, root: Node<W>): Why<W> => {
  const line = bestLine(root)
  const { before, after } = boardsOf(mind, game, line)
  return {
    line,
    now: mind.value(before),
    then: mind.value(after),
    count: countChanges(mind, before, after),
    terms: termsOf(mind, before, after).slice(0, TERMS),
    playouts: root.total,
    looked: root.visits.filter((visits) => visits > 0).length,
    answers: root.options.length,
  }
}
