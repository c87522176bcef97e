import type { StoryWords } from '../../../ui/screen/story-words'
import type { Ask, ChitChoice, Option } from '../rules/index'
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
export const STORY_WORDS: StoryWords = {
  inText: IN_TEXT,
  phases: PHASE_NAMES,
  cause: causeName,
  place,
  at,
  asks: ASK_TEXT,
  about: aboutText,
  choosing: CHOOSING,
  die: dieText,
  draws: DRAWS,
  declined: DECLINED,
  chit: chitOf,
  outcome: outcomeText,
}
