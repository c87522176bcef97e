import type { Question } from '../../../games/index'
import type { Preview } from '../../../insight/index'
import { merged } from '../../facts/merged'
import { factText, isSilent } from '../../facts/story'
import type { Screen, Words } from '../../screen/screen'
import { small, signed } from '../../../language/english'

/** What is asked next, where that is news: after changes, or if chance decides. */
const thenText = (next: Question | null, isChange: boolean, words: Words): readonly string[] => {
  if (next === null) return []
  const said = small(words.askName(next.ask))
  if (next.by === 'chance') return [`Then chance decides: ${said}.`]
  return isChange ? [`Then ${words.who(next.by)}: ${said}.`] : []
}

/** What an answer would do, as sentences. */
export const previewText = ({ facts, net, next }: Preview, { story, words }: Screen): string => {
  const all = facts.filter((fact) => !isSilent(fact, 'preview', story))
  const told = merged(all, story).map((fact) => `${factText(fact, story)}.`)
  const will =
    net.before === net.after ? [] : [`Forecast ${signed(net.before)} to ${signed(net.after)}.`]
  return [...told, ...will, ...thenText(next, told.length > 0, words)].join(' ')
}
