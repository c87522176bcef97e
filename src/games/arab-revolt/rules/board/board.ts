import { layoutOf } from '../../../../coin/layout'
import { CARDS, type CardId, type Side } from '../data/cards'
import {
  OPERATIONS_CHITS,
  OPERATIONS_CHITS_EACH,
  PUNISHMENTS,
  PUNISHMENTS_EACH,
  type OperationsChit,
  type Punishment,
  type Tray,
} from '../data/chits'
import type { Box, Faction } from '../data/factions'
import { CONTENTS, type Content, type Force } from '../data/pieces'
import { SPACES, type OUT_AT_FIRST, type SpaceId } from '../data/spaces'

/** The coarse steps of a game. Inside each runs one script; between two of them stands a checkpoint. */
export const PHASES = [
  'reveal',
  'mandatory-event',
  'first-eligible',
  'second-eligible',
  'political-will',
  'resources',
  'support',
  'redeploy',
  'reset',
  'over',
] as const
export type PhaseId = (typeof PHASES)[number]

export interface Outcome {
  readonly winner: Faction
  /** 7.0 Early victory is the Rebels', final victory the British one. */
  readonly by: 'early-victory' | 'final-victory'
}

export interface CapabilityInPlay {
  readonly card: CardId
  readonly side: Side
}

/** How many chits of each kind lie in each tray. */
export type Chits<Kind extends string | number> = Record<Tray, Record<Kind, number>>

/** A position: plain JSON, with nothing hidden and nothing that could be worked out from the rest. */
export interface BoardState {
  phase: PhaseId
  /** Ten numbers a space (see CONTENTS), space after space (see SPACES). */
  map: number[]
  available: Record<Force | 'curfews', number>
  prison: { guerrillas: number; bases: number }
  outOfPlay: { troops: number; countries: (typeof OUT_AT_FIRST)[number][] }
  /** A28 Police who stand on the card Tegart Forts for good. */
  tegartPolice: number
  politicalWill: number
  /** 6.6 The place on the Unity Track, 0 on the left. */
  unity: number
  operationsChits: Chits<OperationsChit>
  punishmentChits: Chits<Punishment>
  /** 2.2 All cards revealed so far; the last one is in play. */
  played: CardId[]
  capabilities: CapabilityInPlay[]
  firstEligible: Faction
  /** 2.3.2 Where the cylinders stand on this card. */
  boxes: Record<Faction, Box | null>
  /** 2.3.4 The Operations chit selected on this card. */
  chit: OperationsChit | null
  outcome: Outcome | null
}

type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T

/** The board as all but the verbs see it. */
export type Board = Frozen<BoardState>

const { at, column } = layoutOf(SPACES, CONTENTS)

/** Where the ten numbers of a space begin in `Board.map`. */
export const AT: Readonly<Record<SpaceId, number>> = at

export const COLUMN: Readonly<Record<Content, number>> = column

const chits = <Kind extends string | number>(kinds: readonly Kind[], pool: number): Chits<Kind> => {
  const tray = (n: number) => Object.fromEntries(kinds.map((kind) => [kind, n]))
  return { pool: tray(pool), drawn: tray(0), held: tray(0), used: tray(0) } as Chits<Kind>
}

/** 1.8.1 */
export const allOperationsChits = (): Chits<OperationsChit> =>
  chits(OPERATIONS_CHITS, OPERATIONS_CHITS_EACH)

/** 1.7.1 */
export const allPunishmentChits = (): Chits<Punishment> => chits(PUNISHMENTS, PUNISHMENTS_EACH)

const copyChits = <Kind extends string | number>(from: Frozen<Chits<Kind>>): Chits<Kind> => ({
  pool: { ...from.pool },
  drawn: { ...from.drawn },
  held: { ...from.held },
  used: { ...from.used },
})

/** A copy that shares nothing with its original that can change. */
export const copyBoard = (board: Board): BoardState => ({
  ...board,
  map: board.map.slice(),
  available: { ...board.available },
  prison: { ...board.prison },
  outOfPlay: { troops: board.outOfPlay.troops, countries: [...board.outOfPlay.countries] },
  operationsChits: copyChits(board.operationsChits),
  punishmentChits: copyChits(board.punishmentChits),
  played: [...board.played],
  capabilities: board.capabilities.map((one) => ({ ...one })),
  boxes: { ...board.boxes },
})

/** The card in play, or null before the first one. */
export const cardInPlay = (board: Board): CardId | null => board.played.at(-1) ?? null

/** 5.4 */
export const mandatoryEventInPlay = (board: Board): boolean => {
  const card = cardInPlay(board)
  return card !== null && CARDS[card].kind === 'mandatory'
}
