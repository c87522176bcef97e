import { kindOf, type Fact, type Option, type SpaceId } from '../../../games/index'
import type { Ahead, Consequence, Roll } from '../../../insight/index'
import { gainsOf, hasFigure } from '../../facts/gains'
import { merged } from '../../facts/merged'
import { hereOf, isVain, outcomeOf, type Figured, type Outcome } from '../../facts/outcomes'
import { briefText, isSilent, type Story } from '../../facts/story'
import type { Gain } from '../../facts/telling'
import type { Screen } from '../../screen/screen'
import { either, listed, inRow } from '../../../language/english'
import { drawText, facesText } from './now'

/** Words of what comes of an answer. */
export const CONSEQUENCE = {
  upTo: 'up to',
  or: 'or',
  noEffect: 'no effect',
  nothing: 'changes nothing',
  oneOf: (ways: number) => `one of ${ways}`,
} as const

/** One change with a figure, in words. */
const gainText = (gain: Gain, { words, story }: Screen): string =>
  [gain.most ? CONSEQUENCE.upTo : '', story.gain(gain), gain.at ? words.at(gain.at) : '']
    .filter(Boolean)
    .join(' ')

/** The figures in words, for those who do not see them. */
export const gainsText = ({ gains, either: ways, most }: Figured, screen: Screen): string => {
  const said = (all: readonly Gain[]) => all.map((gain) => gainText(gain, screen))
  const apart = ways.map((one) => listed(said(one)) || CONSEQUENCE.noEffect)
  return inRow([...said(gains), ...(apart.length > 0 ? [either(apart)] : []), ...said(most)])
}

const briefly = (facts: readonly Fact[], story: Story): readonly string[] =>
  merged(facts, story)
    .filter((fact) => !isSilent(fact, 'foresight', story))
    .map((fact) => briefText(fact, story))
    .filter(Boolean)

/** What comes of a result of a die. */
const resultText = (end: Ahead | null, here: SpaceId | null, screen: Screen): string => {
  if (end === null) return ''
  const { story } = screen
  const others = end.facts.filter((fact) => !hasFigure(fact, story))
  const gains = gainsOf(end.facts, here, story).map((gain) => gainText(gain, screen))
  return inRow([...gains, ...briefly(others, story)])
}

/** A die: its chances, and what then comes. */
const rollBrief = (
  { question: { about }, succeeding, success, failure, further }: Roll,
  here: SpaceId | null,
  screen: Screen,
): string => {
  // Each face brings something else.
  if (about.target === undefined) return screen.words.die(about)
  if (succeeding.length === 0)
    return ['no result of the die is enough', resultText(failure, here, screen)]
      .filter(Boolean)
      .join(': ')
  const otherwise = resultText(failure, here, screen)
  const apart = further.flatMap(({ faces }) => faces)
  const first = succeeding.filter((face) => !apart.includes(face))
  const resultOf = (faces: readonly number[], end: Ahead | null) =>
    `${facesText(faces)} on a die (${faces.length} in 6): ${resultText(end, here, screen) || CONSEQUENCE.noEffect}`
  return [
    resultOf(first, success),
    ...further.map(({ faces, end }) => resultOf(faces, end)),
    ...(otherwise ? [`otherwise ${otherwise}`] : []),
  ].join('; ')
}

/** The die that is rolled at once, or in one of the ways to go on. */
const rollIn = ({ then }: Ahead): Roll | null => {
  if (then.what === 'roll') return then
  if (then.what !== 'choice') return null
  return then.ways.map(rollIn).find((roll) => roll !== null) ?? null
}

/** What is to be had only where a question is answered that need not be; empty where there is none. */
const declinedText = ({ declined }: Consequence, { words }: Screen): string =>
  declined.map(({ question }) => words.declined[question.ask]).find(Boolean) ?? ''

/** What could be done next in the same place. */
const thenText = (options: readonly Option[], { words, story }: Screen): readonly string[] => {
  const operations = options.filter((option) => kindOf(story, option) === 'operation')
  return operations.length > 0 ? [`then ${either(operations.map(words.answer))}`] : []
}

/** What is wanted and does not come. */
const absence = (
  one: Consequence,
  { gains, either: ways, most, others }: Outcome,
  { causes }: Story,
): string => {
  const cause = causes[one.asked.why.what]
  const isGone = ways.length > 0 || gains.some(({ by, turn }) => by < 0 && !turn)
  const isNone = [gains, ways, most, one.facts, others].every(({ length }) => length === 0)
  const isWanted = cause?.removes ? !isGone : isNone
  return isWanted && one.then.what === 'over' ? (cause?.nothing ?? CONSEQUENCE.nothing) : ''
}

/** What is not told with figures: what there is none of, dice, tracks, chits. */
export const comesText = (one: Consequence, outcome: Outcome, screen: Screen): string => {
  const { story } = screen
  const roll = rollIn(one)
  return inRow(
    [
      declinedText(one, screen) || absence(one, outcome, story),
      outcome.ways > 1 ? CONSEQUENCE.oneOf(outcome.ways) : '',
      ...briefly(outcome.others, story),
      ...thenText(outcome.open, screen),
      roll ? rollBrief(roll, hereOf(story, one), screen) : '',
    ].filter(Boolean),
  )
}

/** What comes of an answer that has a name of its own: what changes at once, and its chances. */
export const plainText = (one: Consequence, screen: Screen): string => {
  const { words, story } = screen
  const outcome = outcomeOf(one, story)
  const roll = rollIn(one)
  // An action says by itself what it draws.
  const isWord = kindOf(story, one.answer) === 'word'
  return [
    isVain(story, one) ? CONSEQUENCE.noEffect : '',
    gainsText(outcome, screen),
    ...briefly(outcome.others, story),
    roll ? rollBrief(roll, hereOf(story, one), screen) : '',
    one.then.what === 'draw' && isWord ? drawText(one.then, words) : '',
  ]
    .filter(Boolean)
    .join('; ')
}

/** All that the row of an answer says of what comes of it, but for the forecast. */
export const consequenceText = (one: Consequence, screen: Screen): string => {
  const outcome = outcomeOf(one, screen.story)
  return [gainsText(outcome, screen), comesText(one, outcome, screen)].filter(Boolean).join('; ')
}
