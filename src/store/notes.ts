import { answersAt, branchOf, ownerOf, type Tree } from './tree'

/** What was written about a moment of the present branch; empty where nothing was. */
export const noteAt = (tree: Tree, moment: number): string =>
  branchOf(tree, ownerOf(tree, tree.branch, moment))?.notes[answersAt(tree.line, moment)] ?? ''

const isUnwritten = ({ branches }: Tree): boolean =>
  branches.every(({ notes }) => Object.keys(notes).length === 0)

/** The moments of the present branch about which something was written. */
export const notedMoments = (tree: Tree): readonly number[] =>
  isUnwritten(tree) ? [] : [...tree.line.keys()].filter((moment) => noteAt(tree, moment) !== '')

/** What was written about the moments after one and up to another. */
export const notesBetween = (tree: Tree, after: number, to: number): readonly string[] => {
  if (isUnwritten(tree)) return []
  const moments = Array.from({ length: to - after }, (_, index) => after + 1 + index)
  // The end of a turn and the beginning of the next are one position.
  return [...new Set(moments.map((moment) => noteAt(tree, moment)))].filter((note) => note !== '')
}
