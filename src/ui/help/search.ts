import { HEADS } from '../../games/arab-revolt/words/en/help/heads'
import { HELP } from '../../games/arab-revolt/words/en/help/help'
import { CHAPTERS, type TermId } from '../../games/arab-revolt/words/en/help/terms'
import { hasAll, wordsOf } from '../reader/words'
import { RULINGS, type RulingId } from '../../games/arab-revolt/words/en/rulings'

/** What a search has found: entries, those first whose title has the words, and rulings. */
export interface Found {
  readonly terms: readonly TermId[]
  readonly rulings: readonly RulingId[]
}

const TERMS: readonly TermId[] = Object.values(CHAPTERS).flat()

const textOf = (term: TermId): string => {
  const { title, rules } = HEADS[term]
  const { brief, points, mistake } = HELP[term]
  return [title, ...rules, brief, ...points, mistake].join(' ')
}

/** Everything in the rules in brief and the rulings that has all the words. */
export const search = (sought: string): Found => {
  const words = wordsOf(sought)
  const inTitle = TERMS.filter((term) => hasAll(HEADS[term].title, words))
  const inText = TERMS.filter((term) => !inTitle.includes(term) && hasAll(textOf(term), words))
  const rulings = (Object.keys(RULINGS) as RulingId[]).filter((id) => {
    const { question, ruling, because } = RULINGS[id]
    return hasAll([id, question, ruling, because].join(' '), words)
  })
  return { terms: [...inTitle, ...inText], rulings }
}
