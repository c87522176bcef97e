import type { Option } from '../../games/index'
import { useScreen } from '../screen/use-screen'
import { IN_BRIEF } from '../words/en/in-brief'
import { Term } from './term'

/** The answers to a question that the rules in brief explain, each as a way to its entry. */
export function WhatIs({ options }: { options: readonly Option[] }) {
  const { ofAnswer } = useScreen().words.terms
  const terms = new Set(options.map(ofAnswer).filter((term) => term !== null))
  if (terms.size === 0) return null
  return (
    <p className="what-is note">
      {IN_BRIEF.whatIs}{' '}
      {[...terms].map((term) => (
        <Term key={term} of={term} />
      ))}
    </p>
  )
}
