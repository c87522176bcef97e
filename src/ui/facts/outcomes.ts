import type { Fact, Game, Option, Question, SpaceId } from '../../games/index'
import type { Ahead, Consequence } from '../../insight/index'
import { spaceIn } from './space-in'
import { gainsOf, hasFigure, isAnswer, mostOf } from './gains'
import type { Story } from './story'
import type { Gain } from './telling'

/** What of a consequence can be told with figures, and what is told in words. */
export interface Outcome {
  readonly gains: readonly Gain[]
  /** One of these as well: what differs from way to way. */
  readonly either: readonly (readonly Gain[])[]
  /** From how many ways one is still to be chosen that are not told apart. */
  readonly ways: number
  /** What could be added. */
  readonly most: readonly Gain[]
  /** All answers that are open, or were declined, here. */
  readonly open: readonly Option[]
  readonly others: readonly Fact[]
  /** What the forecast may become, the lowest first. */
  readonly nets: readonly number[]
}

/** What of an outcome has figures. */
export type Figured = Pick<Outcome, 'gains' | 'either' | 'most'>

type Ways = Pick<Outcome, 'gains' | 'either' | 'ways'>

const nameOf = (gain: Gain): string => JSON.stringify(gain)

const has = (gains: readonly Gain[], gain: Gain): boolean =>
  gains.some((one) => nameOf(one) === nameOf(gain))

/** What all ways have in common, and what only some of them have. */
const split = (ways: readonly (readonly Gain[])[]): Pick<Outcome, 'gains' | 'either'> => {
  const [first = [], ...others] = ways
  const gains = first.filter((gain) => others.every((one) => has(one, gain)))
  const apart = ways.map((one) => one.filter((gain) => !has(gains, gain)))
  const different = new Map(apart.map((one) => [one.map(nameOf).join(), one]))
  return { gains, either: different.size > 1 ? [...different.values()] : [] }
}

/** How many ways are told one by one. */
const FEW = 2

/** The same without saying where, and on which side. */
const roughly = (gain: Gain, { forceOf }: Story): Gain => ({
  ...gain,
  of: gain.turn ? gain.of : forceOf(gain.of),
  at: null,
})

/** What ways bring, less exactly if there are many of them. */
const waysOf = (ways: readonly Ahead[], here: SpaceId | null, story: Story): Ways => {
  const all = ways.map((way) => gainsOf(way.facts, here, story))
  const exact = split(all)
  if (exact.either.length <= FEW) return { ...exact, ways: 1 }
  const rough = all.map((one) => one.map((gain) => roughly(gain, story)))
  return { ...split(rough), ways: exact.either.length }
}

/** Every end that can be seen from here. */
const endsOf = (one: Ahead): readonly Ahead[] => {
  if (one.then.what === 'choice' && one.then.ways.length > 0) return one.then.ways.flatMap(endsOf)
  if (one.then.what !== 'roll') return [one]
  const { success, failure, further } = one.then
  return [success, ...further.map(({ end }) => end), failure].flatMap((end) =>
    end ? endsOf(end) : [],
  )
}

/** Of which game it is. */
type Of = Pick<Game, 'of'>

/** Where it is done: in the space that is answered, or that is asked about. */
export const hereOf = ({ of }: Of, { asked, answer }: Consequence): SpaceId | null =>
  spaceIn({ of }, answer) ?? asked.about.space ?? null

/** Whether a question is about the same place. */
const isHere = (of: Of, one: Consequence, { about }: Question): boolean =>
  about.space !== undefined && about.space === hereOf(of, one)

/** What might have been answered at once in the same place, and was not. */
const declinedIn = (of: Of, one: Consequence): readonly Option[] =>
  one.declined
    .filter(({ question }) => question.ask !== one.asked.ask && isHere(of, one, question))
    .flatMap(({ options }) => options)

/** What would still have to be answered here. */
const openIn = (of: Of, one: Consequence): readonly Option[] =>
  one.then.what === 'choice' && one.then.ways.length === 0 && isHere(of, one, one.then.question)
    ? one.then.options
    : []

/** Whether a fact only tells that a track stays where it is. */
const isIdle = (fact: Fact): boolean =>
  'from' in fact && 'to' in fact && typeof fact.from === 'number' && fact.from === fact.to

/** Whether it comes to nothing, whatever follows. */
export const isVain = (of: Of, consequence: Consequence): boolean => {
  const { asked, facts } = consequence
  const allowed = asked.about.limit ?? 0
  const ends = endsOf(consequence)
  return (
    [facts, ...ends.map((end) => end.facts)].flat().every(isIdle) &&
    declinedIn(of, consequence).length === 0 &&
    ends.every((end) => end.then.what === 'over' && (end.limit ?? 0) <= allowed)
  )
}

/** What can be told of a consequence of an answer, from where it is done. */
export const outcomeOf = (one: Consequence, story: Story): Outcome => {
  const here = hereOf(story, one)
  const facts = one.facts.filter((fact) => !isAnswer(fact, one.answer, story))
  const ways = waysOf(one.then.what === 'choice' ? one.then.ways : [], here, story)
  const open = [...openIn(story, one), ...declinedIn(story, one)]
  return {
    ...ways,
    gains: [...gainsOf(facts, here, story), ...ways.gains],
    most: here ? mostOf(open, here, story) : [],
    open,
    others: facts.filter((fact) => !hasFigure(fact, story)),
    nets: [...new Set(endsOf(one).map(({ net }) => net))].sort((a, b) => a - b),
  }
}
