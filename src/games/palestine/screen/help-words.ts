import type { HelpWords } from '../../../ui/screen/late'
import { HELP } from '../words/en/help/help'
import { CHAPTERS, CHAPTER_NAMES, type ChapterId } from '../words/en/help/terms'
import { RULINGS } from '../words/en/rulings'

const IDS = Object.keys(CHAPTERS) as readonly ChapterId[]

/** The rules in brief of Palestine. */
export const HELP_WORDS: HelpWords = {
  chapters: IDS.map((id) => ({ name: CHAPTER_NAMES[id], terms: CHAPTERS[id] })),
  entries: HELP,
  rulings: RULINGS,
}
