import { CHAPTERS, type TermId } from '../../games/arab-revolt/words/en/help/terms'
import { HEADS } from '../../games/arab-revolt/words/en/help/heads'

const TERMS: readonly TermId[] = Object.values(CHAPTERS).flat()

/** By rule: the entry whose foremost rule it is or, failing that, the first that restates it. */
const BY_RULE: ReadonlyMap<string, TermId> = new Map([
  ...TERMS.flatMap((term) => HEADS[term].rules.map((rule) => [rule, term] as const)).reverse(),
  ...TERMS.map((term) => [HEADS[term].rules[0], term] as const).reverse(),
])

/** The entry that explains a rule, or the rule that it is part of; null where there is none. */
export const termOfRule = (rule: string): TermId | null => {
  const found = BY_RULE.get(rule)
  if (found !== undefined) return found
  const above = rule.lastIndexOf('.')
  return above < 0 ? null : termOfRule(rule.slice(0, above))
}
