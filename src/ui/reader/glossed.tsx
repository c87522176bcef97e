import { Fragment } from 'react'
import { GLOSSARY } from '../../games/arab-revolt/words/en/help/glossary'
import type { TermId } from '../../games/arab-revolt/words/en/help/terms'
import { Linked } from './linked'
import { Term } from './term'

/** The longest words first, so that “Sabotage marker” is not taken for “Sabotage”. */
const WORDS = Object.keys(GLOSSARY).sort((a, b) => b.length - a.length)
const WORD = new RegExp(`\\b(${WORDS.join('|')})\\b`)

/** A text in which the first mention of each term can be pressed, and every number of a rule. */
export function Glossed({ text }: { text: string }) {
  const met = new Set<TermId>()
  return text.split(WORD).map((part, index) => {
    const term = index % 2 === 1 ? GLOSSARY[part] : undefined
    const first = term !== undefined && !met.has(term)
    if (first) met.add(term)
    return (
      <Fragment key={index}>
        {first ? <Term of={term}>{part}</Term> : <Linked text={part} />}
      </Fragment>
    )
  })
}
