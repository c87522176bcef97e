import { optionKind, type Force, type Option, type Pick } from '../../rules/index'
import { answerText } from './answers'
import { pieces } from './names'
import { listed } from '../../../../language/english'

const NOTHING = '0 pieces'
const OTHER = 'choose the pieces'

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
export const deedsOf = ([, ...rest]: readonly Option[]): readonly Deed[] => {
  const deeds = rest.filter((option) => option !== 'done')
  const kinds = [...new Set(deeds.map((option) => pieceOf(option) ?? answerText(option)))]
  return kinds.map((kind) => {
    const same = deeds.filter((option) => (pieceOf(option) ?? answerText(option)) === kind)
    const of = same[0] === undefined ? null : pieceOf(same[0])
    return { of, number: same.length, said: of ? pieces(same.length, of) : kind }
  })
}

/** A way in a few words, without its first answer. */
export const wayText = (way: readonly Option[]): string => {
  if (way.length === 1) return OTHER
  const deeds = deedsOf(way)
  return deeds.length > 0 ? listed(deeds.map(({ said }) => said)) : NOTHING
}
