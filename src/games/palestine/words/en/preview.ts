import type { Fact, Question } from '../../rules/index'
import type { Preview } from '../told/ahead'
import { merged } from '../told/merged'
import { ASK_TEXT } from './asks'
import { factText } from './facts'
import { capital, small, signed } from '../../../../language/english'
import { SIDE } from './names'

const isTold = (fact: Fact): boolean =>
  !['begins', 'ends', 'answered', 'took-box'].includes(fact.fact)

/** What is asked next, where that is news: after changes, or if chance decides. */
const thenText = (next: Question | null, isChange: boolean): readonly string[] => {
  if (next === null) return []
  const said = small(ASK_TEXT[next.ask])
  if (next.by === 'chance') return [`Then chance decides: ${said}.`]
  return isChange ? [`Then ${SIDE[next.by]}: ${said}.`] : []
}

/** What an answer would do, as sentences. */
export const previewText = ({ facts, net, next }: Preview): string => {
  const told = merged(facts.filter(isTold)).map((fact) => `${capital(factText(fact))}.`)
  const will =
    net.before === net.after ? [] : [`Forecast ${signed(net.before)} to ${signed(net.after)}.`]
  return [...told, ...will, ...thenText(next, told.length > 0)].join(' ')
}
