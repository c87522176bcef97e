import {
  RulesError,
  board,
  forecast,
  kindOf,
  options,
  question,
  type Fact,
  type Game,
  type Option,
  type OptionKind,
  type Question,
} from '../games/index'
import { ahead, type Ahead, type Reach, type Then } from './ahead'
import { forcedAnswer } from './forced'
import { remembered } from './remembered'
import { playedOn, type Stroke } from './strokes'

/** What comes of answers given in one go, and would not come without them. */
export interface Consequence extends Ahead {
  /** The question, and the first of its answers. */
  readonly asked: Question
  readonly answer: Option
  /** What the forecast counts now. */
  readonly before: number
}

/** How many ways to go on are each looked at. */
const WAYS = 4

/** Answers that are a part of something: what need not follow them is taken to be declined. */
const PARTS: readonly OptionKind[] = ['space', 'pick', 'force', 'move', 'group']

export const isPart = (game: Game, option: Option): boolean => PARTS.includes(kindOf(game, option))

/** The end of a Special Activity that an answer begins, or of all that it is a part of. */
const endOf =
  (game: Game, { why }: Question, option: Option): Reach['ends'] =>
  ({ fact, why: cause }) =>
    fact === 'ends' &&
    (kindOf(game, option) === 'activity'
      ? cause.what === option
      : cause.what === why.what && cause.card === why.card)

/** The one word among parts, by which they end: to answer it is to add nothing. */
const endingWord = (game: Game, all: readonly Option[]): Option | null => {
  const words = all.filter((one) => kindOf(game, one) === 'word')
  const others = all.filter((one) => kindOf(game, one) !== 'word')
  const areParts = others.every((one) => [...PARTS, 'activity'].includes(kindOf(game, one)))
  return words.length === 1 && areParts ? (words[0] ?? null) : null
}

/** What follows by itself within an Operation, a Special Activity or an Event. */
const grantedIn =
  ({ by }: Question, declines: boolean): Reach['granted'] =>
  (game, next) => {
    const all = options(game)
    if (all.length === 1) return all[0] ?? null
    if (!declines || next.by !== by) return null
    return all.includes('done') ? 'done' : endingWord(game, all)
  }

/** A phase has no end that could be waited for: only what needs nobody follows. */
const grantedInPhase =
  ({ why }: Question): Reach['granted'] =>
  (game, next) =>
    next.by !== 'chance' && next.why.what === why.what ? forcedAnswer(game, next.by) : null

const reachOf = (game: Game, asked: Question, option: Option): Reach => {
  const inPhase = asked.why.what === board(game).phase && kindOf(game, option) !== 'activity'
  // What is done in the midst of a step, and may change how that goes on.
  const goesOn = kindOf(game, option) === 'activity' && asked.about.space !== undefined
  const declines = option === 'done' || isPart(game, option) || goesOn
  return {
    ends: endOf(game, asked, option),
    granted: inPhase ? grantedInPhase(asked) : grantedIn(asked, declines),
    ways: inPhase ? 0 : WAYS,
    chance: !inPhase,
    goesOn,
  }
}

type Both = readonly [left: readonly Fact[], rest: readonly Fact[]]

/** What must be alike in two facts for the one to take away from the other. */
const nameOf = (fact: Fact): string => JSON.stringify({ ...fact, number: 0 })

const numberIn = (fact: Fact): number => ('number' in fact ? fact.number : 1)

const less = (fact: Fact, by: number): readonly Fact[] => {
  const number = numberIn(fact) - by
  if (number <= 0) return []
  return ['number' in fact ? { ...fact, number } : fact]
}

/** Facts without what comes anyway, and what of that has not been met. */
const minus = (told: readonly Fact[], anyway: readonly Fact[]): Both => {
  const owed = new Map<string, { fact: Fact; number: number }>()
  for (const fact of anyway) {
    const before = owed.get(nameOf(fact))?.number ?? 0
    owed.set(nameOf(fact), { fact, number: before + numberIn(fact) })
  }
  const left = told.flatMap((fact) => {
    const one = owed.get(nameOf(fact))
    if (one === undefined) return [fact]
    const taken = Math.min(one.number, numberIn(fact))
    one.number -= taken
    return less(fact, taken)
  })
  const rest = [...owed.values()].flatMap(({ fact, number }) => less(fact, numberIn(fact) - number))
  return [left, rest]
}

/** Whether one end waits for what another waits for: by then the same has come anyway. */
const waitsFor = ({ then }: Ahead, other: Ahead): boolean =>
  'question' in then && 'question' in other.then
    ? then.question.ask === other.then.question.ask
    : then.what === other.then.what

/** What an end would be without what comes anyway, there and, as far as it has come, in the forecast. */
const without = (one: Ahead, end: Ahead, before: number, anyway = end.facts): Ahead => {
  const [facts, rest] = minus(one.facts, anyway)
  const within = (other: Ahead) => without(other, end, before, rest)
  const come = waitsFor(one, end) ? end.net - before : 0
  return { ...one, facts, net: one.net - come, then: eachOf(one.then, within) }
}

const eachOf = (then: Then, change: (one: Ahead) => Ahead): Then => {
  switch (then.what) {
    case 'choice':
      return { ...then, ways: then.ways.map(change) }
    case 'roll': {
      const { success, failure, further } = then
      return {
        ...then,
        success: success && change(success),
        failure: failure && change(failure),
        further: further.map((one) => ({ ...one, end: change(one.end) })),
      }
    }
    case 'offer':
      return { ...then, accepted: change(then.accepted) }
    default:
      return then
  }
}

/** Where it leads to the same question once more, nothing else is open. */
const toTheNext = (one: Ahead, { ask }: Question): Ahead =>
  one.then.what === 'choice' && one.then.question.ask === ask
    ? { ...one, then: { what: 'over' } }
    : one

const reckoned = (game: Game, stroke: Stroke): Consequence => {
  const [asked, [answer]] = [question(game), stroke]
  if (asked === null || answer === undefined) throw new RulesError('game-over', 'nothing', stroke)
  const before = forecast(game).net
  const all = ahead(game, stroke, reachOf(game, asked, answer))
  const anyway = isPart(game, answer) ? anywayAt(game) : null
  const own = anyway ? without(all, anyway, before) : all
  return { ...toTheNext(own, asked), asked, answer, before }
}

/** How many answers are looked at for what all of them bring. */
const LOOKED_AT = 8

/** What two ends have in common: facts, and the smaller change of the forecast. */
const inCommon = (one: Ahead, other: Ahead, before: number): Ahead => ({
  ...one,
  facts: minus(one.facts, minus(one.facts, other.facts)[0])[0],
  net: Math.abs(one.net - before) < Math.abs(other.net - before) ? one.net : other.net,
})

/** What the next phase brings, where one of these answers must be given and each of them leads to it; null where not. */
const nextPhaseAt = (game: Game, asked: Question): Ahead | null => {
  if (asked.why.what !== board(game).phase) return null
  const some = options(game).slice(0, LOOKED_AT)
  const isLast = some.every((one) => board(playedOn(game, [one])).phase !== asked.why.what)
  if (some.length < 2 || !isLast) return null
  return some
    .map((one) => ahead(game, [one], reachOf(game, asked, one)))
    .reduce((one, other) => inCommon(one, other, forecast(game).net))
}

/** What comes even if no more is answered to a question, or whatever is; null where that cannot be told. */
const anywayAt = remembered((game: Game): Ahead | null => {
  const asked = question(game)
  if (asked === null) return null
  return options(game).includes('done')
    ? ahead(game, ['done'], reachOf(game, asked, 'done'))
    : nextPhaseAt(game, asked)
})

/** What comes of answers that are given in one go. */
export const consequence = remembered(reckoned)
