import type { Refused } from '../../coin/decision'
import type { CauseOf, OptionOf, World } from '../../coin/world'
import type { House } from '../../games/index'
import type { Lane } from '../../insight/index'
import type { Gain } from '../facts/telling'

/** One side of a card: what it is about, and what it does. */
export interface SideText {
  readonly heading: string
  readonly effect: string
}

/** So many of one kind that an answer takes, or something else that it does. */
export interface Deed {
  readonly of: Gain['of'] | null
  readonly number: number
  readonly said: string
}

/** What a game says of its answers. */
interface AnswerWords<W extends World> {
  /** An answer in a few words. */
  readonly answer: (option: OptionOf<W>) => string
  /** What an answer is called on its button. */
  readonly title: (option: OptionOf<W>, ask: W['ask']) => string
  /** What an answer means, beside its name; empty where nothing needs to be said. */
  readonly note: (option: OptionOf<W>, ask: W['ask'], board: W['board']) => string
  /** What the button says that gives these answers. */
  readonly giving: (ask: W['ask'], why: CauseOf<W>, stroke: readonly OptionOf<W>[]) => string
  /** What the same answers add in their place; empty where the first says it all. */
  readonly givingNote: (stroke: readonly OptionOf<W>[]) => string
  /** What is done after the first answer, kind by kind. */
  readonly deeds: (stroke: readonly OptionOf<W>[]) => readonly Deed[]
  /** Other ways to go on after the first answer, in a few words. */
  readonly way: (stroke: readonly OptionOf<W>[]) => string
  /** Why something cannot be chosen, in a few words that follow its name. */
  readonly reason: (refused: Pick<Refused<W>, 'rule' | 'reason' | 'numbers'>) => string
}

/** What a game says of its questions. */
interface QuestionWords<W extends World> {
  /** A question as the player reads it: with its space, and whether it is one more. */
  readonly prompt: (ask: W['ask'], about: W['about']) => string
  /** What helps with a question beside its prompt and its numbers, sentence by sentence. */
  readonly help: (ask: W['ask'], about: W['about']) => readonly string[]
  /** What the button says that ends it. */
  readonly done: (ask: W['ask'], about: W['about']) => string
  /** What chance shows: “rolls 2 dice”. */
  readonly shows: (reveal: { readonly ask: W['ask']; readonly times: number }) => string
}

/** What a game says of pieces that may be moved. */
interface MovingWords<W extends World> {
  readonly lane: (lane: Omit<Lane<W>, 'most'>) => string
  /** The same of so many that all of them go. */
  readonly wholeLane: (number: number, lane: Lane<W>) => string
  /** What is done by one press; `most` is how many go. */
  readonly moving: (
    ask: W['ask'],
    space: W['space'] | undefined,
    going: readonly Lane<W>[],
  ) => string
}

/** What a game says where it asks for an answer. */
export interface AskingWords<W extends World = House>
  extends AnswerWords<W>, QuestionWords<W>, MovingWords<W> {
  /** The sides of a card, in their order. */
  readonly sides: Readonly<Record<W['side'], string>>
  /** What a side of a card says; undefined where it has none. */
  readonly side: (card: W['card'], side: W['side']) => SideText | undefined
}
