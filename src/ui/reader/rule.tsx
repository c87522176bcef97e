import type { Screen } from '../screen/screen'
import { useScreen } from '../screen/use-screen'
import { IN_BRIEF } from '../words/en/in-brief'
import { openCard, openRuling, openTerm } from './reader'
import { termOfRule } from './term-of-rule'

/** By its form alone, for the rulings are loaded only when they are read. */
const isRuling = (rule: string): boolean => /^[A-Z]?R\d+$/.test(rule)

/** What the number of a rule, a ruling or a card opens; null where there is nothing to open. */
export const openerOf = (rule: string, { calendar, words }: Screen): (() => void) | null => {
  if (calendar.isCard(rule)) return () => openCard(rule)
  if (isRuling(rule)) return () => openRuling(rule)
  const term = termOfRule(rule, words.terms)
  return term === null ? null : () => openTerm(term)
}

interface Props {
  readonly number: string
  /** Whether Tab reaches it: in a list that is one stop, only arrows do. */
  readonly stop?: boolean
}

/** The number of a rule, a ruling or a card, as a way to what it says. */
export function Rule({ number, stop = true }: Props) {
  const open = openerOf(number, useScreen())
  if (open === null) return <>{number}</>
  return (
    <button
      type="button"
      className="term"
      tabIndex={stop ? 0 : -1}
      title={IN_BRIEF.rule(number)}
      onClick={open}
    >
      {number}
    </button>
  )
}
