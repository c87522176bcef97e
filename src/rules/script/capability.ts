import type { Board } from '../board/board'
import type { Capability, Play } from './world'

export type { Capability, Play } from './world'

/** The questions that a script answers: it follows a step of an Operation or a Special Activity. */
export type FollowUp = 'detainedAtOpposition' | 'fined' | 'swept' | 'ambushed'

/** What each Capability card does, by side. */
export type Capabilities = Play['capabilities']

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
