import type {
  About,
  Ask,
  Cause,
  Faction,
  Option,
  OptionKind,
  Outcome,
  PhaseId,
  SpaceId,
} from '../../games/index'
import type { PlayedChit } from '../facts/paragraph'

/** The names that a game has for what is told of it. */
export interface StoryWords {
  /** The sides within a sentence: “the British”. */
  readonly inText: Readonly<Record<Faction | 'chance', string>>
  readonly phases: Readonly<Record<PhaseId, string>>
  /** Why something is done. */
  readonly cause: (why: Pick<Cause, 'what' | 'card'>) => string
  /** A space within a sentence: “the Haifa–Syria Railway”, “on the Haifa–Syria Railway”. */
  readonly place: (space: SpaceId) => string
  readonly at: (space: SpaceId) => string
  /** Each question in a few words. */
  readonly asks: Readonly<Record<Ask, string>>
  /** What a question is about beside its spaces, in a few words; empty where there is nothing to add. */
  readonly about: (about: About) => string
  /** What is done with one of each kind of answer. */
  readonly choosing: Readonly<Record<OptionKind, string>>
  /** A die with what it is compared with: “a die against 2”. Without a target each face brings something else. */
  readonly die: (about: About) => string
  /** “a chit is drawn”. */
  readonly draws: string
  /** What is to be had only by a question that need not be answered. */
  readonly declined: Readonly<Partial<Record<Ask, string>>>
  /** The chit that is played with this answer, where an action is carried out with one. */
  readonly chit: (ask: Ask, answer: Option) => PlayedChit | null
  /** Who has won, and by what. */
  readonly outcome: (outcome: Outcome) => string
}
