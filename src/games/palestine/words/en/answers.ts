import {
  CARD_IDS,
  SPACES,
  type CardId,
  type Option,
  type SpaceId,
  type Word,
} from '../../rules/index'
import {
  ACTIVITY_NAMES,
  BOX_NAMES,
  OPERATION_NAMES,
  PLACES,
  at,
  cardName,
  chitName,
  pieces,
  place,
} from './names'
import { listed } from '../../../../language/english'

const WORDS: Readonly<Record<Word, string>> = {
  done: 'no more',
  pass: 'Pass',
  yes: 'yes',
  roll: 'roll the die',
  curfew: 'Curfew',
  left: 'Haganah to the left',
  right: 'Haganah to the right',
}

type Said = Exclude<Extract<Option, string>, SpaceId | CardId>

const SAID: Readonly<Record<Said, string>> = {
  ...OPERATION_NAMES,
  ...ACTIVITY_NAMES,
  ...BOX_NAMES,
  ...WORDS,
  unshaded: 'unshaded side',
  shaded: 'shaded side',
}

const isSpace = (said: string): said is SpaceId => (SPACES as readonly string[]).includes(said)
const isCard = (said: string): said is CardId => (CARD_IDS as readonly string[]).includes(said)

/** An answer in a few words. */
export const answerText = (answer: Option): string => {
  if (typeof answer === 'number') return answer.toString()
  if (typeof answer === 'string') {
    if (isSpace(answer)) return PLACES[answer]
    return isCard(answer) ? cardName(answer) : SAID[answer]
  }
  if ('chit' in answer) return chitName(answer.chit)
  if ('underground' in answer) {
    const { underground, active, from, to } = answer
    const group = [
      ...(underground > 0 ? [pieces(underground, 'cellsUnderground')] : []),
      ...(active > 0 ? [pieces(active, 'cellsActive')] : []),
    ]
    return from === to
      ? `${listed(group)} staying ${at(from)}`
      : `${listed(group)} from ${place(from)} to ${place(to)}`
  }
  if ('number' in answer)
    return `${pieces(answer.number, answer.piece)} from ${place(answer.from)} to ${place(answer.to)}`
  return `${pieces(1, answer.piece)} ${at(answer.space)}`
}
