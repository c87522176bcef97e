import { Dropped, type Errand } from '../../bots/lab/lab'
import type { Simulation } from '../../bots/lab/messages'
import type { OpenLab } from '../../bots/lab/open'
import type { Game } from '../../games/index'
import type { Around, Part, Places } from './around'
import type { Run, Wish } from './run'

/** Games with consecutive numbers from one position, and how far they have been played. */
interface Stretch {
  /** Who plays them, by number. */
  readonly place: number
  readonly alternative: number
  readonly from: number
  readonly games: number
  played: Simulation | null
}

const SEED = 1939
const PAUSE = 180

/** Each position's games, divided among those who work; all positions side by side, so that they stay comparable. */
const divided = ({ alternatives, games }: Wish, among: number): readonly Stretch[] => {
  const each = Math.ceil(games / among)
  return Array.from({ length: among }, (_, place) => place).flatMap((place) =>
    alternatives.map((_, alternative) => {
      const from = place * each
      const number = Math.max(0, Math.min(each, games - from))
      return { place, alternative, from, games: number, played: null }
    }),
  )
}

/** Plays games out, for one wish at a time. */
export class PlayingOut {
  private readonly places: Places
  private readonly around: Around
  private readonly run: Part<Run | null>
  private stretches: Stretch[] = []
  private errands: readonly Errand<Simulation>[] = []
  private told = -Infinity

  constructor(around: Around, places: Places, run: Part<Run | null>) {
    this.around = around
    this.places = places
    this.run = run
  }

  begin(wish: Wish): void {
    this.drop()
    this.stretches = []
    this.run.set({ ...wish, doing: 'playing', parts: [], message: null })
    this.attempt(() => {
      this.stretches = [...divided(wish, this.places.all().length)]
      this.ask()
    })
  }

  cancel(): void {
    this.end('cancelled')
  }

  /** Waits where it is, until it may go on. */
  wait(): void {
    this.end('waiting')
  }

  goOn(): void {
    const run = this.run.get()
    if (run?.doing !== 'waiting') return
    this.run.set({ ...run, doing: 'playing' })
    this.stretches = this.stretches.flatMap((one) => {
      const done = one.played?.games ?? 0
      const rest = { ...one, from: one.from + done, games: one.games - done, played: null }
      return one.played ? [{ ...one, games: done }, rest] : [rest]
    })
    this.attempt(() => this.ask())
  }

  leave(): void {
    this.drop()
    this.run.set(null)
  }

  /** Where no worker can be made, that is what has failed. */
  private attempt(what: () => void): void {
    try {
      what()
    } catch (error) {
      this.fail(error)
    }
  }

  private ask(): void {
    const run = this.run.get()
    if (!run) return
    const labs = this.places.all()
    const left = new Set(this.stretches.filter(({ played, games }) => (played?.games ?? 0) < games))
    const asked = [...left].flatMap((stretch) => {
      const open = labs[stretch.place % labs.length]
      const from = run.alternatives[stretch.alternative]
      return open && from ? [{ stretch, errand: this.askFor(stretch, open, from.game, run) }] : []
    })
    const mine = asked.map(({ errand }) => errand)
    this.errands = mine
    for (const { stretch, errand } of asked)
      errand.result.then(
        (played) => {
          stretch.played = played
          left.delete(stretch)
          if (this.errands !== mine) return
          if (left.size === 0) this.end('done')
          else this.tell()
        },
        (error: unknown) => {
          if (!(error instanceof Dropped) && this.errands === mine) this.fail(error)
        },
      )
    if (left.size === 0) this.end('done')
    else this.tell()
  }

  private askFor(stretch: Stretch, { lab }: OpenLab, game: Game, { seats, until }: Run) {
    const { from, games } = stretch
    const job = { kind: 'simulate', game, seats, seed: SEED, from, games, until } as const
    return lab.ask(job, (soFar) => this.hear(stretch, soFar))
  }

  private hear(stretch: Stretch, soFar: Simulation): void {
    stretch.played = soFar
    if (this.around.now() - this.told < PAUSE) return
    this.told = this.around.now()
    this.tell()
  }

  private end(doing: Run['doing'], message: string | null = null): void {
    const run = this.run.get()
    if (run?.doing !== 'playing') return
    this.drop()
    this.run.set({ ...run, doing, message, parts: this.partsOf(run) })
  }

  private fail(error: unknown): void {
    this.places.close()
    const message = error instanceof Error ? error.message : String(error)
    this.end('failed', message)
  }

  private drop(): void {
    for (const { drop } of this.errands) drop()
    this.errands = []
  }

  /** Shows how far the games have been played. */
  private tell(): void {
    const run = this.run.get()
    if (run) this.run.set({ ...run, parts: this.partsOf(run) })
  }

  /** What has been played from each position. */
  private partsOf({ alternatives }: Run): Run['parts'] {
    return alternatives.map((_, alternative) =>
      this.stretches.flatMap((one) =>
        one.alternative === alternative && one.played ? [one.played] : [],
      ),
    )
  }
}
