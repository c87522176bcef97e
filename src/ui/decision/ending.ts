import type { About, Ask, Game, Refused } from '../../games/index'
import type { Stroke } from '../../insight/index'

/** What ending the turn is called, and what it reveals. */
export interface EndOfTurn {
  readonly title: string
  readonly note: string
}

/** What the one dark button does. */
export type Ending =
  | {
      readonly what: 'turn'
      readonly title: string
      readonly summary: string
      readonly note: string
    }
  /** Nothing more; where nothing more could follow, the end of the turn as well. */
  | {
      readonly what: 'done'
      readonly ask: Ask
      readonly about: About
      readonly note: string
      readonly ends: EndOfTurn | null
    }
  /** All that is to move; where that is nothing, the end of the turn as well, if nothing more could follow. */
  | {
      readonly what: 'move'
      readonly game: Game
      readonly note: (stroke: Stroke) => string
      readonly ends: EndOfTurn | null
    }
  | { readonly what: 'refused'; readonly ask: Ask; readonly about: About; readonly why: Refused }
  | {
      readonly what: 'go-on'
      readonly title: string
      readonly note: string
      readonly press: () => void
    }
  | null
