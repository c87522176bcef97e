import {
  optionKind,
  type ChitChoice,
  type Fact,
  type OperationsChit,
  type Option,
  type SpaceId,
} from '../../rules/index'
import type { Step } from '../../store/index'
import { merged } from '../facts/merged'
import { answerText } from '../text/answers'
import { briefText } from '../text/brief'
import { PLACES, at, pieces } from '../text/names'

/** One space of an action, and what was done there. */
export interface PlanSpace {
  readonly space: SpaceId
  readonly done: readonly string[]
}

/** What was done in a turn so far. */
export interface Plan {
  /** The Operation, the Special Activities, the side of the Event; before them, the box. */
  readonly head: readonly string[]
  /** The Operations chit that was played. */
  readonly chit: OperationsChit | null
  readonly spaces: readonly PlanSpace[]
}

const HEAD_KINDS = ['operation', 'activity', 'side'] as const

const isHead = (answer: Option): boolean =>
  answer === 'pass' || HEAD_KINDS.some((kind) => kind === optionKind(answer))

/** Where those who move in come from is on the map; here only that they have come. */
const asSeen = (fact: Fact, space: SpaceId): Fact =>
  fact.fact === 'moved' && fact.to === space ? { ...fact, from: space } : fact

const wordsOf = (facts: readonly Fact[], space: SpaceId): readonly string[] =>
  merged(facts.map((fact) => asSeen(fact, space))).flatMap((fact) => {
    if (fact.fact === 'moved' && fact.to === space) return [`+${pieces(fact.number, fact.piece)}`]
    const words = briefText(fact)
    if (words === '') return []
    const elsewhere = 'space' in fact && fact.space !== space
    return [elsewhere ? `${words} ${at(fact.space)}` : words]
  })

/** A turn, answer by answer, put together by spaces. */
export const planOf = (steps: readonly Step[]): Plan => {
  const head: string[] = []
  const spaces: { space: SpaceId; facts: Fact[] }[] = []
  let box: string | null = null
  let chit: OperationsChit | null = null
  for (const { question, answer, given, facts } of steps) {
    const kind = optionKind(answer)
    if (given !== 'chance' && kind === 'space')
      spaces.push({ space: answer as SpaceId, facts: [...facts] })
    else {
      if (kind === 'box') box = answerText(answer)
      if (question.ask === 'turn.chit') chit = (answer as ChitChoice).chit as OperationsChit
      if (given !== 'chance' && isHead(answer)) head.push(answerText(answer))
      spaces.at(-1)?.facts.push(...facts)
    }
  }
  return {
    head: head.length === 0 && box !== null ? [box] : head,
    chit,
    spaces: spaces.map(({ space, facts }) => ({ space, done: wordsOf(facts, space) })),
  }
}

/** A plan in one line, for the button that ends the turn. */
export const planText = ({ head, spaces }: Plan): string => {
  const where = spaces.map(({ space }) => PLACES[space])
  return [...head, ...new Set(where)].join(', ')
}
