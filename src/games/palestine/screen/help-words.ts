import { keysOf } from '../../../coin/keys-of'
import type { HelpWords } from '../../../ui/screen/late'
import { HELP } from '../words/en/help/help'
import { CHAPTERS, CHAPTER_NAMES } from '../words/en/help/terms'
import { RULINGS } from '../words/en/rulings'

const IDS = keysOf(CHAPTERS)

/** The rules in brief of Palestine. */
export const HELP_WORDS: HelpWords = {
  chapters: IDS.map((id) => ({ name: CHAPTER_NAMES[id], terms: CHAPTERS[id] })),
  entries: HELP,
  rulings: RULINGS,
}
