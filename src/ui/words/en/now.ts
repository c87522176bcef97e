import {
  kindOf,
  type About,
  type Fact,
  type Faction,
  type Option,
  type Question,
  tells,
} from '../../../games/index'
import type { Ahead, Rehearsal, Roll, Then } from '../../../insight/index'
import { changeText, changesOf, isChange } from '../../facts/changes'
import { merged } from '../../facts/merged'
import { factText, type Story } from '../../facts/story'
import type { Screen, Words } from '../../screen/screen'
import { capital, either, listed, inRow } from '../../../language/english'

/** Words of what a side of an Event would do now. */
const NOW = {
  nothing: 'nothing would happen',
  inEffect: 'it comes into effect for the rest of the game',
} as const

const NAMED = 4

const changedText = (all: readonly Fact[], story: Story): readonly string[] => {
  const facts = merged(all, story)
  const changes = changesOf(facts.filter(isChanging), story)
  return [
    ...changes.map((one) => changeText(one, story)),
    ...facts.filter((fact) => !isChange(fact, story)).map((fact) => factText(fact, story)),
    ...(facts.some((fact) => tells(fact, 'capability') && fact.inPlay) ? [NOW.inEffect] : []),
  ]
}

const isChanging = ({ fact }: Fact): boolean => fact !== 'capability'

/** Several spaces: as many as are wanted, or all that can be where they are owed. */
const choosingSpaces = (
  options: readonly Option[],
  most: number,
  owed: boolean,
  words: Words,
): string => {
  const named = listed(options.map(words.answer))
  if (most < options.length)
    return `choose ${owed ? '' : 'up to '}${most} of ${options.length} spaces`
  return owed ? `choose all spaces that can be: ${named}` : `choose up to ${most} spaces: ${named}`
}

/** Several pieces, and where they are taken if that is few words. */
const choosingPieces = (
  options: readonly Option[],
  limit: number,
  owed: boolean,
  words: Words,
): string => {
  const said = `choose ${owed ? '' : 'up to '}${limit} pieces`
  return options.length > NAMED ? said : `${said}: ${either(options.map(words.answer))}`
}

const choosing = (
  options: readonly Option[],
  { limit = 1, owed }: About,
  { words, story }: Screen,
): string => {
  const [first] = options
  if (first === undefined) return ''
  const kind = kindOf(story, first)
  const most = Math.min(limit, options.length)
  if (kind === 'space' && most > 1) return choosingSpaces(options, most, owed === true, words)
  if (kind === 'pick' && limit > 1) return choosingPieces(options, limit, owed === true, words)
  return options.length > NAMED
    ? `${words.choosing(kind)}: ${options.length} are possible`
    : `${words.choosing(kind)}: ${either(options.map(words.answer))}`
}

const whoText = (question: Question, by: Faction, { inText }: Words): string =>
  question.by === by ? 'you' : inText(question.by)

const choiceText = (
  question: Question,
  all: readonly Option[],
  by: Faction,
  screen: Screen,
): string => {
  const options = all.filter((option) => option !== 'done')
  const may = options.length < all.length ? 'may ' : ''
  return `${whoText(question, by, screen.words)} ${may}${choosing(options, question.about, screen)}`
}

const offerText = (question: Question, accepted: Ahead, by: Faction, screen: Screen): string => {
  const [first = NOW.nothing, ...others] = clauses(accepted, by, screen)
  return [`${whoText(question, by, screen.words)} may go on: ${first}`, ...others].join('; ')
}

/** Faces of a die: “5 or 6”, “1 to 4”. */
export const facesText = (faces: readonly number[]): string =>
  faces.length > 2
    ? `${Math.min(...faces)} to ${Math.max(...faces)}`
    : either(faces.map((face) => face.toString()))

const rollText = (
  { question, succeeding, success, failure }: Roll,
  by: Faction,
  screen: Screen,
): string => {
  const die = screen.words.die(question.about)
  // Each face brings something else.
  if (question.about.target === undefined) return die
  const good = success ? clauses(success, by, screen) : []
  const bad = failure ? clauses(failure, by, screen) : []
  if (succeeding.length === 0) return [`${die}, on which no result is enough`, ...bad].join('; ')
  if (good.length + bad.length === 0) return `${die}; on any result ${NOW.nothing}`
  const otherwise = bad.length === 0 ? '' : `; otherwise: ${bad.join('; ')}`
  const then = good.join('; ') || NOW.nothing
  return `${die}. On ${facesText(succeeding)} (${succeeding.length} in 6): ${then}${otherwise}`
}

/** What may be drawn. */
export const drawText = (
  { odds }: Extract<Then, { what: 'draw' }>,
  { answer, draws }: Words,
): string => {
  const chits = odds.flatMap(({ option, weight }) =>
    Array.from({ length: weight }, () => answer(option)),
  )
  return `${draws} from ${inRow(chits)}`
}

const thenText = (then: Then, by: Faction, screen: Screen): readonly string[] => {
  switch (then.what) {
    case 'over':
      return []
    case 'choice':
      return [choiceText(then.question, then.options, by, screen)]
    case 'offer':
      return [offerText(then.question, then.accepted, by, screen)]
    case 'draw':
      return [drawText(then, screen.words)]
    case 'roll':
      return [rollText(then, by, screen)]
  }
}

const clauses = ({ facts, then }: Ahead, by: Faction, screen: Screen): readonly string[] => {
  const changes = changedText(facts, screen.story)
  const next = thenText(then, by, screen)
  return [...changes, ...(changes.length > 0 ? next.map((one) => `then ${one}`) : next)]
}

/** What a side of the Event would do now, as sentences. */
export const nowText = (rehearsal: Rehearsal, screen: Screen): string => {
  const said = clauses(rehearsal, rehearsal.by, screen)
  return (said.length > 0 ? said : [NOW.nothing]).map((one) => `${capital(one)}.`).join(' ')
}
