import { produce, type Draft } from 'immer'
import { question } from '../../games/index'
import { LIMITS, isPlayed } from '../../records/index'
import { answered, paceOf, type Moment } from './line'
import { keptSeed, type Act, type Change, type TableSetup } from './table-state'
import {
  MAIN,
  answersAt,
  atOf,
  branchOf,
  branched,
  changed,
  extended,
  isExploring,
  lineOf,
  movedTo,
  notesThat,
  ownerOf,
  switchedTo,
  type Branch,
  type Tree,
} from './tree'

const descendsFrom = (tree: Tree, id: number, ancestor: number): boolean => {
  if (id === ancestor) return true
  const parent = branchOf(tree, id)?.parent ?? null
  return parent !== null && descendsFrom(tree, parent, ancestor)
}

/** A tree changed by hand. No answer comes this way: it would cost the whole line. */
const edited = ({ branches, branch }: Tree, recipe: (draft: Draft<Tree>) => void): Tree =>
  produce({ branches, branch }, recipe)

const branchIn = ({ branches }: Draft<Tree>, id: number) => branches.find((one) => one.id === id)

/** The tree without a branch and all that leaves it. The main line stays. */
const pruned = (tree: Tree, id: number): Tree => {
  const parent = branchOf(tree, id)?.parent ?? null
  if (parent === null) return tree
  return edited(tree, (draft) => {
    if (descendsFrom(tree, tree.branch, id)) draft.branch = parent
    draft.branches = draft.branches.filter((one) => !descendsFrom(tree, one.id, id))
  })
}

/** The two lines change places: the notes on what they share stay with the parent. */
const exchange = (draft: Draft<Tree>, parent: Branch, branch: Branch): void => {
  const [above, below] = [branchIn(draft, branch.id), branchIn(draft, parent.id)]
  const forkedAt = answersAt(parent.line, branch.fork)
  const isShared = (answers: number) => answers <= forkedAt
  if (!above || !below) return
  above.notes = { ...notesThat(parent.notes, isShared), ...branch.notes }
  below.notes = notesThat(parent.notes, (answers) => !isShared(answers))
  Object.assign(above, { id: parent.id, parent: parent.parent, fork: parent.fork })
  Object.assign(below, { id: branch.id, parent: parent.id, fork: branch.fork })
}

/** A branch in the place of the one that it leaves, whose own end becomes the branch. */
const promoted = (tree: Tree, id: number): Tree => {
  const branch = branchOf(tree, id)
  const parent = branch && branch.parent !== null ? branchOf(tree, branch.parent) : undefined
  if (!branch || !parent) return tree
  const swapped = edited(tree, (draft) => {
    for (const one of draft.branches)
      if (one.parent === id) one.parent = parent.id
      else if (one.parent === parent.id && one.fork > branch.fork) one.parent = id
    exchange(draft, parent, branch)
    // In the order of the branches the line that moved up takes the place of the other.
    draft.branches = tree.branches.flatMap(({ id }) => branchIn(draft, id) ?? [])
    if (tree.branch === id) draft.branch = parent.id
    else if (tree.branch === parent.id) draft.branch = id
  })
  return withoutEmpty(swapped, id)
}

/** Whether nothing has been done in a branch. */
const isEmpty = ({ line, fork, name }: Branch): boolean => line.length - 1 === fork && name === ''

/** The tree without a branch in which nothing has been done. */
const withoutEmpty = (tree: Tree, id: number): Tree => {
  const branch = branchOf(tree, id)
  const isLeft = tree.branches.some((one) => one.parent === id)
  return branch && isEmpty(branch) && !isLeft && tree.branch !== id ? pruned(tree, id) : tree
}

/** What can be done with the history of a game beside playing on. */
export interface Exploring {
  /** Begins a branch at a moment of the present one. */
  readonly explore: (from: number) => void
  /** The same position with another seed. */
  readonly newFuture: (seed: number) => void
  /** Where chance comes from in the branch that is explored, from now on. */
  readonly setNextChance: (chance: Branch['chance']) => void
  readonly goTo: (moment: number) => void
  readonly switchBranch: (branch: number) => void
  readonly nameBranch: (branch: number, name: string) => void
  /** Writes about a moment of the present branch; nothing written takes the note away. */
  readonly annotate: (moment: number, text: string) => void
  readonly promote: (branch: number) => void
  readonly prune: (branch: number) => void
}

const isLast = (tree: Tree): boolean => atOf(tree) === lineOf(tree).length - 1

/** Where the table waits for chance, and its branch has a seed now, chance answers. */
const rolled = (tree: Tree, setup: TableSetup, now: Moment): Tree => {
  const branch = branchOf(tree, tree.branch)
  if (!branch || now.turnOver || question(now.game)?.by !== 'chance') return tree
  const pace = paceOf(isPlayed(setup.seats), branch)
  const outcome = pace.chance(now.game)
  return outcome === null ? tree : extended(tree, answered(now, outcome, pace))
}

const future =
  (seed: number): Change =>
  (state, setup, now) => {
    const fresh = branchOf(state, state.branch)
    const isFresh = isExploring(state) && isLast(state) && fresh?.fork === atOf(state)
    const open = isFresh ? state : branched(state, atOf(state))
    return rolled(changed(open, open.branch, { seed, chance: 'seed' }), setup, now)
  }

const chanceFrom =
  (chance: Branch['chance']): Change =>
  (state, setup, now) => {
    if (!isExploring(state)) return {}
    const next = changed(state, state.branch, { chance })
    return isLast(state) ? rolled(next, setup, now) : next
  }

const noted =
  (moment: number, text: string): Change =>
  (state) => {
    if (!lineOf(state)[moment]) return {}
    const owner = ownerOf(state, state.branch, moment)
    const answers = answersAt(lineOf(state), moment)
    const written = text.slice(0, LIMITS.note)
    const noted = edited(state, (draft) => {
      const notes = branchIn(draft, owner)?.notes ?? {}
      if (written) notes[answers] = written
      else Reflect.deleteProperty(notes, answers)
    })
    return { ...noted, full: written === text ? null : 'note' }
  }

/** In the main line only what is shared with the old one was ever taken back. */
const madeMain =
  (id: number): Change =>
  (state) => {
    const branch = branchOf(state, id)
    const tree = promoted(state, id)
    if (branch?.parent !== MAIN) return tree
    const shared = answersAt(branch.line, branch.fork)
    return { ...tree, takenBack: state.takenBack.filter((number) => number < shared) }
  }

const still = { between: null, led: null, error: null }

/** The actions on the history of a table. */
export const exploring = ({ act }: { readonly act: Act }): Exploring => ({
  explore: (from) => act((state) => ({ ...branched(state, from), ...still })),
  newFuture: (seed) =>
    act((state, ...rest) => ({ ...future(keptSeed(seed))(state, ...rest), ...still })),
  setNextChance: (chance) => act(chanceFrom(chance)),
  goTo: (moment) =>
    act((state) => (lineOf(state)[moment] ? { ...movedTo(state, moment), ...still } : {})),
  switchBranch: (id) =>
    act((state) => ({ ...withoutEmpty(switchedTo(state, id), state.branch), ...still })),
  nameBranch: (id, name) =>
    act((state) =>
      edited(state, (draft) => {
        const branch = branchIn(draft, id)
        if (branch) branch.name = name.slice(0, LIMITS.name)
      }),
    ),
  annotate: (moment, text) => act(noted(moment, text)),
  promote: (id) => act(madeMain(id)),
  prune: (id) => act((state) => ({ ...pruned(state, id), ...still })),
})
