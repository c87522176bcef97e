import type { Game } from '../../coin/game'
import type { OptionOf, World } from '../../coin/world'
import type { LevelId } from '../levels'
import type { Why } from '../why'

/** A bot's move. */
export interface MoveJob<W extends World> {
  readonly kind: 'move'
  readonly game: Game<W>
  readonly level: LevelId
  readonly seed: number
  readonly playouts?: number
}

/** What the answers to a question are worth, better known the longer it takes. */
export interface EvaluateJob<W extends World> {
  readonly kind: 'evaluate'
  readonly game: Game<W>
  readonly seed: number
  readonly playouts: number
}

/** Who plays a simulated game. */
export type Simulated = LevelId | 'random'

/** Games from here to their end, or to the next round of counting: those with the numbers from `from` on. */
export interface SimulateJob<W extends World> {
  readonly kind: 'simulate'
  readonly game: Game<W>
  readonly seats: Readonly<Record<W['faction'], Simulated>>
  readonly seed: number
  readonly from: number
  readonly games: number
  readonly until: 'end' | 'count'
}

/** The answers of a game with the numbers from `from` on, before `until`, weighed one by one. */
export interface ReviewJob<W extends World> {
  readonly kind: 'review'
  readonly game: Game<W>
  readonly seed: number
  /** How often each decision is played on from. */
  readonly playouts: number
  readonly from: number
  readonly until: number
}

export type Job<W extends World> = MoveJob<W> | EvaluateJob<W> | SimulateJob<W> | ReviewJob<W>

export interface Moved<W extends World> {
  readonly option: OptionOf<W>
  readonly priority: string | null
  readonly why: Why<W> | null
}

/** One answer as a search sees it. Values are the chance of the first Faction to win. */
export interface Evaluated<W extends World> {
  readonly option: OptionOf<W>
  readonly visits: number
  readonly value: number
  /** Between what sampling leaves the value to lie, 95 of 100 times; how true the value is it does not say. */
  readonly interval: readonly [number, number]
  /** Whether all that can follow is known, so that nothing is left to sampling. */
  readonly closed: boolean
}

export interface Evaluation<W extends World> {
  readonly playouts: number
  readonly value: number
  /** The best for who is asked first. */
  readonly answers: readonly Evaluated<W>[]
  readonly why: Why<W>
}

export interface Simulation {
  readonly from: number
  readonly games: number
  /** For each game that was played to its end, whether the first Faction has won it: 1 or 0. */
  readonly results: readonly number[]
  /** For each of these, after how many rounds of counting it was over. */
  readonly ends: readonly number[]
  /** For each round of counting: in how many games the Will came to what. */
  readonly wills: readonly Readonly<Record<string, number>>[]
  readonly standing: Standing
}

/**
 * What stood where after the next round of counting: in how many games there was one, and of each content in each
 * space the sum over them, and in how many of them there was any.
 */
export interface Standing {
  readonly games: number
  readonly sums: readonly number[]
  readonly held: readonly number[]
}

/** What chance gave the first Faction with an answer, beyond what could be expected; in thousandths. */
export interface Fortune {
  readonly of: 'chance'
  readonly at: number
  readonly change: number
}

/** A decision between several answers; chances in thousandths. */
export interface Judged<W extends World> {
  readonly of: 'decision'
  /** The number of its answer. */
  readonly at: number
  /** Whether the first Faction decided. */
  readonly first: boolean
  /** How likely the first Faction was to win before it, with the best answer. */
  readonly value: number
  /** What it lost for who decided; nothing where that lies within the interval. */
  readonly lost: number
  /** The interval, where it lost anything: so much more or less. */
  readonly within?: number
  /** What would have been better, answer by answer, up to chance or to the other side. */
  readonly better?: readonly OptionOf<W>[]
}

export type Weighed<W extends World> = Fortune | Judged<W>

/** A stretch of a game, weighed as far as `until`. Answers that were the only ones weigh nothing. */
export interface Swept<W extends World> {
  readonly from: number
  readonly until: number
  /** How likely the first Faction was to win when the game began, and as it stands now; in thousandths. */
  readonly start: number
  readonly end: number
  /** With which weights it was weighed. */
  readonly weights: string
  /** How much steadier results are without luck, by who plays. */
  readonly ratios: Readonly<Record<string, number>>
  readonly weighed: readonly Weighed<W>[]
}

export interface ResultOf<W extends World> {
  readonly move: Moved<W>
  readonly evaluate: Evaluation<W>
  readonly simulate: Simulation
  readonly review: Swept<W>
}

/**
 * What a worker is asked: a job under a number of its own, or to drop one; to rest, and to go on; or whether it is there.
 */
export type Asked<W extends World> =
  | { readonly id: number; readonly job: Job<W> }
  | { readonly id: number; readonly drop: true }
  | { readonly rest: boolean }
  | { readonly here: true }

/** What it tells: how far a job is, what came of it, or that it failed; or only that it is there. */
export type Told =
  | { readonly id: number; readonly told: 'so-far'; readonly result: unknown }
  | { readonly id: number; readonly told: 'done'; readonly result: unknown }
  | { readonly id: number; readonly told: 'failed'; readonly message: string }
  | { readonly told: 'here' }

/** One end of a line on which messages pass: a worker, the page from within it, or a stand-in for either. */
export interface Port<In, Out> {
  postMessage(message: Out): void
  onmessage: ((event: { readonly data: In }) => void) | null
}
