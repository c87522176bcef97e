import type { TermId, TermWords } from '../screen/terms'

/** The entry that explains a rule, or the rule that it is part of; null where there is none. */
export const termOfRule = (rule: string, terms: TermWords): TermId | null => {
  const { all, heads } = terms
  const foremost = all.find((term) => heads[term]?.rules[0] === rule)
  const found = foremost ?? all.find((term) => heads[term]?.rules.includes(rule))
  if (found !== undefined) return found
  const above = rule.lastIndexOf('.')
  return above < 0 ? null : termOfRule(rule.slice(0, above), terms)
}
