import type { World } from '../../coin/world'
import type { Mind } from '../mind'
import type { Node, Sign } from '../node'
import { Search } from '../search'
import { whyOf } from '../why'
import type { Evaluated, EvaluateJob, Evaluation } from './messages'
import type { Task } from './task'

const Z = 1.959964
/** So many answers are compared, where a bot would soon leave those that turn out badly. */
const BREADTH = 12
/** How often each of them is looked at, before none is looked at for that alone. */
const COMPARED = 60

/** Of the answers that appeal most the one that was looked at least; null when all are known well enough. */
const comparedAt = <W extends World>({ shares, visits, closed }: Node<W>): number | null =>
  Array.from(shares.keys())
    .sort((a, b) => shares[b]! - shares[a]!)
    .slice(0, BREADTH)
    .filter((i) => visits[i]! < COMPARED && !closed[i]!)
    .sort((a, b) => visits[a]! - visits[b]!)[0] ?? null

/** One playout more: every second for the sake of comparing. */
const playOnIn = <W extends World>(search: Search<W>): void => {
  const { root, playouts } = search
  const compared = root && root.sign !== 0 && playouts % 2 === 1 ? comparedAt(root) : null
  if (compared === null) search.run(1)
  else search.runAt(compared, 1)
}

/** A search as a task: one playout a step. */
export const evaluating = <W extends World>(
  mind: Mind<W>,
  { game, seed, playouts }: EvaluateJob<W>,
): Task<Evaluation<W>> => {
  const search = new Search(mind, game, seed)
  return {
    step: () => {
      playOnIn(search)
      return search.hasRun(playouts)
    },
    result: () => evaluationOf(mind, search, game),
  }
}

const evaluationOf = <W extends World>(
  mind: Mind<W>,
  search: Search<W>,
  game: EvaluateJob<W>['game'],
): Evaluation<W> => {
  const root = search.root!
  const { options, sign, visits, values, closed } = root
  const answers: Evaluated<W>[] = []
  options.forEach((option, i) => {
    if (visits[i] === 0) return
    const half = closed[i]! ? 0 : Z * search.spreadOf(i)
    const value = values[i]!
    const interval = [Math.max(0, value - half), Math.min(1, value + half)] as const
    answers.push({ option, visits: visits[i]!, value, interval, closed: closed[i]! })
  })
  answers.sort((a, b) => sign * (b.value - a.value) || b.visits - a.visits)
  return { playouts: search.playouts, value: root.value, answers, why: whyOf(mind, game, root) }
}

const mostOf = <W extends World>(parts: readonly Evaluation<W>[]): Evaluation<W> =>
  parts.reduce((best, one) => (one.playouts > best.playouts ? one : best))

/**
 * What several searches of one question, each with a seed of its own, have found together. It is worth what its best
 * answer is; where chance answers, what they have found of all that can come.
 */
export const mergeEvaluations = <W extends World>(
  parts: readonly Evaluation<W>[],
  sign: Sign,
): Evaluation<W> => {
  const playouts = parts.reduce((sum, one) => sum + one.playouts, 0)
  const byOption = new Map<string, Evaluated<W>[]>()
  for (const { answers } of parts)
    for (const one of answers) {
      const key = JSON.stringify(one.option)
      byOption.set(key, [...(byOption.get(key) ?? []), one])
    }
  const answers = [...byOption.values()].map(merged)
  answers.sort((a, b) => sign * (b.value - a.value) || b.visits - a.visits)
  const [best] = answers
  const first = JSON.stringify(best?.option)
  const agreeing = parts.filter(({ why }) => JSON.stringify(why.line[0]) === first)
  const why = {
    ...mostOf(agreeing.length > 0 ? agreeing : parts).why,
    // It was looked for by all of them.
    playouts: parts.reduce((sum, one) => sum + one.why.playouts, 0),
    looked: answers.length,
  }
  const mean = parts.reduce((sum, one) => sum + (one.playouts / playouts) * one.value, 0)
  return { playouts, answers, value: best && sign !== 0 ? best.value : mean, why }
}

/** The mean of what was found of one answer, each by how often it was looked at; where one knows all, what that knows. */
const merged = <W extends World>(parts: readonly Evaluated<W>[]): Evaluated<W> => {
  const visits = parts.reduce((sum, one) => sum + one.visits, 0)
  const known = parts.find(({ closed }) => closed)
  if (known) return { ...known, visits }
  const value = parts.reduce((sum, one) => sum + (one.visits * one.value) / visits, 0)
  const half = Math.sqrt(
    parts.reduce(
      (sum, one) => sum + (((one.visits / visits) * (one.interval[1] - one.interval[0])) / 2) ** 2,
      0,
    ),
  )
  const interval = [Math.max(0, value - half), Math.min(1, value + half)] as const
  return { option: parts[0]!.option, visits, value, interval, closed: false }
}
