import { createStore, type StoreApi } from 'zustand/vanilla'
import { answerCount, outcome, record, type Game, type House } from '../games/index'
import { Dropped, type Errand } from '../bots/lab/lab'
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
  /** Reviews the game on the table, or goes on with it from where it was cancelled. */
  readonly start: (effort: Effort) => void
  readonly cancel: () => void
  /** Drops what is kept with the game and cannot be used. */
  readonly tidy: () => void
  /** Whether somebody sees the page: else nothing is weighed. */
  readonly see: (isSeen: boolean) => void
  /** Nobody looks at it any more. */
  readonly leave: () => void
}

export type Review = ReviewState & ReviewActions

const SEED = 1

const IDLE: Doing = { is: 'idle' }

/** The game itself, not its branches, as it was played: with what is taken back and can be redone. */
export const reviewedGame = ({ branches }: Pick<TableState, 'branches'>): Game | null =>
  branches.find(({ id }) => id === MAIN)?.line.at(-1)?.game ?? null

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

/** Some answers of a game, and what has been weighed of them: a part for each time that they were gone on with. */
interface Stretch {
  readonly from: number
  readonly until: number
  parts: readonly Swept<House>[]
}

const reached = ({ from, parts }: Stretch): number => parts.at(-1)?.until ?? from

/** One sweep over one game, in several stretches side by side. It can be let go of, and goes on from there. */
class Sweeping {
  readonly game: Game
  readonly playouts: number
  private readonly stretches: readonly Stretch[]
  private labs: OpenLab[] = []
  private errands: readonly Errand<void>[] = []

  constructor(game: Game, { playouts, threads }: Effort) {
    const bound = (i: number) => Math.round((answerCount(game) * i) / threads)
    this.game = game
    this.playouts = playouts
    this.stretches = Array.from({ length: threads }, (_, i) => ({
      ...{ from: bound(i), until: bound(i + 1) },
      parts: [],
    }))
  }

  get doing(): Doing {
    const done = this.stretches.reduce((sum, one) => sum + reached(one) - one.from, 0)
    return { is: 'working', done, of: answerCount(this.game) }
  }

  /** Weighs what is left. */
  async weigh(open: () => OpenLab, heard: () => void): Promise<Swept<House>> {
    const left = this.stretches.filter((one) => reached(one) < one.until)
    // All are there before one of them is asked.
    const asked = left.map((stretch) => {
      const lab = open()
      this.labs.push(lab)
      return { stretch, lab }
    })
    this.errands = asked.map(({ stretch, lab }) => this.ask(stretch, lab, heard))
    await Promise.all(this.errands.map(({ result }) => result))
    return mergeSwept(this.stretches.flatMap(({ parts }) => parts))
  }

  letGo(): void {
    for (const { drop } of this.errands) drop()
    for (const { close } of this.labs) close()
    this.errands = []
    this.labs = []
  }

  private ask(stretch: Stretch, { lab }: OpenLab, heard: () => void): Errand<void> {
    const { game, playouts } = this
    const { parts, until } = stretch
    const hear = (part: Swept<House>) => {
      stretch.parts = [...parts, part]
      heard()
    }
    const job = {
      kind: 'review',
      game,
      seed: SEED,
      playouts,
      from: reached(stretch),
      until,
    } as const
    const { result, drop } = lab.ask<'review'>(job, hear)
    return { result: result.then(hear), drop }
  }
}

/** Reviews the game on one table, and keeps what it finds with that game. */
export const createReview = (
  table: StoreApi<TableStore>,
  open: () => OpenLab = openLab,
): StoreApi<Review> => {
  /** What has been weighed is remembered until all is, or the game is another one. */
  let sweeping: Sweeping | null = null
  let isSeen = true
  const review = createStore<Review>()((set, get) => {
    const goOn = async (own: Sweeping): Promise<void> => {
      try {
        const swept = await own.weigh(open, () => set({ doing: own.doing }))
        if (sweeping !== own) return
        own.letGo()
        sweeping = null
        table.getState().act(() => ({ analysis: analysisOf(own.game, swept, own.playouts) }))
        set({ doing: IDLE })
      } catch (error) {
        if (error instanceof Dropped || sweeping !== own) return
        own.letGo()
        const message = error instanceof Error ? error.message : String(error)
        set({ doing: { is: 'failed', message } })
      }
    }
    const start = (effort: Effort): void => {
      const game = reviewedGame(table.getState())
      if (game === null || answerCount(game) === 0) return
      sweeping?.letGo()
      if (sweeping?.game !== game || sweeping.playouts !== effort.playouts)
        sweeping = new Sweeping(game, effort)
      set({ doing: sweeping.doing })
      if (isSeen) void goOn(sweeping)
    }
    const see = (now: boolean): void => {
      const isWorking = get().doing.is === 'working' && now !== isSeen
      isSeen = now
      if (!isWorking || sweeping === null) return
      if (now) void goOn(sweeping)
      else sweeping.letGo()
    }
    const cancel = (): void => {
      sweeping?.letGo()
      set({ doing: IDLE })
    }
    const tidy = (): void => {
      const { fault } = keptAnalysis(table.getState())
      if (fault === null) return
      set({ dropped: fault })
      table.getState().act(() => ({ analysis: null }))
    }
    const leave = (): void => {
      cancel()
      set({ dropped: null })
    }
    return { doing: IDLE, dropped: null, start, cancel, tidy, see, leave }
  })
  table.subscribe((now, before) => {
    if (now.identity?.id !== before.identity?.id) review.setState({ dropped: null })
    if (sweeping === null || reviewedGame(now) === sweeping.game) return
    review.getState().cancel()
    sweeping = null
  })
  return review
}
