import type { Board } from '../board/board'
import type { Table } from '../board/table'
import type { WillLine } from '../board/facts'
import type { CardId, Side } from '../data/cards'
import type { SpaceId } from '../data/spaces'
import type { Script } from './decision'
import type { Verdict } from './refusal'

/**
 * 5.3 What a lasting effect may answer. The rules ask these questions where the answer matters; an
 * Operation never names a card.
 */
export interface Capability {
  /** Added to each roll against the number of Rebel Bases on the map. */
  readonly rollAgainstBases?: number
  /** How many more Guerrillas a Detain takes from this space. */
  readonly detainMore?: (board: Board, space: SpaceId) => number
  /** In one space of a Detain a Base may go to Prison instead of a Guerrilla. */
  readonly detainBase?: true
  /** Follows a Detain in a space that was at Opposition already. */
  readonly detainedAtOpposition?: (t: Play, space: SpaceId) => Script
  /** Follows a Fine that has removed a Sabotage marker from this Railway. */
  readonly fined?: (t: Play, railway: SpaceId) => Script
  /** The British choose their Punishment chit rather than draw two. */
  readonly choosePunishment?: true
  /** Follows each space of a Sweep. */
  readonly swept?: (t: Play, space: SpaceId) => Script
  /** The most spaces that a Raid may select. */
  readonly raidSpaces?: number
  /** A say in where a Raid may go. */
  readonly raid?: (board: Board, space: SpaceId) => Verdict
  /** Follows each space of an Ambush. */
  readonly ambushed?: (t: Play, space: SpaceId) => Script
  /** Guerrillas who move out of a Foreign Country flip Active. */
  readonly activeFromAbroad?: true
  /** One more line of the Political Will Phase. */
  readonly politicalWill?: (board: Board) => WillLine
}

/** The questions that a script answers: it follows a step of an Operation or a Special Activity. */
export type FollowUp = 'detainedAtOpposition' | 'fined' | 'swept' | 'ambushed'

/** What each Capability card does, by side. The rooms below know the questions, not the cards. */
export type Capabilities = (card: CardId, side: Side) => Capability | undefined

/** A table at which scripts are played. */
export interface Play extends Table {
  readonly capabilities: Capabilities
}

const NONE: readonly never[] = []

/** The answers of the Capabilities in effect to one question. */
export const lasting = <Question extends keyof Capability>(
  board: Board,
  capabilities: Capabilities,
  question: Question,
): readonly NonNullable<Capability[Question]>[] => {
  if (board.capabilities.length === 0) return NONE
  const answers: NonNullable<Capability[Question]>[] = []
  for (const { card, side } of board.capabilities) {
    const answer = capabilities(card, side)?.[question]
    if (answer !== undefined) answers.push(answer)
  }
  return answers
}

/** The same, at a table. */
export const inForce = <Question extends keyof Capability>(
  t: Play,
  question: Question,
): readonly NonNullable<Capability[Question]>[] => lasting(t.board, t.capabilities, question)
