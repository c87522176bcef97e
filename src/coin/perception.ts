import type { Decision } from './decision'
import type { Setup } from './rules'
import type { OptionOf, World } from './world'

/** Takes marks, one after the other: a list does. */
export interface Marks {
  push: (mark: number) => void
}

/** Tells the marks of an answer, each a whole number below `marks`. */
export type MarkAnswer<W extends World> = (answer: OptionOf<W>, into: Marks) => void

/**
 * How a game to learn from, or to measure with, begins: as printed; fair to both sides; anyhow; or with all campaigns
 * ahead, and anything from lost to won for either side.
 */
export const START_KINDS = ['printed', 'balanced', 'varied', 'whole'] as const
export type StartKind = (typeof START_KINDS)[number]

/** One thing that a Steward looks to; the earlier in its list, the more it weighs. */
export interface Priority<W extends World> {
  readonly id: string
  /** How well each answer serves it, more than 0 if at all; null where the question has nothing to do with it. */
  readonly rate: (
    question: Decision<W>,
    board: W['board'],
  ) => ((answer: OptionOf<W>) => number) | null
}

/**
 * What makes a chance that was learned as true as games that were played say: its logit is shifted, and stretched.
 * The stretch is more than 0, so no order changes.
 */
export interface Truth {
  readonly shift: number
  readonly stretch: number
}

/** What those who learn to play a game must be told of it: boards and answers as numbers. */
export interface Perception<W extends World> {
  /** The Faction that has won on this board; null while the game goes on. */
  readonly winner: (board: W['board']) => W['faction'] | null
  /** What each number says that a board is read as: a group, a dot, and more. */
  readonly features: readonly string[]
  readonly read: (board: W['board'], into: Float32Array) => void
  /** How many marks there are for answers. */
  readonly marks: number
  /** Looks at a question, and gives what tells the marks of its answers. */
  readonly marksAt: (question: Decision<W>, board: W['board']) => MarkAnswer<W>
  /** A start; a handicap makes the first Faction stand so much worse, where both play weakly. */
  readonly startOf: (
    kind: StartKind,
    random: () => number,
    index: number,
    handicap?: number,
  ) => Setup<W>
  /** For each campaign what makes a chance as it was learned true; for later ones the last. */
  readonly truths: readonly [Truth, ...Truth[]]
  /** How many rounds of counting have been played. */
  readonly roundOf: (board: W['board']) => number
  /** How much of each content stands in each space, in the order in which the game's boards have it. */
  readonly standing: (board: W['board']) => readonly number[]
  /** What the next count would come to now, line by line. */
  readonly linesOf: (
    board: W['board'],
  ) => readonly { readonly line: string; readonly amount: number }[]
  /** How much results vary without luck, as a part of how much they vary, by the level of bots that played: as measured. */
  readonly luckRatios: Readonly<Record<string, number>>
  /** What a Steward of each Faction looks to. */
  readonly priorities: Readonly<Record<W['faction'], readonly Priority<W>[]>>
}
