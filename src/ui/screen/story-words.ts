import type { CauseOf, ChooserOf, OptionOf, World } from '../../coin/world'
import type { House } from '../../games/index'
import type { PlayedChit } from '../facts/paragraph'

/** The names that a game has for what is told of it. */
export interface StoryWords<W extends World = House> {
  /** The sides within a sentence: “the British”. */
  readonly inText: (who: ChooserOf<W>) => string
  readonly phases: Readonly<Record<W['phase'], string>>
  /** Why something is done. */
  readonly cause: (why: Pick<CauseOf<W>, 'what' | 'card'>) => string
  /** A space within a sentence: “the Haifa–Syria Railway”, “on the Haifa–Syria Railway”. */
  readonly place: (space: W['space']) => string
  readonly at: (space: W['space']) => string
  /** Each question in a few words. */
  readonly askName: (ask: W['ask']) => string
  /** What a question is about beside its spaces, in a few words; empty where there is nothing to add. */
  readonly about: (about: W['about']) => string
  /** What is done with one of each kind of answer. */
  readonly choosing: (kind: W['kind']) => string
  /** A die with what it is compared with: “a die against 2”. Without a target each face brings something else. */
  readonly die: (about: W['about']) => string
  /** “a chit is drawn”. */
  readonly draws: string
  /** What is to be had only by a question that need not be answered. */
  readonly declined: Readonly<Partial<Record<W['ask'], string>>>
  /** The chit that is played with this answer, where an action is carried out with one. */
  readonly chit: (ask: W['ask'], answer: OptionOf<W>) => PlayedChit | null
  /** Who has won, and by what. */
  readonly outcome: (outcome: W['outcome']) => string
}
