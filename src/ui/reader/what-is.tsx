import { optionKind, type Box, type Option } from '../arab-revolt'
import { HEADS } from '../../games/arab-revolt/words/en/help/heads'
import { BOX_TERMS } from '../../games/arab-revolt/words/en/help/explains'
import type { TermId } from '../../games/arab-revolt/words/en/help/terms'
import { READER } from '../words/en/reader'
import { Term } from './term'

const isTerm = (id: string): id is TermId => Object.hasOwn(HEADS, id)

/** What explains an answer that has a name of its own in the rules; null for a space, a piece, a number. */
const termOf = (option: Option): TermId | null => {
  switch (optionKind(option)) {
    case 'box':
      return BOX_TERMS[option as Box]
    case 'operation':
    case 'activity':
    case 'punishment':
    case 'word':
      return isTerm(option as string) ? (option as TermId) : null
    case 'chit': {
      const { chit } = option as { chit: number | string }
      return typeof chit === 'string' && isTerm(chit) ? chit : 'chit-effect'
    }
    default:
      return null
  }
}

/** The answers to a question that the rules in brief explain, each as a way to its entry. */
export function WhatIs({ options }: { options: readonly Option[] }) {
  const terms = new Set(options.map(termOf).filter((term) => term !== null))
  if (terms.size === 0) return null
  return (
    <p className="what-is note">
      {READER.whatIs}{' '}
      {[...terms].map((term) => (
        <Term key={term} of={term} />
      ))}
    </p>
  )
}
