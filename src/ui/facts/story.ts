import type { OptionOf, World } from '../../coin/world'
import {
  whichever,
  type Fact,
  type GameId,
  type House,
  type OfAny,
  type SpaceId,
} from '../../games/index'
import { capital } from '../../language/english'
import type { Change, Figure, Gain, Teller, Telling } from './telling'

/** What an action does, beside its name. */
export interface CauseTelling {
  /** What is done for it is told space by space. */
  readonly bySpace?: true
  /** It gives its name to the turn: what is done for it needs no other. */
  readonly isOperation?: true
  /** Who carries it out leaves the space that was chosen. */
  readonly leaves?: true
  /** What it does not do where it does nothing. */
  readonly nothing?: string
  /** Of this it matters whether anything goes, whatever comes. */
  readonly removes?: true
}

/** How the facts of a game are told. */
export interface Story<W extends World = House> {
  readonly of: GameId
  /** Every kind of fact by its name; the game's own room holds it to the whole of them. */
  readonly facts: Readonly<Record<string, OfAny<Telling>>>
  /** Every kind of change in a sentence without its stop, the weightiest first. */
  readonly changes: Readonly<Record<string, (change: Change<W['space']>) => string>>
  readonly causes: Readonly<Record<string, CauseTelling | undefined>>
  /** A change with a figure in words, without its place. */
  readonly gain: (gain: Gain) => string
  /** What a piece is on whichever side. */
  readonly forceOf: (of: string) => string
  /** The most that one of these answers could bring to a space, or take from there. */
  readonly most: (options: readonly OptionOf<W>[], here: W['space']) => readonly Figure[]
}

/** How a fact is told: each is told by what its own game says of its kind. */
export const tellingOf = (fact: Fact, { facts }: Story): Telling => {
  const telling = facts[fact.fact]
  if (telling === undefined) throw new Error(`nobody tells of '${fact.fact}'`)
  return whichever<Telling>(telling)
}

/** Whether one of those who tell of facts has nothing to say of this one. */
export const isSilent = (fact: Fact, teller: Teller, story: Story): boolean =>
  tellingOf(fact, story).silent?.(fact).includes(teller) === true

/** A fact as it is told after others in a sentence. */
export const factGoesOn = (fact: Fact, story: Story): string => tellingOf(fact, story).words(fact)

/** A fact in a sentence, without its stop. */
export const factText = (fact: Fact, story: Story): string => capital(factGoesOn(fact, story))

/** A fact in two or three words, without the space that is named beside it; empty where it adds nothing. */
export const briefText = (fact: Fact, story: Story, beside: SpaceId | null = null): string =>
  tellingOf(fact, story).brief?.(fact, beside) ?? ''

/** Where a fact happened; null where it has no space. */
export const spaceOf = (fact: Fact, story: Story): SpaceId | null =>
  tellingOf(fact, story).space?.(fact) ?? null
