import { hasAll, wordsOf } from '../reader/words'
import type { HelpWords } from '../screen/late'
import type { TermId, TermWords } from '../screen/terms'

/** What a search has found: entries, those first whose title has the words, and rulings. */
export interface Found {
  readonly terms: readonly TermId[]
  readonly rulings: readonly string[]
}

/** Everything in the rules in brief and the rulings that has all the words. */
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
  return { terms: [...inTitle, ...inText], rulings }
}
