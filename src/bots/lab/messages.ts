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

/** Games from here to their end: those with the numbers from `from` on. */
export interface SimulateJob<W extends World> {
  readonly kind: 'simulate'
  readonly game: Game<W>
  readonly seats: Readonly<Record<W['faction'], Simulated>>
  readonly seed: number
  readonly from: number
  readonly games: number
}

export type Job<W extends World> = MoveJob<W> | EvaluateJob<W> | SimulateJob<W>

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
  /** For each game, whether the first Faction has won it: 1 or 0. */
  readonly results: readonly number[]
  /** For each round of counting, by what number: how many games ended with it; and the Will after it. */
  readonly endings: readonly number[]
  readonly wills: readonly Readonly<Record<string, number>>[]
}

export interface ResultOf<W extends World> {
  readonly move: Moved<W>
  readonly evaluate: Evaluation<W>
  readonly simulate: Simulation
}

/** What a worker is asked: a job under a number of its own, or to drop one. */
export type Asked<W extends World> =
  { readonly id: number; readonly job: Job<W> } | { readonly id: number; readonly drop: true }

/** What it tells of a job: how far it is, what came of it, or that it failed. */
export type Told =
  | { readonly id: number; readonly told: 'so-far'; readonly result: unknown }
  | { readonly id: number; readonly told: 'done'; readonly result: unknown }
  | { readonly id: number; readonly told: 'failed'; readonly message: string }

/** One end of a line on which messages pass: a worker, the page from within it, or a stand-in for either. */
export interface Port<In, Out> {
  postMessage(message: Out): void
  onmessage: ((event: { readonly data: In }) => void) | null
}
