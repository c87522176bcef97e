import type { Ask, Board, Option, Refused } from '../../games/index'

/** What a game says where it asks for an answer. */
export interface AskingWords {
  /** An answer in a few words. */
  readonly answer: (option: Option) => string
  /** What an answer is called on its button. */
  readonly title: (option: Option, ask: Ask) => string
  /** What an answer means, beside its name; empty where nothing needs to be said. */
  readonly note: (option: Option, ask: Ask, board: Board) => string
  /** Why something cannot be chosen, in a few words that follow its name. */
  readonly reason: (refused: Pick<Refused, 'rule' | 'reason' | 'numbers'>) => string
}
