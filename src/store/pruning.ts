import { answersAt, branchOf, notesThat, switchedTo, type Branch, type Tree } from './tree'

const descendsFrom = (tree: Tree, id: number, ancestor: number): boolean => {
  if (id === ancestor) return true
  const parent = branchOf(tree, id)?.parent ?? null
  return parent !== null && descendsFrom(tree, parent, ancestor)
}

/** The tree without a branch and all that leaves it. The main line stays. */
export const pruned = (tree: Tree, id: number): Tree => {
  const branch = branchOf(tree, id)
  if (!branch || branch.parent === null) return tree
  const branches = tree.branches.filter((one) => !descendsFrom(tree, one.id, id))
  const rest = { ...tree, branches }
  return branchOf(rest, tree.branch) ? rest : switchedTo(rest, branch.parent)
}

/** The two lines change places: the notes on what they share stay with the parent. */
const exchanged = (parent: Branch, branch: Branch): readonly [Branch, Branch] => {
  const forkedAt = answersAt(parent.line, branch.fork)
  const shared = (number: number) => number <= forkedAt
  const above = { id: parent.id, parent: parent.parent, fork: parent.fork }
  const below = { id: branch.id, parent: parent.id, fork: branch.fork }
  return [
    { ...branch, ...above, notes: { ...notesThat(parent.notes, shared), ...branch.notes } },
    { ...parent, ...below, notes: notesThat(parent.notes, (number) => !shared(number)) },
  ]
}

/** A branch in the place of the one that it leaves, whose own end becomes the branch. */
export const promoted = (tree: Tree, id: number): Tree => {
  const branch = branchOf(tree, id)
  const parent = branch && branch.parent !== null ? branchOf(tree, branch.parent) : undefined
  if (!branch || !parent) return tree
  const [above, below] = exchanged(parent, branch)
  const branches = tree.branches.map((one) => {
    if (one.id === parent.id) return above
    if (one.id === id) return below
    if (one.parent === id) return { ...one, parent: parent.id }
    return one.parent === parent.id && one.fork > branch.fork ? { ...one, parent: id } : one
  })
  const shown = tree.branch === id ? parent.id : tree.branch === parent.id ? id : tree.branch
  return withoutEmpty({ ...tree, branches, branch: shown }, id)
}

/** Whether nothing has been done in a branch. */
const isEmpty = ({ line, fork, name }: Branch): boolean => line.length - 1 === fork && name === ''

/** The tree without a branch in which nothing has been done. */
export const withoutEmpty = (tree: Tree, id: number): Tree => {
  const branch = branchOf(tree, id)
  const isLeft = tree.branches.some((one) => one.parent === id)
  return branch && isEmpty(branch) && !isLeft && tree.branch !== id ? pruned(tree, id) : tree
}
