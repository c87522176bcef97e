import type { GameId } from '../../games/index'
import type { Cover, Offered } from '../screen/cover'
import type { GameLink, HouseLink } from '../words/en/start'

/** A game as the first screen offers it, and what can be done with it; null where it cannot. */
export interface Offer {
  readonly game: GameId
  readonly cover: Cover
  readonly offered: Offered
  readonly onNewGame: () => void
  readonly onLearn: (() => void) | null
  readonly onExample: (() => void) | null
  readonly onWatch: (() => void) | null
  /** What can be read of it. */
  readonly links: readonly GameLink[]
  readonly onLink: (link: GameLink) => void
}

/** What can be done beside it, whichever game is played. */
export interface HouseWays {
  readonly onLibrary: () => void
  readonly onLab: () => void
  readonly onTeach: () => void
  readonly onLink: (link: HouseLink) => void
}
