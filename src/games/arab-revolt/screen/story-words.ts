import { capital } from '../../../language/english'
import type { StoryWords } from '../../../ui/screen/story-words'
import type { Ask, ChitChoice, Option, ArabRevolt } from '../rules/index'
import { ASK_TEXT, aboutText } from '../words/en/asks'
import { CHOOSING, DECLINED, DRAWS, dieText } from '../words/en/choosing'
import { outcomeText } from '../words/en/outcome'
import { IN_TEXT, PHASE_NAMES, at, causeName, chitName, place } from '../words/en/names'

/** The Operations chit with which the Rebels act. */
const chitOf = (ask: Ask, answer: Option) =>
  ask === 'turn.chit'
    ? { name: chitName((answer as ChitChoice).chit), term: 'operations-chits' }
    : null

/** The names that Arab Revolt has for what is told of it. */
export const STORY_WORDS: StoryWords<ArabRevolt> = {
  inText: (who) => IN_TEXT[who],
  phases: PHASE_NAMES,
  cause: causeName,
  place,
  at,
  askName: (ask) => ASK_TEXT[ask],
  about: aboutText,
  choosing: (kind) => CHOOSING[kind],
  die: dieText,
  draws: DRAWS,
  declined: DECLINED,
  chit: chitOf,
  outcome: (one) => capital(outcomeText(one)),
}
