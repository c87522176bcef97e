import { answerCount, sameOption } from '../../games/index'
import type { Chance, Moment } from './line'

/** One line of a game: the one that is played, or one that is explored. */
export interface Branch extends Chance {
  readonly id: number
  readonly name: string
  /** The branch that it leaves; null for the main line. */
  readonly parent: number | null
  /** The last moment that it shares with its parent. */
  readonly fork: number
  /** Every moment from the beginning of the game, those it shares being the same objects. */
  readonly line: readonly Moment[]
  /** Where in its line the table was last. */
  readonly at: number
  /** What was written about its own positions, by the number of answers given there. */
  readonly notes: Readonly<Record<number, string>>
}

/** All branches of a game, and which of them is on the table. */
export interface Tree {
  readonly branches: readonly Branch[]
  readonly branch: number
}

export const MAIN = 0

/** A tree of one moment. */
export const planted = (first: Moment, { seed, chance }: Chance): Tree => {
  const line = [first]
  const main = { id: MAIN, name: '', parent: null, fork: 0, seed, chance, line, at: 0, notes: {} }
  return { branches: [main], branch: MAIN }
}

export const branchOf = ({ branches }: Tree, id: number): Branch | undefined =>
  branches.find((one) => one.id === id)

const EMPTY: readonly Moment[] = []

/** The moments of the branch on the table, those undone and not yet played anew included. */
export const lineOf = (tree: Tree): readonly Moment[] => branchOf(tree, tree.branch)?.line ?? EMPTY

/** Where in its line the table is. */
export const atOf = (tree: Tree): number => branchOf(tree, tree.branch)?.at ?? 0

/** Whether the table is in another line than the one that is played. */
export const isExploring = ({ branch }: Tree): boolean => branch !== MAIN

/** The number of answers that have been given at a moment of a line. */
export const answersAt = (line: readonly Moment[], at: number): number => {
  const moment = line[at]
  return moment ? answerCount(moment.game) : 0
}

/** The branch to which a moment of a branch belongs: itself, or the one from which it has it. */
export const ownerOf = (tree: Tree, id: number, moment: number): number => {
  const branch = branchOf(tree, id)
  if (!branch || branch.parent === null || moment > branch.fork) return id
  return ownerOf(tree, branch.parent, moment)
}

/** The tree with some parts of one branch changed. */
export const changed = ({ branches, branch }: Tree, id: number, part: Partial<Branch>): Tree => ({
  branches: branches.map((one) => (one.id === id ? { ...one, ...part } : one)),
  branch,
})

/** The table at another moment of its branch. */
export const movedTo = (tree: Tree, at: number): Tree => changed(tree, tree.branch, { at })

/** The table in another branch, where it was last. */
export const switchedTo = ({ branches, branch }: Tree, id: number): Tree => ({
  branches,
  branch: branches.some((one) => one.id === id) ? id : branch,
})

/** A new branch that leaves the present one at a moment, and the table in it. */
export const branched = (tree: Tree, from: number): Tree => {
  const leaves = branchOf(tree, tree.branch)
  if (!leaves?.line[from]) return tree
  const id = Math.max(...tree.branches.map((one) => one.id)) + 1
  const line = leaves.line.slice(0, from + 1)
  const parent = ownerOf(tree, tree.branch, from)
  const branch: Branch = { ...leaves, id, name: '', parent, fork: from, line, at: from, notes: {} }
  return { branches: [...tree.branches, branch], branch: id }
}

const sameMoment = (one: Moment, other: Moment | undefined): boolean =>
  other?.turnOver === one.turnOver &&
  other.steps.length === one.steps.length &&
  one.steps.every(({ answer }, index) => sameOption(answer, other.steps[index]?.answer))

/** The notes at some numbers of answers. */
export const notesThat = (
  notes: Branch['notes'],
  is: (answers: number) => boolean,
): Branch['notes'] =>
  Object.fromEntries(Object.entries(notes).filter(([answers]) => is(Number(answers))))

/** The present branch cut off where the table is. What left it later keeps all that it had. */
const cut = (tree: Tree): Tree => {
  const { branch: id } = tree
  const at = atOf(tree)
  const from = answersAt(lineOf(tree), at)
  const notes = branchOf(tree, id)?.notes ?? {}
  const branches = tree.branches.map((one): Branch => {
    if (one.id === id) return { ...one, notes: notesThat(notes, (number) => number <= from) }
    if (one.parent !== id || one.fork <= at) return one
    const to = answersAt(one.line, one.fork)
    const kept = notesThat(notes, (number) => number > from && number <= to)
    return { ...one, fork: at, notes: { ...kept, ...one.notes } }
  })
  return { branches, branch: id }
}

/** Where a new moment is added: the main line forgets what was undone, other lines are left. */
const opened = (tree: Tree): Tree => {
  const at = atOf(tree)
  if (at === lineOf(tree).length - 1) return tree
  return isExploring(tree) ? branched(tree, at) : cut(tree)
}

/**
 * The tree with a moment after the one on the table. In the main line it takes the place of what was
 * undone; where one explores, another branch begins unless the moment is there already.
 */
export const extended = (tree: Tree, moment: Moment): Tree => {
  const [line, at] = [lineOf(tree), atOf(tree)]
  if (isExploring(tree) && sameMoment(moment, line[at + 1])) return movedTo(tree, at + 1)
  const open = opened(tree)
  return changed(open, open.branch, { line: [...line.slice(0, at + 1), moment], at: at + 1 })
}

/** What was written about a moment of the present branch; empty where nothing was. */
export const noteAt = (tree: Tree, moment: number): string =>
  branchOf(tree, ownerOf(tree, tree.branch, moment))?.notes[answersAt(lineOf(tree), moment)] ?? ''

const isUnwritten = ({ branches }: Tree): boolean =>
  branches.every(({ notes }) => Object.keys(notes).length === 0)

/** The moments of the present branch about which something was written. */
export const notedMoments = (tree: Tree): readonly number[] =>
  isUnwritten(tree) ? [] : [...lineOf(tree).keys()].filter((moment) => noteAt(tree, moment) !== '')

/** What was written about the moments after one and up to another. */
export const notesBetween = (tree: Tree, after: number, to: number): readonly string[] => {
  if (isUnwritten(tree)) return []
  const moments = Array.from({ length: to - after }, (_, index) => after + 1 + index)
  // The end of a turn and the beginning of the next are one position.
  return [...new Set(moments.map((moment) => noteAt(tree, moment)))].filter((note) => note !== '')
}
