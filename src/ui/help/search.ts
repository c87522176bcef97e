import { hasAll, wordsOf } from '../reader/words'
import type { HelpWords } from '../screen/late'
import type { TermId, TermWords } from '../screen/terms'
import { LAB_HELP } from '../words/en/lab-help'

/** What a search has found: entries, those first whose title has the words, and rulings. */
export interface Found {
  readonly terms: readonly TermId[]
  readonly rulings: readonly string[]
  /** Whether what the numbers of the lab mean is told in these words. */
  readonly lab: boolean
}

const LAB_TEXT = [
  LAB_HELP.title,
  LAB_HELP.brief,
  ...LAB_HELP.parts.flatMap(({ name, points }) => [name, ...points]),
  LAB_HELP.mistake,
].join(' ')

/** Everything in the rules in brief, the page on the lab and the rulings that has all the words. */
export const search = (sought: string, help: HelpWords, { all, heads }: TermWords): Found => {
  const words = wordsOf(sought)
  const textOf = (term: TermId): string => {
    const { title = '', rules = [] } = heads[term] ?? {}
    const { brief = '', points = [], mistake = '' } = help.entries[term] ?? {}
    return [title, ...rules, brief, ...points, mistake].join(' ')
  }
  const inTitle = all.filter((term) => hasAll(heads[term]?.title ?? '', words))
  const inText = all.filter((term) => !inTitle.includes(term) && hasAll(textOf(term), words))
  const rulings = Object.entries(help.rulings).flatMap(([id, { question, ruling, because }]) =>
    hasAll([id, question, ruling, because].join(' '), words) ? [id] : [],
  )
  return { terms: [...inTitle, ...inText], rulings, lab: hasAll(LAB_TEXT, words) }
}
