import {
  answerCount,
  apply,
  board,
  facts,
  newGame,
  question,
  type Board,
  type Fact,
  type Faction,
  type Option,
} from '../../arab-revolt'
import { EXAMPLE_TEXT } from '../../text/example'
import { EXAMPLE_DECK, EXAMPLE_STEPS } from './steps'

/** One step of the example: the position after it, and how it came about. */
export interface ExamplePage {
  readonly comment: string
  readonly board: Board
  readonly facts: readonly Fact[]
  /** The side that acts; null where only chance and the rules do. */
  readonly by: Faction | null
}

type Steps = readonly (readonly [keyof typeof EXAMPLE_STEPS, readonly Option[]])[]

/** The example as pages to turn. */
export const examplePages = (): readonly ExamplePage[] => {
  let game = newGame({ deck: EXAMPLE_DECK })
  const pages: ExamplePage[] = [
    { comment: EXAMPLE_TEXT['set-up'], board: board(game), facts: [], by: null },
  ]
  for (const [id, answers] of Object.entries(EXAMPLE_STEPS) as unknown as Steps) {
    const since = answerCount(game)
    let by: Faction | null = null
    for (const answer of answers) {
      const asked = question(game)?.by
      if (asked && asked !== 'chance') by = asked
      game = apply(game, answer)
    }
    pages.push({
      comment: EXAMPLE_TEXT[id],
      board: board(game),
      facts: facts(game, since),
      by,
    })
  }
  return pages
}
