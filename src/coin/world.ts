import type { Box } from './boxes'
import type { Verdict } from './refusal'

/**
 * The names of a game, as types alone. All that the kernel does is generic in this one parameter; a game
 * binds it once, and from then on writes its rules as if there were no other game.
 */
export interface World {
  faction: string
  space: string
  piece: string
  /** All that can stand in a space. */
  content: string
  operation: string
  activity: string
  phase: string
  /** What else may be the reason of a fact, beside what the kernel knows. */
  step: string
  card: string
  side: string
  /** Its answers, small plain JSON, beside those that the kernel knows. */
  option: unknown
  /** What kinds of answers there are. */
  kind: string
  ask: string
  /** What a question may be about. */
  about: About
  reason: string
  /** What may be wrong with a position or a set-up. */
  mistake: string
  fact: object
  board: object
  position: object
  outcome: object
  /** What a card in play may answer for the rest of the game. */
  capability: object
  /** What it notes about an Operation as it is being carried out. */
  turn: object
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
  | W['option']
  | W['space']
  | W['operation']
  | W['activity']
  | W['card']
  | W['side']
  | Box
  | 'done'
  | 'pass'
  | 'yes'

export type VerdictOf<W extends World> = Verdict<W['reason']>

/** The names that a fact uses. */
export type FactNames = Pick<
  World,
  'faction' | 'operation' | 'activity' | 'phase' | 'step' | 'card' | 'side' | 'fact' | 'outcome'
>

/** What is being carried out, and by which rule: the `why` of every fact. */
export interface Cause<Faction, What, Card, Side> {
  /** The section of the rulebook. */
  readonly rule: string
  readonly what: What | 'pass' | 'event' | 'capability'
  readonly by: Faction | null
  readonly card?: Card
  readonly side?: Side
}

export type CauseOf<W extends Omit<FactNames, 'fact' | 'outcome'>> = Cause<
  W['faction'],
  W['operation'] | W['activity'] | W['phase'] | W['step'],
  W['card'],
  W['side']
>

/** One thing that happened to a board, as it is told in every game. */
export type CoinFactOf<W extends FactNames> = { readonly why: CauseOf<W> } & (
  | { readonly fact: 'begins' | 'ends' }
  | {
      readonly fact: 'answered'
      readonly by: ChooserOf<W>
      readonly ask: string
      readonly answer: unknown
    }
  | { readonly fact: 'revealed'; readonly card: W['card'] }
  | { readonly fact: 'took-box'; readonly by: W['faction']; readonly box: Box }
  | { readonly fact: 'eligibility'; readonly first: W['faction'] }
  | {
      readonly fact: 'capability'
      readonly card: W['card']
      readonly side: W['side']
      readonly inPlay: boolean
    }
  | {
      readonly fact: 'political-will'
      readonly change: number
      readonly from: number
      readonly to: number
    }
  | { readonly fact: 'game-over'; readonly outcome: W['outcome'] }
)

/** One thing that happened to a board: one of the game's own, or one that is true of every game. */
export type FactOf<W extends FactNames> = W['fact'] | CoinFactOf<W>
