import { optionKind, type Force, type Option, type Pick } from '../../rules/index'
import type { Stroke } from '../../../../insight/index'
import { answerText } from './answers'
import { pieces } from './names'
import { listed } from '../../../../language/english'

/** Words of the other ways to give an answer: less, or something else. */
export const WAYS = {
  group: (title: string) => `${title}, otherwise`,
  none: '0',
  nothing: '0 pieces',
  open: '…',
  other: 'choose the pieces',
  of: (title: string, said: string) => `${title}: ${said}`,
} as const

const pieceOf = (option: Option): Force | Pick['piece'] | null => {
  if (optionKind(option) === 'force') return option as Force
  return optionKind(option) === 'pick' ? (option as Pick).piece : null
}

/** So many of one kind. */
interface Deed {
  readonly of: Force | Pick['piece'] | null
  readonly number: number
  readonly said: string
}

/** What a way does after its first answer, kind by kind. */
export const deedsOf = ([, ...rest]: Stroke): readonly Deed[] => {
  const deeds = rest.filter((option) => option !== 'done')
  const kinds = [...new Set(deeds.map((option) => pieceOf(option) ?? answerText(option)))]
  return kinds.map((kind) => {
    const same = deeds.filter((option) => (pieceOf(option) ?? answerText(option)) === kind)
    const of = same[0] === undefined ? null : pieceOf(same[0])
    return { of, number: same.length, said: of ? pieces(same.length, of) : kind }
  })
}

/** A way in a few words, without its first answer. */
export const wayText = (way: Stroke): string => {
  if (way.length === 1) return WAYS.other
  const deeds = deedsOf(way)
  return deeds.length > 0 ? listed(deeds.map(({ said }) => said)) : WAYS.nothing
}
