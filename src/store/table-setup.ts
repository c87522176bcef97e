import type { Faction, GameId, Setup } from '../games/index'

/** Who plays, and how. */
export interface TableSetup {
  /** By whose rules it is played. */
  readonly game: GameId
  readonly names: Readonly<Record<Faction, string>>
  readonly seed: number
  /** Whether chance answers from the seed, or the players roll and draw by hand. */
  readonly chance: 'seed' | 'hand'
  /** Whether a game is played, or only watched. */
  readonly mode: 'play' | 'watch'
  /** Whether a card stands between two players' turns. */
  readonly handovers: boolean
  readonly rules?: Setup
}
