import type { Verdict } from './refusal'

/**
 * The names of a game, as types alone. All that the kernel does is generic in this one parameter; a game
 * binds it once, and from then on writes its rules as if there were no other game.
 */
export interface World {
  faction: string
  space: string
  operation: string
  activity: string
  card: string
  side: string
  /** Its answers, small plain JSON, beside those that the kernel knows. */
  option: unknown
  ask: string
  /** What a question may be about. */
  about: About
  reason: string
  /** What may be wrong with a position or a set-up. */
  mistake: string
  cause: object
  fact: object
  board: object
  position: object
  outcome: object
  /** What a card in play may answer for the rest of the game. */
  capability: object
}

/** What the kernel itself tells about a question. */
export interface About {
  readonly space?: string
  readonly spaces?: readonly string[]
  readonly limit?: number
  /** Whether spaces are owed until none can be selected any more, or the limit is reached. */
  readonly owed?: true
}

/** Who is asked. */
export type ChooserOf<W extends Pick<World, 'faction'>> = W['faction'] | 'chance'

/** An answer: one of the game's own, or one of those that every game has. */
export type OptionOf<W extends World> =
  W['option'] | W['space'] | W['operation'] | W['activity'] | 'done'

export type VerdictOf<W extends World> = Verdict<W['reason']>

/** One thing that happened: one of the game's own, or one that is true of every game. */
export type FactOf<W extends Pick<World, 'faction' | 'cause' | 'fact'>> =
  | W['fact']
  | { readonly fact: 'begins' | 'ends'; readonly why: W['cause'] }
  | {
      readonly fact: 'answered'
      readonly by: ChooserOf<W>
      readonly ask: string
      readonly answer: unknown
      readonly why: W['cause']
    }
