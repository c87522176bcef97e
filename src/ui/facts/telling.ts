import type { Content, Fact, SpaceId } from '../../games/index'

/** A space, or a point beside the map. */
export type Spot<Space = SpaceId> = Space | readonly [x: number, y: number]

/** Pieces on their way from one place to another. */
export interface Flying<Space = SpaceId, Of = Content> {
  readonly content: Of
  /** The faces that the same piece may show. */
  readonly faces: readonly Of[]
  readonly number: number
  readonly from: Spot<Space>
  readonly to: Spot<Space>
}

/** A stack that shows another face, or a marker that is put down. */
export interface Turning<Space = SpaceId, Of = Content> {
  readonly space: Space
  readonly content: Of
}

/** So many of one kind of piece or marker that come to a space, or go if it is less than none. */
export interface Figure<Space = SpaceId> {
  readonly of: string
  readonly by: number
  readonly at: Space
  /** Whether they stay and only turn to this side. */
  readonly turn?: true
}

/** What a fact changes between two turns: of which kind, and what is added up. */
export interface Changing<Space = SpaceId, Kind = string> {
  readonly kind: Kind
  /** The pieces that it is about; left out where it is about none. */
  readonly of?: string
  readonly number?: number
  readonly spaces?: readonly Space[]
  /** What it comes to, in words, where that is no number of pieces. */
  readonly to?: string
  /** What is told one by one is told apart by this. */
  readonly single?: string | number
  /** Of a track it is told only where it has come to stand. */
  readonly last?: true
}

/** What has changed between two turns, of one kind, wherever it did. */
export interface Change<Space = SpaceId> {
  readonly kind: string
  /** The pieces that it is about; null where it is about none. */
  readonly of: string | null
  readonly number: number
  readonly spaces: readonly Space[]
  /** What it comes to in the end, in words, where that is no number of pieces. */
  readonly to: string
}

/** Changes that have a figure, added up. */
export interface Gain {
  readonly of: string
  /** How many come, or go if it is less than none. */
  readonly by: number
  /** Whether they stay and only turn to this side. */
  readonly turn: boolean
  /** Where; null here, where it need not be said. */
  readonly at: SpaceId | null
  /** Whether it is only the most that could be. */
  readonly most: boolean
}

/**
 * Those who tell of facts and have nothing to say of some: the log with the plan of a turn, what would come of
 * an answer in a few words and in sentences, the voice, the commented example.
 */
export type Teller = 'log' | 'foresight' | 'preview' | 'voice' | 'example'

/** The names of a game that its story uses. */
export interface Names {
  fact: { readonly fact: string }
  space: string
  content: string
  /** The kinds of changes between two turns. */
  change: string
}

/** The names that are meant where no game is named. */
export interface HouseNames extends Names {
  fact: Fact
  space: SpaceId
  content: Content
}

/** How one kind of fact is told. */
export interface Telling<F = Fact, N extends Names = HouseNames> {
  /** In a sentence, without its stop, as it goes on after others: begun with a capital where it is the first. */
  readonly words: (fact: F) => string
  /** In two or three words, without the space that is named beside it; left out where they would add nothing. */
  readonly brief?: (fact: F, beside: N['space'] | null) => string
  /** What a number matters for has its sentence even in the log. */
  readonly inFull?: true
  /** Who has nothing to say of it. */
  readonly silent?: (fact: F) => readonly Teller[]
  /** Where it happened; left out where it has no space. */
  readonly space?: (fact: F) => N['space']
  /** Whether it goes with what was told before it, though it happened elsewhere. */
  readonly follows?: (fact: F, before: N['fact']) => boolean
  /** The same fact as it is told beside a space: where pieces came from is on the map already. */
  readonly seen?: (fact: F, beside: N['space']) => F
  /** In which direction it is a step on a track: steps that go on are told as one. */
  readonly direction?: (fact: F) => string | number
  /** What it changes that has a figure. */
  readonly figures?: (fact: F) => readonly Figure<N['space']>[]
  /** What of it is worth a line between two turns; null where nothing is. */
  readonly change?: (fact: F) => Changing<N['space'], N['change']> | null
  /** What flies where on the map, and what turns over or is put down there. */
  readonly flying?: (fact: F) => Flying<N['space'], N['content']> | null
  readonly turning?: (fact: F) => Turning<N['space'], N['content']> | null
}

/** A fact of one kind. */
type Named<F, Name> = F extends { readonly fact: infer All }
  ? Name extends All
    ? F & { readonly fact: Name }
    : never
  : never

/** Every kind of fact of a game, each told in one place. */
export type Tellings<N extends Names> = {
  readonly [Name in N['fact']['fact']]: Telling<Named<N['fact'], Name>, N>
}
