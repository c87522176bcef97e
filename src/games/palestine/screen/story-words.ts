import { capital } from '../../../language/english'
import type { StoryWords } from '../../../ui/screen/story-words'
import type { Palestine } from '../rules/index'
import { ASK_TEXT, aboutText } from '../words/en/asks'
import { CHOOSING, DECLINED, DRAWS, dieText } from '../words/en/choosing'
import { outcomeText } from '../words/en/outcome'
import { IN_TEXT, PHASE_NAMES, at, causeName, place } from '../words/en/names'

/** The names that Palestine has for what is told of it. */
export const STORY_WORDS: StoryWords<Palestine> = {
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
  // No action is carried out with a chit: chits are spent within one.
  chit: () => null,
  outcome: (one) => capital(outcomeText(one)),
}
