import {
  OPERATIONS,
  PHASES,
  optionKind,
  type Cause,
  type ChitChoice,
  type Fact,
  type OperationsChit,
  type Option,
  type SpaceId,
} from '../arab-revolt'
import type { Step } from '../../store/index'
import { deedsOf } from '../facts/deeds'
import { merged } from '../facts/merged'
import { answerText } from '../../games/arab-revolt/words/en/answers'
import { briefText } from '../../games/arab-revolt/words/en/brief'
import { givenText } from '../../games/arab-revolt/words/en/announce'
import { PLACES, causeName, pieces } from '../../games/arab-revolt/words/en/names'

/** What was done for one reason; the name of the reason where there are several. */
export interface Done {
  readonly cause: string
  readonly words: readonly string[]
}

/** One space of an action, and what was done there. */
export interface PlanSpace {
  readonly space: SpaceId
  readonly done: readonly Done[]
}

/** What was done in a turn so far. */
export interface Plan {
  /** The Operation, the Special Activities, the side of the Event; before them, the box. */
  readonly head: readonly string[]
  /** The Operations chit that was played. */
  readonly chit: OperationsChit | null
  /** Each space that was chosen, or where anything was done, once. */
  readonly spaces: readonly PlanSpace[]
  /** What was done in no space. */
  readonly aside: readonly Done[]
  /** Why the player was asked last; null before the first answer. */
  readonly why: Cause | null
}

const HEAD_KINDS = ['operation', 'activity', 'side'] as const

const isHead = (answer: Option): boolean =>
  answer === 'pass' || HEAD_KINDS.some((kind) => kind === optionKind(answer))

/** Where those who move in come from is on the map; here only that they have come. */
const asSeen = (fact: Fact, space: SpaceId | null): Fact =>
  fact.fact === 'moved' && fact.to === space ? { ...fact, from: space } : fact

const wordsOf = (facts: readonly Fact[], space: SpaceId | null): readonly string[] =>
  merged(facts.map((fact) => asSeen(fact, space))).flatMap((fact) => {
    if (fact.fact === 'moved' && fact.to === space) return [`+${pieces(fact.number, fact.piece)}`]
    const words = briefText(fact, space)
    return words === '' ? [] : [words]
  })

interface Reasoned {
  readonly why: Cause
  readonly facts: Fact[]
}

const add = (all: Reasoned[], why: Cause, facts: readonly Fact[]): void => {
  const before = all.find((one) => one.why.what === why.what && one.why.card === why.card)
  if (before) before.facts.push(...facts)
  else all.push({ why, facts: [...facts] })
}

const isOperation = ({ what }: Cause): boolean =>
  [...OPERATIONS.british, ...OPERATIONS.rebels].some((operation) => operation === what)

/** The reasons are named where there are several, but for the Operation. */
const doneOf = (all: readonly Reasoned[], space: SpaceId | null, several: boolean) =>
  all.flatMap(({ why, facts }): Done[] => {
    const words = wordsOf(facts, space)
    const cause = several && !isOperation(why) ? causeName(why) : ''
    return words.length === 0 ? [] : [{ cause, words }]
  })

/** What was chosen or done, in its order. */
type Entry = { readonly order: number; readonly space: SpaceId | null } & Partial<Reasoned>

/** What a phase brings by itself, after the one in which a player was asked, is not of the turn. */
const isOfStep = ({ fact: { why }, step }: { fact: Fact; step: Step }): boolean =>
  why.what === step.phase || !(PHASES as readonly string[]).includes(why.what)

const entriesOf = (steps: readonly Step[]): readonly Entry[] => {
  const told = steps
    .flatMap((step) => step.facts.map((fact) => ({ fact, step })))
    .filter(isOfStep)
    .map((one, order) => ({ ...one, order }))
  const chosen = told.flatMap(({ fact, step: { answer, given }, order }): Entry[] =>
    fact.fact === 'answered' && given !== 'chance' && optionKind(answer) === 'space'
      ? [{ order, space: answer as SpaceId }]
      : [],
  )
  const done = deedsOf(told).map(({ why, space, told: deed }): Entry => {
    const facts = deed.map(({ fact }) => fact)
    return { order: deed[0]?.order ?? 0, space, why, facts }
  })
  return [...chosen, ...done].sort((a, b) => a.order - b.order)
}

/** Each space once, with what was done there; under null what was done in no space. */
const bySpace = (entries: readonly Entry[]): ReadonlyMap<SpaceId | null, readonly Reasoned[]> => {
  const spaces = new Map<SpaceId | null, Reasoned[]>()
  for (const { space, why, facts } of entries) {
    const done = spaces.get(space) ?? []
    spaces.set(space, done)
    if (why && facts) add(done, why, facts)
  }
  return spaces
}

/** What a turn is called: its Operation, its Special Activities, its side of the Event; before them its box. */
export const headOf = (steps: readonly Step[]): Pick<Plan, 'head' | 'chit'> => {
  const head: string[] = []
  let box: string | null = null
  let chit: OperationsChit | null = null
  for (const step of steps) {
    const { question, answer, given } = step
    if (optionKind(answer) === 'box') box = answerText(answer)
    if (question.ask === 'turn.chit') chit = (answer as ChitChoice).chit as OperationsChit
    if (given !== 'chance' && isHead(answer)) head.push(givenText(step))
  }
  return { head: head.length === 0 && box !== null ? [box] : head, chit }
}

/** A turn, answer by answer, put together by spaces. */
export const planOf = (steps: readonly Step[]): Plan => {
  const spaces = bySpace(entriesOf(steps))
  const causes = new Set([...spaces.values()].flat().map(({ why }) => causeName(why)))
  const done = (space: SpaceId | null) => doneOf(spaces.get(space) ?? [], space, causes.size > 1)
  const asked = steps.filter(({ question }) => question.by !== 'chance').at(-1)
  return {
    ...headOf(steps),
    spaces: [...spaces.keys()].flatMap((space) => (space ? [{ space, done: done(space) }] : [])),
    aside: done(null),
    why: asked?.question.why ?? null,
  }
}

/** What was done for one reason, with its name where it is told. */
export const doneText = ({ cause, words }: Done): string =>
  [cause, words.join(', ')].filter(Boolean).join(': ')

/** A plan in one line, for the button that ends the turn; where it has no name, all that was done. */
export const planText = ({ head, spaces, aside }: Plan): string => {
  if (head.length > 0) return [...head, ...spaces.map(({ space }) => PLACES[space])].join(', ')
  const where = spaces.map(({ space, done }) =>
    [PLACES[space], done.map(doneText).join('; ')].filter(Boolean).join(' '),
  )
  return [...aside.map(doneText), ...where].join(', ')
}
