import { createStore, type StoreApi } from 'zustand/vanilla'
import { RulesError, question, type Faction, type Option, type Setup } from '../rules/index'
import { LIMITS, type SavedGame } from '../records/index'
import { betweenAfterCount, betweenAt, type Between } from './between'
import { chanceNumbers } from './chance-numbers'
import { newIdentity, type Identity } from './identity'
import { exploring, type Exploring } from './exploring'
import { answered, begin, turnEnded, type Pace } from './line'
import type { Moment } from './moment'
import { paceOf } from './pace'
import { randomAnswer } from './random-answer'
import { reopened, type Stop } from './reopen'
import { MAIN, branchOf, extended, isExploring, movedTo, planted, type Tree } from './tree'

/** Who plays, and how. */
export interface TableSetup {
  readonly names: Readonly<Record<Faction, string>>
  readonly seed: number
  /** Whether chance answers from the seed, or the players roll and draw by hand. */
  readonly chance: 'seed' | 'hand'
  /** Whether a game is played, or only watched. */
  readonly mode: 'play' | 'watch'
  /** Whether a card stands between two players' turns. */
  readonly handovers: boolean
  readonly rules?: Setup
}

/** What is on the table. */
export interface TableState extends Tree {
  /** Null before the first game. */
  readonly setup: TableSetup | null
  readonly identity: Identity | null
  /** What stands before the question that is open here. */
  readonly between: Between
  /** What the rules said of the last answer, if they refused it. */
  readonly error: RulesError | null
  /** The numbers of the answers by chance that have been taken back once. */
  readonly takenBack: readonly number[]
  /** Where the record of this game could not be followed further. */
  readonly stop: Stop | null
  /** Whether this table only looks on while the game is played elsewhere. */
  readonly follows: boolean
}

export interface TableActions extends Exploring {
  readonly newGame: (setup: TableSetup) => void
  readonly open: (game: SavedGame) => void
  readonly rename: (name: string) => void
  readonly follow: (follows: boolean) => void
  readonly answer: (option: Option) => void
  readonly endTurn: () => void
  /** Goes on from what stands between. */
  readonly goOn: () => void
  readonly undo: () => void
  readonly redo: () => void
  readonly restartTurn: () => void
  readonly playRandom: () => void
  readonly dismissError: () => void
}

export type Table = TableState & TableActions

const EMPTY: TableState = {
  setup: null,
  identity: null,
  branches: [],
  branch: MAIN,
  line: [],
  at: 0,
  between: null,
  error: null,
  takenBack: [],
  stop: null,
  follows: false,
}

const paceNow = (state: TableState, setup: TableSetup): Pace =>
  paceOf(setup.mode, branchOf(state, state.branch) ?? setup)

/** Where the present turn began. */
export const turnStart = ({ line, at }: TableState): number => {
  let start = at
  while (start > 0 && line[start]?.turnBegins !== true) start -= 1
  return start
}

/** What chance has answered after a moment of the main line; in other lines it is not taken back. */
const takenBackTo = (state: TableState, at: number): Pick<TableState, 'takenBack'> => {
  const undone = isExploring(state) ? [] : state.line.slice(at + 1).flatMap(chanceNumbers)
  return { takenBack: [...new Set([...state.takenBack, ...undone])] }
}

const undoneTo = (state: TableState, at: number): Partial<TableState> => ({
  ...movedTo(state, at),
  ...takenBackTo(state, at),
  between: null,
  error: null,
})

/** Who sat at the table last. */
const lastSeat = ({ line, at }: Tree): Faction | null =>
  line
    .slice(0, at + 1)
    .map(({ seat }) => seat)
    .filter((seat) => seat !== null)
    .at(-1) ?? null

/** What an action does to the table, with the moment at which it is. */
export type Change = (state: TableState, setup: TableSetup, now: Moment) => Partial<TableState>

const answerWith =
  (option: Option): Change =>
  (state, setup, now) => {
    if (now.turnOver) return {}
    const next = answered(now, option, paceNow(state, setup))
    return {
      ...extended(state, next),
      ...takenBackTo(state, state.at),
      between: betweenAt(setup, lastSeat(state), next),
      error: null,
    }
  }

const endOfTurn: Change = (state, setup, now) => {
  if (!now.turnOver) return {}
  const next = turnEnded(now, paceNow(state, setup))
  const between = betweenAt(setup, lastSeat(state), next)
  return { ...extended(state, next), ...takenBackTo(state, state.at), between, error: null }
}

const oneRandom: Change = (state, setup, now) => {
  if (now.turnOver) return endOfTurn(state, setup, now)
  if (question(now.game) === null) return {}
  return answerWith(randomAnswer(now.game, setup.seed))(state, setup, now)
}

const undone: Change = (state) => (state.at > 0 ? undoneTo(state, state.at - 1) : {})

const redone: Change = (state, setup) => {
  const next = state.line[state.at + 1]
  if (next === undefined) return {}
  // The count is seen again; the seat is taken already.
  return {
    ...movedTo(state, state.at + 1),
    between: betweenAt(setup, next.seat, next),
    error: null,
  }
}

/** After the count the other player may have to take the seat. */
const goneOn: Change = (state, setup, now) => ({
  between:
    state.between === 'count'
      ? betweenAfterCount(setup, lastSeat({ ...state, at: state.at - 1 }), now)
      : null,
})

const restarted: Change = (state) => undoneTo(state, turnStart(state))

const renamed =
  (name: string): Change =>
  ({ identity }) => ({ identity: identity && { ...identity, name: name.slice(0, LIMITS.name) } })

const begun = (setup: TableSetup): TableState => {
  const first = begin(setup.rules ?? {}, paceOf(setup.mode, setup))
  const between = betweenAt(setup, null, first)
  return { ...EMPTY, ...planted(first, setup), setup, identity: newIdentity(), between }
}

const opened = (game: SavedGame): TableState => {
  const { players: names, setup: rules, seed, chance, mode, handovers, takenBack } = game
  const setup = { names, seed, chance, mode, handovers, rules }
  const { tree, stop } = reopened(game)
  const now = tree.line[tree.at]
  const before = lastSeat({ ...tree, at: tree.at - 1 })
  const still = { count: betweenAt, handover: betweenAfterCount }
  const between = now && game.between ? still[game.between](setup, before, now) : null
  const { id, name, created } = game
  return { ...EMPTY, ...tree, setup, identity: { id, name, created }, between, takenBack, stop }
}

/** The one store: the line of a game, and where in it the table is. */
export const createTable = (): StoreApi<Table> =>
  createStore<Table>()((set, get) => {
    /** An error of the rules is kept to be shown, and changes nothing else. */
    const attempt = (change: () => Partial<TableState>): void => {
      try {
        set(change())
      } catch (error) {
        if (!(error instanceof RulesError)) throw error
        set({ error })
      }
    }
    const act = (change: Change): void =>
      attempt(() => {
        const state = get()
        const now = state.line[state.at]
        return state.setup && now && !state.follows ? change(state, state.setup, now) : {}
      })
    return {
      ...EMPTY,
      ...exploring(act),
      newGame: (setup) => attempt(() => begun(setup)),
      open: (game) => attempt(() => opened(game)),
      rename: (name) => act(renamed(name)),
      follow: (follows) => set({ follows }),
      answer: (option) => act(answerWith(option)),
      endTurn: () => act(endOfTurn),
      goOn: () => act(goneOn),
      undo: () => act(undone),
      redo: () => act(redone),
      restartTurn: () => act(restarted),
      playRandom: () => act(oneRandom),
      dismissError: () => set({ error: null, stop: null }),
    }
  })
