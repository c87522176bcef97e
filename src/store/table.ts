import { createStore, type StoreApi } from 'zustand/vanilla'
import { RulesError } from '../games/index'
import { LIMITS, type SavedGame } from '../records/index'
import { outgrown } from './growth'
import { exploring, type Exploring } from './exploring'
import { playingOn, type PlayingOn } from './playing-on'
import { begun, opened } from './setting-out'
import type { TableSetup } from './table-setup'
import { EMPTY, type Act, type Change, type TableState } from './table-state'
import { takingBack, type TakingBack } from './taking-back'

/** What can be done at the table. */
export interface TableActions extends PlayingOn, TakingBack, Exploring {
  readonly newGame: (setup: TableSetup) => void
  readonly open: (game: SavedGame) => void
  readonly rename: (name: string) => void
  readonly follow: (follows: boolean) => void
  readonly dismissError: () => void
}

export type Table = TableState & TableActions

const renamed =
  (name: string): Change =>
  ({ identity }) => ({ identity: identity && { ...identity, name: name.slice(0, LIMITS.name) } })

/** The one store: the tree of a game, and where in it the table is. */
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
    const act: Act = (change) =>
      attempt(() => {
        const state = get()
        const now = state.line[state.at]
        if (!state.setup || !now || state.follows) return {}
        const part = { full: null, ...change(state, state.setup, now) }
        const full = outgrown(state, { ...state, ...part })
        return full === null ? part : { full }
      })
    return {
      ...EMPTY,
      ...playingOn(act),
      ...takingBack(act),
      ...exploring(act),
      newGame: (setup) => attempt(() => begun(setup)),
      open: (game) => attempt(() => opened(game)),
      rename: (name) => act(renamed(name)),
      follow: (follows) => set({ follows }),
      dismissError: () => set({ error: null, full: null, stop: null }),
    }
  })
