import type { CardBoard } from './board'
import type { Play } from './table'
import type { World } from './world'

const NONE: readonly never[] = []

/** What the board of a game with Capabilities shows of them. */
type WithCapabilities<W extends World> = Pick<CardBoard<W>, 'capabilities'>

/** 5.3 How the Capabilities in effect answer the questions of the rules. */
export const capabilitiesIn = <W extends World & { board: WithCapabilities<W> }>() => {
  type Capability = W['capability']

  /** The answers of the Capabilities in effect to one question. */
  const lasting = <Question extends keyof Capability>(
    board: WithCapabilities<W>,
    capabilities: Play<W>['capabilities'],
    question: Question,
  ): readonly NonNullable<Capability[Question]>[] => {
    if (board.capabilities.length === 0) return NONE
    const answers: NonNullable<Capability[Question]>[] = []
    for (const { card, side } of board.capabilities) {
      const answer = capabilities(card, side)?.[question]
      if (answer !== undefined && answer !== null) answers.push(answer)
    }
    return answers
  }

  /** The same, at a table. */
  const inForce = <Question extends keyof Capability>(
    t: Play<W>,
    question: Question,
  ): readonly NonNullable<Capability[Question]>[] => lasting(t.board, t.capabilities, question)

  return { lasting, inForce }
}
