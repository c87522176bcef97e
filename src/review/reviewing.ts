import { createStore, type StoreApi } from 'zustand/vanilla'
import { answerCount, outcome, record, type Game, type House } from '../games/index'
import type { Errand } from '../bots/lab/lab'
import type { Swept } from '../bots/lab/messages'
import { openLab, type OpenLab } from '../bots/lab/open'
import { mergeSwept } from '../bots/lab/reviewing'
import { MAIN, type TableStore, type TableState } from '../store/index'
import { readAnalysis, sumOf, type Analysis, type Played, type Reading } from './analysis'

/** What is done at a review: nothing, or so many of so many answers weighed, or why it failed. */
export type Doing =
  | { readonly is: 'idle' }
  | { readonly is: 'working'; readonly done: number; readonly of: number }
  | { readonly is: 'failed'; readonly message: string }

/** How thoroughly, and in how many threads. */
export interface Effort {
  readonly playouts: number
  readonly threads: number
}

interface ReviewState {
  readonly doing: Doing
  /** Why the analysis that was kept with the game on the table has been dropped. */
  readonly dropped: NonNullable<Reading['fault']> | null
}

interface ReviewActions {
  /** Reviews the game on the table, as far as it is played. */
  readonly start: (effort: Effort) => void
  readonly cancel: () => void
  /** Drops what is kept with the game and cannot be used. */
  readonly tidy: () => void
}

export type Review = ReviewState & ReviewActions

const SEED = 1

const IDLE: Doing = { is: 'idle' }

/** The game itself, not its branches, as far as it is played. */
export const reviewedGame = ({ branches }: Pick<TableState, 'branches'>): Game | null => {
  const main = branches.find(({ id }) => id === MAIN)
  return main?.line[main.at]?.game ?? null
}

const playedIn = (game: Game): Played => record(game)

/** What was kept with the game on the table. */
export const keptAnalysis = (state: Pick<TableState, 'branches' | 'analysis'>): Reading => {
  const game = reviewedGame(state)
  if (game === null) return { analysis: null, fault: null }
  return readAnalysis(state.analysis, playedIn(game))
}

const analysisOf = (
  game: Game,
  { start, end, weights, ratios, weighed }: Swept<House>,
  playouts: number,
): Analysis => ({
  ...{ playouts, seed: SEED, weights, ratios, made: new Date().toISOString() },
  ...{ answers: answerCount(game), of: sumOf(playedIn(game)), over: outcome(game) !== null },
  ...{ start, end, weighed: weighed as Analysis['weighed'] },
})

/** One sweep over one game, in several stretches side by side. */
class Sweeping {
  private readonly labs: OpenLab[] = []
  private readonly errands: Errand<Swept<House>>[] = []
  private readonly reached: number[] = []

  begin(
    open: () => OpenLab,
    game: Game,
    { playouts, threads }: Effort,
    heard: (done: number) => void,
  ): void {
    const answers = answerCount(game)
    const bound = (i: number) => Math.round((answers * i) / threads)
    // All are there before one of them is asked.
    for (let i = 0; i < threads; i++) this.labs.push(open())
    for (const [i, lab] of this.labs.entries()) {
      const [from, until] = [bound(i), bound(i + 1)]
      this.reached.push(0)
      const job = { kind: 'review', game, seed: SEED, playouts, from, until } as const
      this.errands.push(
        lab.lab.ask<'review'>(job, (so) => {
          this.reached[i] = so.until - from
          heard(this.reached.reduce((sum, one) => sum + one, 0))
        }),
      )
    }
  }

  async result(): Promise<Swept<House>> {
    return mergeSwept(await Promise.all(this.errands.map(({ result }) => result)))
  }

  drop(): void {
    for (const { drop } of this.errands) drop()
    for (const { close } of this.labs) close()
  }
}

/** Reviews the game on one table, and keeps what it finds with that game. */
export const createReview = (
  table: StoreApi<TableStore>,
  open: () => OpenLab = openLab,
): StoreApi<Review> => {
  let sweeping: Sweeping | null = null
  let of: Game | null = null
  const review = createStore<Review>()((set) => {
    const stop = (doing: Doing): void => {
      sweeping?.drop()
      sweeping = null
      of = null
      set({ doing })
    }
    const start = async (effort: Effort): Promise<void> => {
      stop(IDLE)
      const game = reviewedGame(table.getState())
      if (game === null || answerCount(game) === 0) return
      of = game
      const all = answerCount(game)
      set({ doing: { is: 'working', done: 0, of: all }, dropped: null })
      const own = new Sweeping()
      sweeping = own
      try {
        own.begin(open, game, effort, (done) => set({ doing: { is: 'working', done, of: all } }))
        const swept = await own.result()
        if (sweeping !== own) return
        table.getState().act(() => ({ analysis: analysisOf(game, swept, effort.playouts) }))
        stop(IDLE)
      } catch (error) {
        if (sweeping !== own) return
        stop({ is: 'failed', message: error instanceof Error ? error.message : String(error) })
      }
    }
    return {
      doing: IDLE,
      dropped: null,
      start: (effort) => void start(effort),
      cancel: () => stop(IDLE),
      tidy: () => {
        const { fault } = keptAnalysis(table.getState())
        if (fault === null) return
        set({ dropped: fault })
        table.getState().act(() => ({ analysis: null }))
      },
    }
  })
  table.subscribe((now, before) => {
    if (now.identity?.id !== before.identity?.id) review.setState({ dropped: null })
    if (of !== null && reviewedGame(now) !== of) review.getState().cancel()
  })
  return review
}
