import type { Setup } from '../coin/rules'
import type { OptionOf, World } from '../coin/world'
import type { GameId, House } from '../games/index'

/** What whoever leads a class needs of a step. Nobody else sees the note. */
interface Led {
  readonly note?: string
  /** How long it is planned to take. */
  readonly minutes?: number
  /** It is left out where the class has fewer minutes than these. */
  readonly least?: number
}

/** Something to be read, with the spaces that it is about. */
export interface Say extends Led {
  readonly say: string
  readonly light?: readonly string[]
}

/** Answers that the lesson gives itself, and what they mean; shown at once, or one after the other. */
export interface Play<W extends World = House> extends Led {
  readonly play: readonly OptionOf<W>[]
  readonly say: string
  readonly pace?: 'each'
}

/** A question to whoever learns: what is seen and why, what is advised, and what happens after another answer. */
export interface Ask<W extends World = House> extends Led {
  readonly ask: string
  readonly say: string
  readonly answers: readonly OptionOf<W>[]
  readonly else: 'hint' | 'free'
}

/** One answer to a question: whether it can be defended, and why. */
export interface Reply {
  readonly answer: string
  readonly right: boolean
  readonly because: string
}

/** A question to a class, which may have several right answers. */
export interface Question extends Led {
  readonly question: string
  readonly of: readonly Reply[]
}

/** Something to be guessed before it is revealed. */
export interface Predict extends Led {
  readonly predict: string
  readonly of: readonly string[]
  readonly reveal: string
}

/** Hands that are counted, talked about, and counted again. */
export interface Tally extends Led {
  readonly tally: string
  readonly of: readonly string[]
}

/** Something to be talked about, and where to read on: works of the lesson. */
export interface Discuss extends Led {
  readonly discuss: string
  readonly sources?: readonly string[]
}

/** What a work of the lesson says, and what is to be asked of it. */
export interface Source extends Led {
  readonly source: string
  readonly says: string
  readonly asks?: string
}

/** The position now beside the one after an earlier step. */
export interface Compare extends Led {
  readonly compare: string
  readonly since: number
}

/** The position from which the class may play on. */
export interface PlayOn extends Led {
  readonly playOn: string
}

export type Step<W extends World = House> =
  | Say
  | Play<W>
  | Ask<W>
  | Question
  | Predict
  | Tally
  | Discuss
  | Source
  | Compare
  | PlayOn

/** A work that a lesson cites. */
export interface Work {
  readonly id: string
  readonly work: string
  readonly supports: string
}

/** A lesson: plain data with its own words, played by the rules of its game. */
export interface Lesson<W extends World = House> {
  readonly id: string
  readonly title: string
  /** What whoever has been through it knows or can do. */
  readonly goal: string
  readonly minutes: number
  /** In how many minutes it can be given as well. */
  readonly cuts?: readonly number[]
  readonly game: GameId
  readonly setup: Setup<W>
  /** The seed from which chance answers; or it is given, among the answers. */
  readonly chance: number | 'given'
  /** Answers that lead to the position in which it begins. */
  readonly opening?: readonly OptionOf<W>[]
  /** The note before a class begins, and the question after it; no cut leaves them out. */
  readonly frame?: { readonly before: string; readonly after: string }
  readonly works?: readonly Work[]
  readonly steps: readonly Step<W>[]
}

/** The works that a step cites. */
export const citedBy = (step: Step): readonly string[] => {
  if ('source' in step) return [step.source]
  return 'discuss' in step ? (step.sources ?? []) : []
}
