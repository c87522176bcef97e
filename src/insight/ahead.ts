import {
  answerCount,
  apply,
  facts,
  forecast,
  kindOf,
  odds,
  options,
  question,
  type Fact,
  type Game,
  type Option,
  type OptionKind,
  type Question,
  tells,
} from '../games/index'
import { playedOn, type Stroke } from './strokes'

/** What comes by itself, and what would then be waited for. */
export interface Ahead {
  readonly facts: readonly Fact[]
  /** What the forecast would count then. */
  readonly net: number
  /** How many spaces the next question would allow; null where it does not count them. */
  readonly limit: number | null
  /** The questions on the way to which nothing was answered, and what might have been. */
  readonly declined: readonly Asked[]
  readonly then: Then
}

/** A question with all its answers. */
interface Asked {
  readonly question: Question
  readonly options: readonly Option[]
}

export type Then =
  | { readonly what: 'over' }
  /** Only whether to go on is asked, and this would come of it. */
  | { readonly what: 'offer'; readonly question: Question; readonly accepted: Ahead }
  | Choosing
  | { readonly what: 'draw'; readonly question: Question; readonly odds: ReturnType<typeof odds> }
  | Roll

export interface Choosing extends Asked {
  readonly what: 'choice'
  /** What would come of each, where they are few enough to be looked at. */
  readonly ways: readonly Ahead[]
}

/** A die, with the faces that succeed and what comes of each result; null where none is of its kind. */
export interface Roll {
  readonly what: 'roll'
  readonly question: Question
  readonly succeeding: readonly number[]
  readonly success: Ahead | null
  readonly failure: Ahead | null
  /** Faces that succeed and bring something else than the others do. */
  readonly further: readonly Result[]
}

/** Some faces of a die, and what comes of them. */
export interface Result {
  readonly faces: readonly number[]
  readonly end: Ahead
}

/** How far it is looked ahead. */
export interface Reach {
  /** Whether a fact is the end of what is looked at. */
  readonly ends: (fact: Fact) => boolean
  /** Whether what ends without anything done is only the beginning of what is looked at. */
  readonly goesOn: boolean
  /** The answer that is taken for granted; null where somebody has to choose. */
  readonly granted: (game: Game, asked: Question) => Option | null
  /** Up to how many answers to a choice are each looked at. */
  readonly ways: number
  /** Whether it is looked at what chance may show. */
  readonly chance: boolean
}

const OVER: Then = { what: 'over' }

const UNTOLD: readonly Fact['fact'][] = ['begins', 'ends', 'answered', 'rolled']

/** What has come so far. */
interface Sofar {
  readonly told: readonly Fact[]
  readonly declined: readonly Asked[]
}

const NOTHING: Sofar = { told: [], declined: [] }

const isTold = ({ fact }: Fact): boolean => !UNTOLD.includes(fact)

const happening = (game: Game, { told, declined }: Sofar, then: Then): Ahead => ({
  facts: told.filter(isTold),
  net: forecast(game).net,
  limit: question(game)?.about.limit ?? null,
  declined,
  then,
})

const isOffer = (all: readonly Option[]): boolean =>
  all.length === 2 && all.includes('yes') && all.includes('done')

/** Answers of which each can be told with what comes of it; groups and moves are too many. */
const TOLD: readonly OptionKind[] = ['space', 'pick', 'force', 'word']

const areTold = (game: Game, all: readonly Option[]): boolean =>
  all.every((one) => one !== 'done' && TOLD.includes(kindOf(game, one)))

/** What is waited for: the end of all that comes by itself. */
const waiting = (game: Game, asked: Question, reach: Reach): Then => {
  if (asked.by === 'chance') return reach.chance ? byChance(game, asked, reach) : OVER
  const all = options(game)
  if (isOffer(all)) return { what: 'offer', question: asked, accepted: ahead(game, ['yes'], reach) }
  const looks = all.length <= reach.ways && areTold(game, all)
  const within = { ...reach, ways: 0 }
  const ways = looks ? all.map((one) => ahead(game, [one], within)) : []
  return { what: 'choice', question: asked, options: all, ways }
}

const byChance = (game: Game, asked: Question, reach: Reach): Then =>
  asked.ask === 'roll.die'
    ? rolled(game, asked, reach)
    : { what: 'draw', question: asked, odds: odds(game) }

/** What follows by itself after what has come so far. */
const followed = (game: Game, sofar: Sofar, reach: Reach): Ahead => {
  const end = sofar.told.findIndex(reach.ends)
  const isDone = !reach.goesOn || sofar.told.slice(0, end).some(isTold)
  if (end >= 0 && isDone) return happening(game, { ...sofar, told: sofar.told.slice(0, end) }, OVER)
  const asked = question(game)
  if (asked === null) return happening(game, sofar, OVER)
  const granted = asked.by === 'chance' ? null : reach.granted(game, asked)
  if (granted === null) return happening(game, sofar, waiting(game, asked, reach))
  if (granted !== 'done') return ahead(game, [granted], reach, sofar)
  const declined = [...sofar.declined, { question: asked, options: options(game) }]
  return ahead(game, [granted], reach, { ...sofar, declined })
}

/** Answers, and all that follows by itself. */
export const ahead = (game: Game, stroke: Stroke, reach: Reach, sofar = NOTHING): Ahead => {
  const begin = answerCount(game)
  const after = playedOn(game, stroke)
  return followed(after, { ...sofar, told: [...sofar.told, ...facts(after, begin)] }, reach)
}

/** A face of the die that has been shown, and what it brings at once. */
interface Shown {
  readonly face: Option
  readonly after: Game
  readonly brought: readonly Fact[]
}

/** Each is shown once: to go back to before a roll means to play the phase again. */
const shown = (game: Game, face: Option): Shown => {
  const after = apply(game, face)
  return { face, after, brought: facts(after, answerCount(after) - 1) }
}

const succeeds = ({ brought }: Shown): boolean =>
  brought.some((one) => tells(one, 'rolled') && one.success)

/** Faces that bring the same at once, in the order of the first of each. */
const alike = (all: readonly Shown[]): readonly (readonly [Shown, ...Shown[]])[] => {
  const groups = new Map<string, [Shown, ...Shown[]]>()
  for (const one of all) {
    const key = JSON.stringify(one.brought.filter(isTold))
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return [...groups.values()]
}

const facesOf = (all: readonly Shown[]): readonly number[] => all.map(({ face }) => face as number)

const rolled = (game: Game, asked: Question, reach: Reach): Roll => {
  const all = options(game).map((face) => shown(game, face))
  const succeeding = all.filter(succeeds)
  const failing = all.find((one) => !succeeding.includes(one))
  const [first, ...others] = alike(succeeding)
  const endOf = ({ after, brought }: Shown) => followed(after, { ...NOTHING, told: brought }, reach)
  return {
    what: 'roll',
    question: asked,
    succeeding: facesOf(succeeding),
    success: first ? endOf(first[0]) : null,
    failure: failing ? endOf(failing) : null,
    further: others.map((those) => ({ faces: facesOf(those), end: endOf(those[0]) })),
  }
}
