import { optionKind, type Fact, type Option } from '../../rules/index'
import type { Preview } from '../../store/index'
import { ASK_TEXT } from './asks'
import { factText } from './facts'
import { WHO, signed } from './names'
import { merged } from '../table/merge'

const isTold = (fact: Fact): boolean =>
  fact.fact !== 'begins' && fact.fact !== 'ends' && fact.fact !== 'answered'

/** What an answer would do, as sentences. */
export const previewText = ({ facts, net, next }: Preview): string => {
  const told = merged(facts.filter(isTold)).map((fact) => `${factText(fact)}.`)
  const will =
    net.before === net.after ? [] : [`Forecast ${signed(net.before)} to ${signed(net.after)}.`]
  const then =
    next === null
      ? []
      : next.by === 'chance'
        ? [`Then chance decides: ${ASK_TEXT[next.ask].toLowerCase()}.`]
        : [`Then ${WHO[next.by]}: ${ASK_TEXT[next.ask].toLowerCase()}.`]
  return [...told, ...will, ...then].join(' ')
}

/** Whether the forecast is worth a column beside this answer. */
export const hasForecast = (option: Option): boolean =>
  ['space', 'pick', 'force', 'side'].includes(optionKind(option))
