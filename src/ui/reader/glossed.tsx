import { Fragment, useMemo } from 'react'
import type { TermId } from '../screen/terms'
import { useScreen } from '../screen/use-screen'
import { Linked } from './linked'
import { Term } from './term'

/** The longest words first, so that “Sabotage marker” is not taken for “Sabotage”. */
const anyOf = (words: readonly string[]): RegExp =>
  new RegExp(`\\b(${[...words].sort((a, b) => b.length - a.length).join('|')})\\b`)

/** A text in which the first mention of each term can be pressed, and every number of a rule. */
export function Glossed({ text }: { text: string }) {
  const { glossary } = useScreen().words.terms
  const word = useMemo(() => anyOf(Object.keys(glossary)), [glossary])
  const met = new Set<TermId>()
  return text.split(word).map((part, index) => {
    const term = index % 2 === 1 ? glossary[part] : undefined
    const first = term !== undefined && !met.has(term)
    if (first) met.add(term)
    return (
      <Fragment key={index}>
        {first ? <Term of={term}>{part}</Term> : <Linked text={part} />}
      </Fragment>
    )
  })
}
