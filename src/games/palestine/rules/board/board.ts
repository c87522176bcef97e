import type { CardBoard, CardBoardState } from '../../../../coin/board'
import { layoutOf } from '../../../../coin/layout'
import type { CardId, Side } from '../data/cards'
import { INTEL_CHITS_EACH, type IntelChit, type IntelPlace } from '../data/chits'
import type { Faction } from '../data/factions'
import { CONTENTS, type Content, type Force } from '../data/pieces'
import { SPACES, type SpaceId } from '../data/spaces'

/** The coarse steps of a game. Inside each runs one script; between two of them stands a checkpoint. */
export const PHASES = [
  'reveal',
  'first-eligible',
  'second-eligible',
  'political-will',
  'resources',
  'redeploy',
  'reset',
  'over',
] as const
export type PhaseId = (typeof PHASES)[number]

export interface Outcome {
  readonly winner: Faction
  /** 7.0 Early victory is Irgun's, final victory the British one. */
  readonly by: 'early-victory' | 'final-victory'
}

export interface CapabilityInPlay {
  readonly card: CardId
  readonly side: Side
}

/** P27, PR92 On which Event card the British must Pass: on the next one, and then on this one. */
export const MUST_PASS = ['next-card', 'this-card'] as const
export type MustPass = (typeof MUST_PASS)[number]

/** How many chits of each value lie in each place. */
export type Intel = Record<IntelPlace, Record<IntelChit, number>>

/** What the frame of such a game keeps, with the names of this one. */
interface Names {
  faction: Faction
  phase: PhaseId
  card: CardId
  side: Side
  outcome: Outcome
}

/**
 * A position: plain JSON, with nothing hidden and nothing that could be worked out from the rest. What lies
 * on the Haganah Track follows from its value (PR27).
 */
export interface BoardState extends CardBoardState<Names> {
  /** Eight numbers a space (see CONTENTS), space after space (see SPACES). */
  map: number[]
  available: Record<Force | 'curfews', number>
  /** 1.3.6 Cells in Prison. */
  prison: number
  /** P5, PR28 Cells that have left the game. */
  outOfGame: number
  /** 6.5 The value of the Haganah Track. */
  haganah: number
  intel: Intel
  mustPass: MustPass | null
}

type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T

/** The board as all but the verbs see it. */
export type Board = CardBoard<Names> & Frozen<Omit<BoardState, keyof CardBoardState<Names>>>

const { at, column } = layoutOf(SPACES, CONTENTS)

/** Where the eight numbers of a space begin in `Board.map`. */
export const AT: Readonly<Record<SpaceId, number>> = at

export const COLUMN: Readonly<Record<Content, number>> = column

/** 1.6.1 All chits in the bag. */
export const allIntel = (): Intel => ({
  bag: { 0: INTEL_CHITS_EACH, 1: INTEL_CHITS_EACH, 2: INTEL_CHITS_EACH },
  held: { 0: 0, 1: 0, 2: 0 },
})

/** A copy that shares nothing with its original that can change. */
export const copyBoard = (board: Board): BoardState => ({
  ...board,
  map: board.map.slice(),
  available: { ...board.available },
  intel: { bag: { ...board.intel.bag }, held: { ...board.intel.held } },
  played: [...board.played],
  capabilities: board.capabilities.map((one) => ({ ...one })),
  boxes: { ...board.boxes },
})

export { cardInPlay } from '../../../../coin/board'
