import { mergeEvaluations } from '../../bots/lab/evaluating'
import { Dropped, type Errand } from '../../bots/lab/lab'
import type { Evaluation } from '../../bots/lab/messages'
import { factions, question, record, type Game, type House } from '../../games/index'
import { crc32 } from '../../records/crc32'
import type { Around, Part, Places } from './around'
import { inPlace, keyOf } from './ranking'

/** How many evaluations are remembered. */
const MOST = 12

type Entry = readonly [key: string, evaluation: Evaluation<House>]

const keyFor = (game: Game): string => {
  const text = JSON.stringify([game.of, record(game)])
  return `${text.length}.${crc32(new TextEncoder().encode(text))}`
}

/** What has been found of the latest positions: it need not be looked for again, not even after a reload. */
class Found {
  private readonly kept: Around['kept']
  private entries: readonly Entry[]

  constructor(kept: Around['kept']) {
    this.kept = kept
    this.entries = readBack(kept.read(), kept.build)
  }

  of(game: Game): Evaluation<House> | null {
    const key = keyFor(game)
    return this.entries.find(([one]) => one === key)?.[1] ?? null
  }

  keep(game: Game, evaluation: Evaluation<House>): void {
    const key = keyFor(game)
    const others = this.entries.filter(([one]) => one !== key)
    this.entries = [[key, evaluation] as const, ...others].slice(0, MOST)
    this.kept.write({ build: this.kept.build, entries: this.entries })
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isEntry = (entry: unknown): entry is Entry => {
  if (!Array.isArray(entry) || entry.length !== 2) return false
  const [key, found] = entry as readonly unknown[]
  return (
    typeof key === 'string' &&
    isObject(found) &&
    typeof found['playouts'] === 'number' &&
    typeof found['value'] === 'number' &&
    isObject(found['why']) &&
    Array.isArray(found['answers']) &&
    found['answers'].every((one) => isObject(one) && typeof one['value'] === 'number')
  )
}

/** What this build has written; nothing where another has, or where it cannot be read. */
const readBack = (read: unknown, build: string): readonly Entry[] =>
  isObject(read) && read['build'] === build && Array.isArray(read['entries'])
    ? read['entries'].filter(isEntry)
    : []

/** What is thought about a position. */
export interface Thought {
  readonly game: Game
  readonly doing: 'thinking' | 'waiting' | 'settled' | 'stopped' | 'failed'
  /** What has been found so far; its answers stand in the order in which they are shown. */
  readonly evaluation: Evaluation<House> | null
  /** What went wrong, in the words of whatever did. */
  readonly message: string | null
}

/** For whom the answers are good: 1 the first Faction, -1 the other. */
export const signOf = (game: Game): 1 | -1 => (question(game)?.by === factions(game.of)[1] ? -1 : 1)

/** So long after the first word nothing more is thought about one position. */
const LONGEST = 8000
/** Where no word has come after so long, none will: what it thinks with has to be fetched the first time. */
const SILENT = 60_000
/** Between two changes of what is shown. */
const PAUSE = 180
const SEED = 1936
const UNHEARD = 'nothing could be loaded within a minute'

/** Thinks about one position at a time. Of one that was left nothing more is heard. */
export class Thinking {
  private readonly around: Around
  private readonly places: Places
  private readonly thought: Part<Thought | null>
  private readonly found: Found
  private errands: readonly Errand<Evaluation<House>>[] = []
  private parts: (Evaluation<House> | undefined)[] = []
  private told = -Infinity
  private last: ReturnType<typeof setTimeout> | undefined

  constructor(around: Around, places: Places, thought: Part<Thought | null>) {
    this.around = around
    this.places = places
    this.thought = thought
    this.found = new Found(around.kept)
  }

  /** Thinks about a position from the beginning, unless all is known of it. */
  begin(game: Game): void {
    this.drop()
    const evaluation = this.found.of(game)
    if (evaluation !== null) {
      this.thought.set({ game, doing: 'settled', evaluation, message: null })
      return
    }
    this.thought.set({ game, doing: 'thinking', evaluation: null, message: null })
    this.told = -Infinity
    try {
      this.ask(game)
    } catch (error) {
      this.fail(error)
    }
  }

  /** Looks at a position, and begins when it may. */
  await(game: Game): void {
    this.drop()
    this.thought.set({ game, doing: 'waiting', evaluation: null, message: null })
  }

  /** Leaves it as it is. */
  stop(): void {
    this.drop()
    this.turn(['thinking', 'waiting'], 'stopped')
  }

  /** Waits until it may go on. */
  wait(): void {
    this.drop()
    this.turn(['thinking'], 'waiting')
  }

  goOn(): void {
    const thought = this.thought.get()
    if (thought?.doing === 'waiting') this.begin(thought.game)
  }

  leave(): void {
    this.drop()
    this.thought.set(null)
  }

  private turn(from: readonly Thought['doing'][], doing: Thought['doing']): void {
    const thought = this.thought.get()
    if (thought && from.includes(thought.doing)) this.thought.set({ ...thought, doing })
  }

  private drop(): void {
    clearTimeout(this.last)
    for (const { drop } of this.errands) drop()
    this.errands = []
  }

  private ask(game: Game): void {
    this.last = setTimeout(() => this.fail(new Error(UNHEARD)), SILENT)
    this.parts = []
    const labs = this.places.all()
    const playouts = Math.ceil(this.around.playouts / labs.length)
    const left = new Set(labs.keys())
    this.errands = labs.map(({ lab }, i) =>
      lab.ask({ kind: 'evaluate', game, seed: SEED + i, playouts }, (one) => this.hear(i, one)),
    )
    const mine = this.errands
    mine.forEach(({ result }, i) => {
      result.then(
        (one) => {
          if (this.errands !== mine) return
          this.note(i, one)
          left.delete(i)
          if (left.size === 0) this.settle()
        },
        (error: unknown) => {
          if (!(error instanceof Dropped) && this.errands === mine) this.fail(error)
        },
      )
    })
  }

  /** Takes down what one has found; the first to have found anything starts the clock. */
  private note(i: number, one: Evaluation<House>): void {
    if (this.parts.length === 0) {
      clearTimeout(this.last)
      this.last = setTimeout(() => this.settle(), LONGEST)
    }
    this.parts[i] = one
  }

  private hear(i: number, one: Evaluation<House>): void {
    this.note(i, one)
    if (this.around.now() - this.told < PAUSE) return
    this.told = this.around.now()
    const thought = this.thought.get()
    if (thought) this.thought.set({ ...thought, evaluation: this.soFar(thought) })
  }

  private settle(): void {
    this.drop()
    const thought = this.thought.get()
    if (!thought) return
    const evaluation = this.soFar(thought)
    if (evaluation !== null) this.found.keep(thought.game, evaluation)
    this.thought.set({ ...thought, doing: 'settled', evaluation })
  }

  private fail(error: unknown): void {
    this.drop()
    this.places.close()
    const message = error instanceof Error ? error.message : String(error)
    const thought = this.thought.get()
    if (thought) this.thought.set({ ...thought, doing: 'failed', message })
  }

  /** What all have found together, in the order in which it is shown. */
  private soFar({ game, evaluation }: Thought): Evaluation<House> | null {
    const parts = this.parts.filter((one) => one !== undefined)
    if (parts.length === 0) return evaluation
    const sign = signOf(game)
    const merged = mergeEvaluations(parts, question(game)?.by === 'chance' ? 0 : sign)
    const answers = inPlace((evaluation?.answers ?? []).map(keyOf), merged.answers, sign)
    return { ...merged, answers }
  }
}
