import type { FC } from 'react'
import type { ChooserOf, World } from '../../coin/world'
import { whichever, type GameId, type House, type OfAny } from '../../games/index'
import type { Lesson } from '../../lessons/lesson'
import type { Study } from '../../studies/study'
import type { History } from './history'

/** A paper: a title, and paragraphs. */
export interface PaperText {
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly list?: { readonly title: string; readonly lines: readonly string[] }
}

/** The lessons of a game, and what is wise in general, question by question, beside their course. */
export interface Taught<W extends World = House> {
  readonly lessons: readonly Lesson<W>[]
  readonly hints: Readonly<Partial<Record<W['ask'], string>>>
}

/** The rulebook's example of a game. */
interface Example<W extends World> {
  /** The game may begin with its cards, or with the position at its end. */
  readonly deck: string
  readonly end: string
  readonly lesson: () => Promise<Lesson<W>>
}

/** The sides of a game, and chance. */
type Named<W extends World> = (who: ChooserOf<W>) => string

/** What the first screen and the list of games kept say of a game, and what they lead to. */
export interface Offered<W extends World = House> {
  /** Where and when it plays. */
  readonly subtitle: string
  readonly about: string
  /** What kind of war it is about. */
  readonly warning: string
  /** The sides within a sentence. */
  readonly inText: Named<W>
  readonly toPlay: Named<W>
  /** Who has won a game that ended with so much Political Will. */
  readonly winner: (politicalWill: number) => W['faction']
  /** Its picture. */
  readonly Emblem: FC
  /** The levels of bots that play it, the weakest first. */
  readonly levels: readonly string[]
  /** The note on the subject, and the one on the game, its rights and this program. */
  readonly papers: () => Promise<Readonly<Record<'subject' | 'about', PaperText>>>
  /** How it is learned; null where it is not taught. */
  readonly learn: (() => Promise<Taught<W>>) | null
  /** Null where there is none. */
  readonly example: Example<W> | null
  /** Positions to try in the lab. */
  readonly studies?: () => Promise<readonly Study<W>[]>
  /** Lessons for a class. */
  readonly classes?: () => Promise<readonly Lesson<W>[]>
  /** The history that it is about. */
  readonly history?: () => Promise<History>
}

/** What is known of a game before it is loaded; it comes with the page. */
export interface Cover<W extends World = House> {
  readonly name: string
  /** The sides, in their order. */
  readonly sides: readonly [W['faction'], W['faction']]
  readonly who: Named<W>
  /** What a side calls a level of bots that is called otherwise elsewhere. */
  readonly ranks: Readonly<Record<string, Readonly<Record<W['faction'], string>>>>
  readonly offered: () => Promise<Offered<W>>
}

const covers = new Map<GameId, Cover>()
const offers = new Map<GameId, Offered>()

/** Says what a game is. */
export const offerCover = (game: GameId, cover: OfAny<Cover>): void => {
  covers.set(game, whichever<Cover>(cover))
}

/** What is said of a game; null of one that says nothing of itself. */
export const coverOf = (game: GameId): Cover | null => covers.get(game) ?? null

/** Fetches what the first screen says of a game. */
export const loadOffer = async (game: GameId): Promise<Offered | null> => {
  const cover = coverOf(game)
  if (cover && !offers.has(game)) offers.set(game, await cover.offered())
  return offerOf(game)
}

/** What the first screen says of a game; null where that is not there. */
export const offerOf = (game: GameId): Offered | null => offers.get(game) ?? null

/** The games that say what they are, in the order in which they are shown. */
export const coveredGames = (): readonly GameId[] => [...covers.keys()]

/** What speaks of all games comes with what they say. */
export const withOffers =
  <T>(fetched: () => Promise<T>) =>
  async (): Promise<T> => {
    const [part] = await Promise.all([fetched(), ...coveredGames().map(loadOffer)])
    return part
  }
