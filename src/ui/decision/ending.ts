import type { About, Ask, Game, Refused } from '../../games/index'
import type { Stroke } from '../../insight/index'

/** What can be pressed, and what is said below its title. */
export interface Press {
  readonly what: 'press'
  readonly title: string
  readonly notes: readonly string[]
  /** The answers that it gives, for what a hint suggests. */
  readonly gives?: Stroke
  readonly press: () => void
}

/** What the one dark button does. */
export type Ending =
  | Press
  /** All that is to move; where that is nothing, the end of the turn as well, if nothing more could follow. */
  | {
      readonly what: 'move'
      readonly game: Game
      readonly note: (stroke: Stroke) => string
      readonly ends: Press | null
    }
  | { readonly what: 'refused'; readonly ask: Ask; readonly about: About; readonly why: Refused }
  | null
