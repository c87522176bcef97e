import { LIMITS, READABLE } from '../records/index'
import { answersAt, isExploring, type Branch, type Tree } from './tree'

/** In what a game can have come to its limit. */
export type Limit = 'branches' | 'answers' | 'allAnswers' | 'notes' | 'note'

const endOf = ({ line }: Branch): number => answersAt(line, line.length - 1)

const ownAnswers = (branch: Branch): number =>
  endOf(branch) - (branch.parent === null ? 0 : answersAt(branch.line, branch.fork))

const signsOf = ({ notes }: Branch): number => Object.values(notes).join('').length

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** What grows from change to change, each with how much of it a game has. */
const GROWING: readonly (readonly [
  Limit & keyof typeof LIMITS,
  (of: Tree['branches']) => number,
])[] = [
  ['branches', (branches) => branches.length],
  ['answers', (branches) => Math.max(...branches.map(endOf))],
  ['allAnswers', (branches) => sum(branches.map(ownAnswers))],
  ['notes', (branches) => sum(branches.map(signsOf))],
]

/** When the branches have taken all there is, the game itself goes on. */
const most = (limit: keyof typeof LIMITS, tree: Tree): number =>
  limit === 'allAnswers' && !isExploring(tree) ? READABLE.allAnswers : LIMITS[limit]

/** The limit that a change goes beyond. Where a game was beyond it before, it may become smaller. */
export const outgrown = (before: Tree, after: Tree): Limit | null => {
  if (before.branches === after.branches) return null
  const beyond = GROWING.find(([limit, sizeOf]) => {
    const size = sizeOf(after.branches)
    return size > most(limit, after) && size > sizeOf(before.branches)
  })
  return beyond ? beyond[0] : null
}
