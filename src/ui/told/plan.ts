import {
  isOfKind,
  kindOf,
  type Cause,
  type Fact,
  type Option,
  type OptionKind,
  type SpaceId,
} from '../../games/index'
import type { Step } from '../../store/index'
import { deedsOf } from '../facts/deeds'
import { merged } from '../facts/merged'
import type { PlayedChit } from '../facts/paragraph'
import { briefText, tellingOf, type Story } from '../facts/story'
import type { Screen, Words } from '../screen/screen'
import { givenText } from '../words/en/announce'
import { inRow } from '../../language/english'

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
  /** The chit that was played. */
  readonly chit: PlayedChit | null
  /** Each space that was chosen, or where anything was done, once. */
  readonly spaces: readonly PlanSpace[]
  /** What was done in no space. */
  readonly aside: readonly Done[]
  /** Why the player was asked last; null before the first answer. */
  readonly why: Cause | null
}

const HEAD: readonly OptionKind[] = ['operation', 'activity', 'side']

const isHead = (answer: Option, story: Story): boolean =>
  answer === 'pass' || HEAD.includes(kindOf(story, answer))

/** Where those who move in come from is on the map; here only that they have come. */
const asSeen = (fact: Fact, space: SpaceId | null, story: Story): Fact =>
  (space !== null && tellingOf(fact, story).seen?.(fact, space)) || fact

const wordsOf = (
  facts: readonly Fact[],
  space: SpaceId | null,
  story: Story,
): readonly string[] => {
  const seen = facts.map((fact) => asSeen(fact, space, story))
  return merged(seen, story)
    .map((fact) => briefText(fact, story, space))
    .filter(Boolean)
}

interface Reasoned {
  readonly why: Cause
  readonly facts: Fact[]
}

const add = (all: Reasoned[], why: Cause, facts: readonly Fact[]): void => {
  const before = all.find((one) => one.why.what === why.what && one.why.card === why.card)
  if (before) before.facts.push(...facts)
  else all.push({ why, facts: [...facts] })
}

/** The reasons are named where there are several, but for the Operation. */
const doneOf = (
  all: readonly Reasoned[],
  space: SpaceId | null,
  several: boolean,
  { words, story }: Screen,
) =>
  all.flatMap(({ why, facts }): Done[] => {
    const done = wordsOf(facts, space, story)
    const isNamed = several && !story.causes[why.what]?.isOperation
    return done.length === 0 ? [] : [{ cause: isNamed ? words.cause(why) : '', words: done }]
  })

/** What was chosen or done, in its order. */
type Entry = { readonly order: number; readonly space: SpaceId | null } & Partial<Reasoned>

/** What a phase brings by itself, after the one in which a player was asked, is not of the turn. */
const isOfStep = (
  { fact: { why }, step }: { fact: Fact; step: Step },
  { phases }: Words,
): boolean => why.what === step.phase || !Object.hasOwn(phases, why.what)

const entriesOf = (steps: readonly Step[], { words, story }: Screen): readonly Entry[] => {
  const told = steps
    .flatMap((step) => step.facts.map((fact) => ({ fact, step })))
    .filter((one) => isOfStep(one, words))
    .map((one, order) => ({ ...one, order }))
  const chosen = told.flatMap(({ fact, step: { answer, given }, order }): Entry[] =>
    fact.fact === 'answered' && given !== 'chance' && isOfKind(story, answer, 'space')
      ? [{ order, space: answer }]
      : [],
  )
  const done = deedsOf(told, story).map(({ why, space, told: deed }): Entry => {
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
export const headOf = (steps: readonly Step[], screen: Screen): Pick<Plan, 'head' | 'chit'> => {
  const { story, words } = screen
  const head: string[] = []
  let box: string | null = null
  let chit: PlayedChit | null = null
  for (const step of steps) {
    const { question, answer, given } = step
    if (kindOf(story, answer) === 'box') box = words.answer(answer)
    chit = words.chit(question.ask, answer) ?? chit
    if (given !== 'chance' && isHead(answer, story)) head.push(givenText(step, screen))
  }
  return { head: head.length === 0 && box !== null ? [box] : head, chit }
}

/** A turn, answer by answer, put together by spaces. */
export const planOf = (steps: readonly Step[], screen: Screen): Plan => {
  const { words } = screen
  const spaces = bySpace(entriesOf(steps, screen))
  const causes = new Set([...spaces.values()].flat().map(({ why }) => words.cause(why)))
  const done = (space: SpaceId | null) =>
    doneOf(spaces.get(space) ?? [], space, causes.size > 1, screen)
  const asked = steps.filter(({ question }) => question.by !== 'chance').at(-1)
  return {
    ...headOf(steps, screen),
    spaces: [...spaces.keys()].flatMap((space) => (space ? [{ space, done: done(space) }] : [])),
    aside: done(null),
    why: asked?.question.why ?? null,
  }
}

/** What was done for one reason, with its name where it is told. */
export const doneText = ({ cause, words }: Done): string =>
  [cause, inRow(words)].filter(Boolean).join(': ')

/** A plan in one line, for the button that ends the turn; where it has no name, all that was done. */
export const planText = ({ head, spaces, aside }: Plan, { spaceName }: Words): string => {
  if (head.length > 0) return inRow([...head, ...spaces.map(({ space }) => spaceName(space))])
  const where = spaces.map(({ space, done }) =>
    [spaceName(space), done.map(doneText).join('; ')].filter(Boolean).join(' '),
  )
  return inRow([...aside.map(doneText), ...where])
}
