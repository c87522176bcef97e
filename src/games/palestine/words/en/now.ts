import {
  optionKind,
  type About,
  type Fact,
  type Faction,
  type Option,
  type OptionKind,
  type Question,
} from '../../rules/index'
import type { Ahead, Rehearsal, Roll, Then } from '../told/ahead'
import { changesOf, isChange } from '../told/changes'
import { merged } from '../told/merged'
import { answerText } from './answers'
import { capital, either, listed, signed, withoutStop } from '../../../../language/english'
import { changeText } from './changes'
import { factText } from './facts'
import { SIDE } from './names'
import { choiceTitle } from './notes'

/** Words of what a side of an Event would do now. */
export const NOW = {
  haganah: 'Haganah',
  nothing: 'nothing would happen',
  inEffect: 'it comes into effect for the rest of the game',
} as const

const NAMED = 4

/** What is done with one of each kind of answer. */
const CHOOSING: Readonly<Record<OptionKind, string>> = {
  space: 'choose a space',
  box: 'choose a box',
  operation: 'carry out an Operation',
  activity: 'use a Special Activity',
  side: 'choose a side',
  card: 'choose a card',
  word: 'choose what to do',
  number: 'choose a number',
  pick: 'choose a piece',
  move: 'choose pieces to move',
  group: 'choose Cells to move',
  chit: 'choose an Intel chit',
}

const isCapability = ({ fact }: Fact): boolean => fact === 'capability'

const changedText = (all: readonly Fact[]): readonly string[] => {
  const facts = merged(all)
  return [
    ...changesOf(facts.filter((fact) => !isCapability(fact))).map((one) =>
      withoutStop(changeText(one)),
    ),
    ...facts.filter((fact) => !isChange(fact)).map(factText),
    ...(facts.some(isCapability) ? [NOW.inEffect] : []),
  ]
}

/** Several spaces: as many as are wanted, or all that can be where they are owed. */
const choosingSpaces = (options: readonly Option[], most: number, owed: boolean): string => {
  const named = listed(options.map(answerText))
  if (most < options.length)
    return `choose ${owed ? '' : 'up to '}${most} of ${options.length} spaces`
  return owed ? `choose all spaces that can be: ${named}` : `choose up to ${most} spaces: ${named}`
}

/** Several pieces, and where they are taken if that is few words. */
const choosingPieces = (options: readonly Option[], limit: number, owed: boolean): string => {
  const said = `choose ${owed ? '' : 'up to '}${limit} pieces`
  return options.length > NAMED ? said : `${said}: ${either(options.map(answerText))}`
}

const choosing = (options: readonly Option[], { limit = 1, owed }: About, ask: Question['ask']) => {
  const [first] = options
  if (first === undefined) return ''
  const kind = optionKind(first)
  const most = Math.min(limit, options.length)
  if (kind === 'space' && most > 1) return choosingSpaces(options, most, owed === true)
  if (kind === 'pick' && limit > 1) return choosingPieces(options, limit, owed === true)
  return options.length > NAMED
    ? `${CHOOSING[kind]}: ${options.length} are possible`
    : `${CHOOSING[kind]}: ${either(options.map((option) => choiceTitle(option, ask)))}`
}

const who = (question: Question, by: Faction): string => {
  if (question.by === by) return 'you'
  return question.by === 'chance' ? 'chance' : SIDE[question.by]
}

const choiceText = (question: Question, all: readonly Option[], by: Faction): string => {
  const options = all.filter((option) => option !== 'done')
  const may = options.length < all.length ? 'may ' : ''
  return `${who(question, by)} ${may}${choosing(options, question.about, question.ask)}`
}

const offerText = (question: Question, accepted: Ahead, by: Faction): string => {
  const [first = NOW.nothing, ...others] = clauses(accepted, by)
  return [`${who(question, by)} may go on: ${first}`, ...others].join('; ')
}

/** Faces of a die: “5 or 6”, “1 to 4”. */
export const facesText = (faces: readonly number[]): string =>
  faces.length > 2
    ? `${Math.min(...faces)} to ${Math.max(...faces)}`
    : either(faces.map((face) => face.toString()))

/** A die with what it is compared with: “a die + 1 against 2”. */
export const dieText = ({ target, modifier = 0 }: About): string => {
  if (target === undefined) return 'a die says how many Cells'
  return modifier === 0
    ? `a die against ${target}`
    : `a die with ${signed(modifier)} against ${target}`
}

const rollText = ({ question, succeeding, success, failure }: Roll, by: Faction): string => {
  const die = dieText(question.about)
  // Each face brings something else.
  if (question.about.target === undefined) return die
  const good = success ? clauses(success, by) : []
  const bad = failure ? clauses(failure, by) : []
  if (succeeding.length === 0) return [`${die}, on which no result is enough`, ...bad].join('; ')
  if (good.length + bad.length === 0) return `${die}; on any result ${NOW.nothing}`
  const otherwise = bad.length === 0 ? '' : `; otherwise: ${bad.join('; ')}`
  const then = good.join('; ') || NOW.nothing
  return `${die}. On ${facesText(succeeding)} (${succeeding.length} in 6): ${then}${otherwise}`
}

/** What may be drawn. */
export const drawText = ({ odds }: Extract<Then, { what: 'draw' }>): string => {
  const chits = odds.flatMap(({ option, weight }) =>
    Array.from({ length: weight }, () => answerText(option)),
  )
  return `an Intel chit is drawn from ${chits.join(', ')}`
}

const thenText = (then: Then, by: Faction): readonly string[] => {
  switch (then.what) {
    case 'over':
      return []
    case 'choice':
      return [choiceText(then.question, then.options, by)]
    case 'offer':
      return [offerText(then.question, then.accepted, by)]
    case 'draw':
      return [drawText(then)]
    case 'roll':
      return [rollText(then, by)]
  }
}

const clauses = ({ facts, then }: Ahead, by: Faction): readonly string[] => {
  const changes = changedText(facts)
  const next = thenText(then, by)
  return [...changes, ...(changes.length > 0 ? next.map((one) => `then ${one}`) : next)]
}

/** What a side of the Event would do now, as sentences. */
export const nowText = (rehearsal: Rehearsal): string => {
  const said = clauses(rehearsal, rehearsal.by)
  return (said.length > 0 ? said : [NOW.nothing]).map((one) => `${capital(one)}.`).join(' ')
}
