import { LIMITS } from '../records/index'
import { question } from '../games/index'
import { answered } from './line'
import type { Moment } from './moment'
import { paceOf } from './pace'
import { promoted, pruned, withoutEmpty } from './pruning'
import type { TableSetup } from './table-setup'
import type { Act, Change } from './table-state'
import {
  MAIN,
  answersAt,
  branchOf,
  branched,
  changed,
  extended,
  isExploring,
  movedTo,
  ownerOf,
  switchedTo,
  type Branch,
  type Tree,
} from './tree'

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

const isLast = ({ line, at }: Tree): boolean => at === line.length - 1

/** Where the table waits for chance, and its branch has a seed now, chance answers. */
const rolled = (tree: Tree, mode: TableSetup['mode'], now: Moment): Tree => {
  const branch = branchOf(tree, tree.branch)
  if (!branch || now.turnOver || question(now.game)?.by !== 'chance') return tree
  const pace = paceOf(mode, branch)
  const outcome = pace.chance(now.game)
  return outcome === null ? tree : extended(tree, answered(now, outcome, pace))
}

const future =
  (seed: number): Change =>
  (state, { mode }, now) => {
    const fresh = branchOf(state, state.branch)
    const isFresh = isExploring(state) && isLast(state) && fresh?.fork === state.at
    const open = isFresh ? state : branched(state, state.at)
    return rolled(changed(open, open.branch, { seed, chance: 'seed' }), mode, now)
  }

const chanceFrom =
  (chance: Branch['chance']): Change =>
  (state, { mode }, now) => {
    if (!isExploring(state)) return {}
    const next = changed(state, state.branch, { chance })
    return isLast(state) ? rolled(next, mode, now) : next
  }

const noted =
  (moment: number, text: string): Change =>
  (state) => {
    if (!state.line[moment]) return {}
    const owner = ownerOf(state, state.branch, moment)
    const answers = answersAt(state.line, moment)
    const { [answers]: before, ...others } = branchOf(state, owner)?.notes ?? {}
    const written = text.slice(0, LIMITS.note)
    const full = written === text ? null : 'note'
    if (written === (before ?? '')) return { full }
    const notes = written ? { ...others, [answers]: written } : others
    return { ...changed(state, owner, { notes }), full }
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

/** The actions on the history. */
export const exploring = (act: Act): Exploring => ({
  explore: (from) => act((state) => ({ ...branched(state, from), ...still })),
  newFuture: (seed) => act((state, ...rest) => ({ ...future(seed)(state, ...rest), ...still })),
  setNextChance: (chance) => act(chanceFrom(chance)),
  goTo: (moment) =>
    act((state) => (state.line[moment] ? { ...movedTo(state, moment), ...still } : {})),
  switchBranch: (id) =>
    act((state) => ({ ...withoutEmpty(switchedTo(state, id), state.branch), ...still })),
  nameBranch: (id, name) =>
    act((state) => changed(state, id, { name: name.slice(0, LIMITS.name) })),
  annotate: (moment, text) => act(noted(moment, text)),
  promote: (id) => act(madeMain(id)),
  prune: (id) => act((state) => ({ ...pruned(state, id), ...still })),
})
