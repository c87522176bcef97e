import {
  FORCE,
  optionKind,
  type Cause,
  type Content,
  type Fact,
  type Force,
  type Option,
  type Piece,
} from '../../rules/index'
import type { Ahead, Consequence, Roll } from '../told/ahead'
import { gainsOf, hasFigure, type Gain, type Outcome } from '../told/gains'
import { merged } from '../told/merged'
import { answerText } from './answers'
import { briefText } from './brief'
import { at, pieces } from './names'
import { dieText, drawText, facesText } from './now'
import { either, listed, signed } from '../../../../language/english'

/** Words of what comes of an answer. */
export const CONSEQUENCE = {
  upTo: 'up to',
  or: 'or',
  noEffect: 'no effect',
  nothing: 'changes nothing',
  oneOf: (ways: number) => `one of ${ways}`,
} as const

/** What an action does not do where it does nothing. */
const NOTHING: Readonly<Partial<Record<Cause['what'], string>>> = {
  assault: 'removes nothing',
  patrol: 'removes nothing',
  silence: 'removes nothing',
  search: 'Activates nobody',
  deploy: 'places nothing',
  recruit: 'places nothing',
  sabotage: 'places nothing',
  rob: 'places nothing',
}

/** Of these it matters whether anything goes, whatever comes. */
const REMOVING: readonly Cause['what'][] = ['assault', 'silence']

const MARKS = { sabotage: 'Sabotage', terror: 'Terror' } as const

const isMark = (of: Content | Force): of is keyof typeof MARKS => of in MARKS

const amount = ({ of, by, turn }: Gain): string => {
  const sign = by < 0 ? '−' : '+'
  if (turn)
    return `${pieces(by, FORCE[of as Piece])} ${of === 'cellsActive' ? 'Active' : 'Underground'}`
  if (isMark(of)) return `${MARKS[of]} ${signed(by)}`
  return of === 'curfew' ? `${sign}Curfew` : `${sign}${pieces(Math.abs(by), of)}`
}

/** One change with a figure, in words. */
export const gainText = (gain: Gain): string =>
  [gain.most ? CONSEQUENCE.upTo : '', amount(gain), gain.at ? at(gain.at) : '']
    .filter(Boolean)
    .join(' ')

/** The figures in words, for those who do not see them. */
export const gainsText = ({ gains, either: ways, most }: Outcome): string =>
  [
    ...gains.map(gainText),
    ...(ways.length > 0
      ? [either(ways.map((one) => listed(one.map(gainText)) || CONSEQUENCE.noEffect))]
      : []),
    ...most.map(gainText),
  ].join(', ')

const briefly = (facts: readonly Fact[]): readonly string[] =>
  merged(facts)
    .map((fact) => briefText(fact))
    .filter(Boolean)

/** What comes of a result of a die. */
const resultText = (end: Ahead | null): string =>
  end
    ? [
        ...gainsOf(end.facts, null).map(gainText),
        ...briefly(end.facts.filter((fact) => !hasFigure(fact))),
      ].join(', ')
    : ''

/** A die: its chances, and what then comes. */
export const rollBrief = ({ question, succeeding, success, failure }: Roll): string => {
  // Each face brings something else.
  if (question.about.target === undefined) return dieText(question.about)
  if (succeeding.length === 0)
    return ['no result of the die is enough', resultText(failure)].filter(Boolean).join(': ')
  const otherwise = resultText(failure)
  return [
    `${facesText(succeeding)} on a die (${succeeding.length} in 6): ${resultText(success) || CONSEQUENCE.noEffect}`,
    ...(otherwise ? [`otherwise ${otherwise}`] : []),
  ].join('; ')
}

/** The die that is rolled at once, or in one of the ways to go on. */
const rollIn = ({ then }: Ahead): Roll | null => {
  if (then.what === 'roll') return then
  if (then.what !== 'choice') return null
  return then.ways.map(rollIn).find((roll) => roll !== null) ?? null
}

/** What could be done next in the same place. */
const thenText = (options: readonly Option[]): readonly string[] => {
  const operations = options.filter((option) => optionKind(option) === 'operation')
  return operations.length > 0 ? [`then ${either(operations.map(answerText))}`] : []
}

/** What is wanted and does not come. */
const absence = (one: Consequence, { gains, either: ways, most, others }: Outcome): string => {
  const { what } = one.asked.why
  const isGone = ways.length > 0 || gains.some(({ by, turn }) => by < 0 && !turn)
  const isNone = [gains, ways, most, one.facts, others].every(({ length }) => length === 0)
  const isWanted = REMOVING.includes(what) ? !isGone : isNone
  return isWanted && one.then.what === 'over' ? (NOTHING[what] ?? CONSEQUENCE.nothing) : ''
}

/** What is not told with figures: what there is none of, dice, tracks, chits. */
export const wordsOf = (one: Consequence, outcome: Outcome): string => {
  const roll = rollIn(one)
  return [
    absence(one, outcome),
    outcome.ways > 1 ? CONSEQUENCE.oneOf(outcome.ways) : '',
    ...briefly(outcome.others),
    ...thenText(outcome.open),
    roll ? rollBrief(roll) : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** What comes of an answer that has a name of its own: what changes at once, and its chances. */
export const plainText = (one: Consequence, outcome: Outcome, isVain: boolean): string => {
  const roll = rollIn(one)
  // An action says by itself what it draws.
  const isWord = optionKind(one.answer) === 'word'
  return [
    isVain ? CONSEQUENCE.noEffect : '',
    gainsText(outcome),
    ...briefly(outcome.others),
    roll ? rollBrief(roll) : '',
    one.then.what === 'draw' && isWord ? drawText(one.then) : '',
  ]
    .filter(Boolean)
    .join('; ')
}

/** All that the row of an answer says of what comes of it, but for the forecast. */
export const consequenceText = (one: Consequence, outcome: Outcome): string =>
  [gainsText(outcome), wordsOf(one, outcome)].filter(Boolean).join('; ')
