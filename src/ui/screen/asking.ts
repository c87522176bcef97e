import type {
  About,
  Ask,
  Board,
  CardId,
  Cause,
  Moved,
  Option,
  Refused,
  Side,
  SpaceId,
} from '../../games/index'
import type { Lane, Reveal, Stroke } from '../../insight/index'
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
interface AnswerWords {
  /** An answer in a few words. */
  readonly answer: (option: Option) => string
  /** What an answer is called on its button. */
  readonly title: (option: Option, ask: Ask) => string
  /** What an answer means, beside its name; empty where nothing needs to be said. */
  readonly note: (option: Option, ask: Ask, board: Board) => string
  /** What the button says that gives these answers. */
  readonly giving: (ask: Ask, why: Cause, stroke: Stroke) => string
  /** What the same answers add in their place; empty where the first says it all. */
  readonly givingNote: (stroke: Stroke) => string
  /** What is done after the first answer, kind by kind. */
  readonly deeds: (stroke: Stroke) => readonly Deed[]
  /** Other ways to go on after the first answer, in a few words. */
  readonly way: (stroke: Stroke) => string
  /** Why something cannot be chosen, in a few words that follow its name. */
  readonly reason: (refused: Pick<Refused, 'rule' | 'reason' | 'numbers'>) => string
}

/** What a game says of its questions. */
interface QuestionWords {
  /** A question as the player reads it: with its space, and whether it is one more. */
  readonly prompt: (ask: Ask, about: About) => string
  /** What helps with a question beside its prompt and its numbers, sentence by sentence. */
  readonly help: (ask: Ask, about: About) => readonly string[]
  /** What the button says that ends it. */
  readonly done: (ask: Ask, about: About) => string
  /** What chance shows: “rolls 2 dice”. */
  readonly shows: (reveal: Reveal) => string
}

/** What a game says of pieces that may be moved. */
interface MovingWords {
  readonly lane: (lane: Pick<Moved, 'from' | 'to' | 'piece'>) => string
  /** The same of so many that all of them go. */
  readonly wholeLane: (number: number, lane: Lane) => string
  /** What is done by one press; `most` is how many go. */
  readonly moving: (ask: Ask, space: SpaceId | undefined, going: readonly Lane[]) => string
}

/** What a game says where it asks for an answer. */
export interface AskingWords extends AnswerWords, QuestionWords, MovingWords {
  /** The sides of a card, in their order. */
  readonly sides: Readonly<Record<Side, string>>
  /** What a side of a card says; undefined where it has none. */
  readonly side: (card: CardId, side: Side) => SideText | undefined
}
