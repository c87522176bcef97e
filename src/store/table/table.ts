import { createStore, type StoreApi } from 'zustand/vanilla'
import { RulesError } from '../../games/index'
import { LIMITS, READABLE, isPlayed, type SavedGame } from '../../records/index'
import { begin, paceOf } from './line'
import { playingOn, takingBack, type PlayingOn, type TakingBack } from './playing-on'
import { reopened } from './reopen'
import { present } from './selectors'
import {
  EMPTY,
  betweenAfterCount,
  betweenAt,
  keptSetup,
  newIdentity,
  seatTaken,
  seatingOf,
  type Act,
  type Change,
  type Limit,
  type TableSetup,
  type TableState,
} from './table-state'
import { answersAt, atOf, isExploring, lineOf, planted, type Branch, type Tree } from './tree'

/** The table as a new game begins. */
export const begun = (given: TableSetup): TableState => {
  const setup = keptSetup(given)
  const first = begin(setup.game, setup.rules ?? {}, paceOf(isPlayed(setup.seats), setup))
  const between = betweenAt(setup, null, first)
  return { ...EMPTY, ...planted(first, setup), setup, identity: newIdentity(), between }
}

/** The table with the game of a record, as it was left. */
export const opened = (game: SavedGame): TableState => {
  const { format, seats, setup: rules, seed, chance, handovers, takenBack } = game
  const setup = { game: format, seats, seed, chance, handovers, rules }
  const { tree, stop } = reopened(game)
  const [line, at] = [lineOf(tree), atOf(tree)]
  const now = line[at]
  const still = { count: betweenAt, handover: betweenAfterCount }
  const between =
    now && game.between
      ? still[game.between](seatingOf(setup, tree), seatTaken(line, at - 1), now)
      : null
  const { id, name, created, analysis = null } = game
  const identity = { id, name, created }
  return { ...EMPTY, ...tree, setup, identity, between, takenBack, stop, analysis }
}

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
const outgrown = (before: Tree, after: Tree): Limit | null => {
  if (before.branches === after.branches) return null
  const beyond = GROWING.find(([limit, sizeOf]) => {
    const size = sizeOf(after.branches)
    return size > most(limit, after) && size > sizeOf(before.branches)
  })
  return beyond ? beyond[0] : null
}

/** What can be done at the table. */
export interface TableActions extends PlayingOn, TakingBack {
  /** What is done with the history comes with its page, by `exploring`; a change of seats by `sit`. */
  readonly act: Act
  readonly newGame: (setup: TableSetup) => void
  readonly open: (game: SavedGame) => void
  readonly rename: (name: string) => void
  readonly follow: (follows: boolean) => void
  readonly dismissError: () => void
}

export type TableStore = TableState & TableActions

const renamed =
  (name: string): Change =>
  ({ identity }) => ({ identity: identity && { ...identity, name: name.slice(0, LIMITS.name) } })

/** The one store: the tree of a game, and where in it the table is. */
export const createTable = (): StoreApi<TableStore> =>
  createStore<TableStore>()((set, get) => {
    /** An error of the rules is kept to be shown, and changes nothing else. */
    const attempt = (change: () => Partial<TableState>): void => {
      try {
        set(change())
      } catch (error) {
        if (!(error instanceof RulesError)) throw error
        set({ error })
      }
    }
    const act: Act = (change) =>
      attempt(() => {
        const state = get()
        const now = present(state)
        if (!state.setup || !now || state.follows) return {}
        const part = { full: null, ...change(state, state.setup, now) }
        const full = outgrown(state, { ...state, ...part })
        return full === null ? part : { full }
      })
    return {
      ...EMPTY,
      ...playingOn(act),
      ...takingBack(act),
      act,
      newGame: (setup) => attempt(() => begun(setup)),
      open: (game) => attempt(() => opened(game)),
      rename: (name) => act(renamed(name)),
      follow: (follows) => set({ follows }),
      dismissError: () => set({ error: null, full: null, stop: null }),
    }
  })
