import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  RulesError,
  answerCount,
  options,
  question,
  seededChance,
  seededNumber,
  type Faction,
  type Game,
  type Option,
  type Setup,
} from '../rules/index'
import { betweenAfterCount, betweenAt, type Between } from './between'
import { answered, begin, turnEnded, type Pace } from './line'
import type { Moment } from './moment'

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
export interface TableState {
  /** Null before the first game. */
  readonly setup: TableSetup | null
  /** Every moment of the game, those undone and not yet played anew included. */
  readonly line: readonly Moment[]
  /** Where in the line the table is. */
  readonly at: number
  /** What stands before the question that is open here. */
  readonly between: Between
  /** What the rules said of the last answer, if they refused it. */
  readonly error: RulesError | null
  /** The numbers of the answers by chance that have been taken back once. */
  readonly takenBack: readonly number[]
}

export interface TableActions {
  readonly newGame: (setup: TableSetup) => void
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
  line: [],
  at: 0,
  between: null,
  error: null,
  takenBack: [],
}

const paceOf = ({ seed, chance, mode }: TableSetup): Pace => ({
  chance: chance === 'seed' ? seededChance(seed) : null,
  turns: mode === 'play',
})

/** Where the present turn began. */
export const turnStart = ({ line, at }: TableState): number => {
  let start = at
  while (start > 0 && line[start]?.turnBegins !== true) start -= 1
  return start
}

/** The answers of chance in the moments from one to another, by their numbers in the game. */
const chanceAnswers = (line: readonly Moment[], from: number, to: number): readonly number[] =>
  line
    .slice(from + 1, to + 1)
    .flatMap(({ game, steps }) =>
      steps.flatMap(({ given }, index) =>
        given === 'chance' ? [answerCount(game) - steps.length + index] : [],
      ),
    )

/** The line cut off where the table is, and a moment added. */
const extended = (state: TableState, moment: Moment): Partial<TableState> => ({
  line: [...state.line.slice(0, state.at + 1), moment],
  at: state.at + 1,
  error: null,
})

const movedTo = (state: TableState, at: number): Partial<TableState> => ({
  at,
  between: null,
  error: null,
  takenBack: [...new Set([...state.takenBack, ...chanceAnswers(state.line, at, state.at)])],
})

/** The sides answer uniformly at random, by a seed other than that of chance. */
const randomAnswer = (game: Game, seed: number): Option => {
  if (question(game)?.by === 'chance') return seededChance(seed)(game)
  const legal = options(game)
  return legal[Math.floor(seededNumber(~seed, answerCount(game)) * legal.length)] as Option
}

/** Who sat at the table last. */
const lastSeat = ({ line, at }: TableState): Faction | null =>
  line
    .slice(0, at + 1)
    .map(({ seat }) => seat)
    .filter((seat) => seat !== null)
    .at(-1) ?? null

type Change = (state: TableState, setup: TableSetup, now: Moment) => Partial<TableState>

const answerWith =
  (option: Option): Change =>
  (state, setup, now) => {
    if (now.turnOver) return {}
    const next = answered(now, option, paceOf(setup))
    return { ...extended(state, next), between: betweenAt(setup, lastSeat(state), next) }
  }

const endOfTurn: Change = (state, setup, now) => {
  if (!now.turnOver) return {}
  const next = turnEnded(now, paceOf(setup))
  return { ...extended(state, next), between: betweenAt(setup, lastSeat(state), next) }
}

const oneRandom: Change = (state, setup, now) => {
  if (now.turnOver) return endOfTurn(state, setup, now)
  if (question(now.game) === null) return {}
  return answerWith(randomAnswer(now.game, setup.seed))(state, setup, now)
}

/** After the count the other player may have to take the seat. */
const goneOn: Change = (state, setup, now) => ({
  between:
    state.between === 'count'
      ? betweenAfterCount(setup, lastSeat({ ...state, at: state.at - 1 }), now)
      : null,
})

const undone: Change = (state) => (state.at > 0 ? movedTo(state, state.at - 1) : {})

const redone: Change = (state, setup) => {
  const next = state.line[state.at + 1]
  // The count is seen again; the seat is taken already.
  return next ? { at: state.at + 1, between: betweenAt(setup, next.seat, next), error: null } : {}
}

const restarted: Change = (state) => movedTo(state, turnStart(state))

const opened = (setup: TableSetup): TableState => {
  const first = begin(setup.rules ?? {}, paceOf(setup))
  return { ...EMPTY, setup, line: [first], between: betweenAt(setup, null, first) }
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
        return state.setup && now ? change(state, state.setup, now) : {}
      })
    return {
      ...EMPTY,
      newGame: (setup) => attempt(() => opened(setup)),
      answer: (option) => act(answerWith(option)),
      endTurn: () => act(endOfTurn),
      goOn: () => act(goneOn),
      undo: () => act(undone),
      redo: () => act(redone),
      restartTurn: () => act(restarted),
      playRandom: () => act(oneRandom),
      dismissError: () => set({ error: null }),
    }
  })
