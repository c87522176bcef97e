import { answersAt, branchOf, ownerOf, type Tree } from './tree'

/** What was written about a moment of the present branch; empty where nothing was. */
export const noteAt = (tree: Tree, moment: number): string =>
  branchOf(tree, ownerOf(tree, tree.branch, moment))?.notes[answersAt(tree.line, moment)] ?? ''

/** The moments of the present branch about which something was written. */
export const notedMoments = (tree: Tree): readonly number[] =>
  tree.branches.every(({ notes }) => Object.keys(notes).length === 0)
    ? []
    : [...tree.line.keys()].filter((moment) => noteAt(tree, moment) !== '')
