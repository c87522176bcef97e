import {
  answerCount,
  apply,
  board,
  facts,
  forecast,
  odds,
  options,
  question,
  type Fact,
  type Faction,
  type Game,
  type Option,
  type Question,
  type Side,
} from '../games/index'
import { forcedAnswer } from './forced'
import { remembered } from './remembered'

/** What would come of a side of the Event by itself, and what would then be waited for. */
export interface Rehearsal {
  readonly facts: readonly Fact[]
  /** What the forecast would count then. */
  readonly net: number
  readonly then: Then
}

export type Then =
  | { readonly what: 'over' }
  /** Only whether to go on is asked, and this would come of it. */
  | { readonly what: 'offer'; readonly question: Question; readonly accepted: Rehearsal }
  | { readonly what: 'choice'; readonly question: Question; readonly options: readonly Option[] }
  | { readonly what: 'draw'; readonly question: Question; readonly odds: ReturnType<typeof odds> }
  | Roll

/** A die, with the faces that succeed and what comes of each result; null where none is of its kind. */
export interface Roll {
  readonly what: 'roll'
  readonly question: Question
  readonly succeeding: readonly number[]
  readonly success: Rehearsal | null
  readonly failure: Rehearsal | null
}

/** A rehearsal, and who would execute the Event. */
export interface EventRehearsal extends Rehearsal {
  readonly by: Faction
}

const OVER: Then = { what: 'over' }

const UNTOLD: readonly Fact['fact'][] = ['begins', 'ends', 'answered', 'rolled']

const happening = (game: Game, told: readonly Fact[], then: Then): Rehearsal => ({
  facts: told.filter(({ fact }) => !UNTOLD.includes(fact)),
  net: forecast(board(game)).net,
  then,
})

const isOffer = (all: readonly Option[]): boolean =>
  all.length === 2 && all.includes('yes') && all.includes('done')

/** What is waited for: the end of all that comes by itself. */
const waiting = (game: Game, asked: Question): Then => {
  if (asked.ask === 'roll.die') return rolled(game, asked)
  if (asked.by === 'chance') return { what: 'draw', question: asked, odds: odds(game) }
  const all = options(game)
  return isOffer(all)
    ? { what: 'offer', question: asked, accepted: answered(game, 'yes', []) }
    : { what: 'choice', question: asked, options: all }
}

/** An answer, and all that follows by itself, up to the end of the Event. */
const answered = (game: Game, option: Option, before: readonly Fact[]): Rehearsal => {
  const after = apply(game, option)
  const told = [...before, ...facts(after, answerCount(after) - 1)]
  const end = told.findIndex(({ fact, why }) => fact === 'ends' && why.what === 'event')
  const asked = question(after)
  if (end >= 0 || asked === null) return happening(after, told.slice(0, Math.max(end, 0)), OVER)
  const only = asked.by === 'chance' ? null : forcedAnswer(after, asked.by)
  return only === null ? happening(after, told, waiting(after, asked)) : answered(after, only, told)
}

const succeeds = (game: Game, face: Option): boolean => {
  const after = apply(game, face)
  return facts(after, answerCount(after) - 1).some((one) => one.fact === 'rolled' && one.success)
}

const rolled = (game: Game, asked: Question): Roll => {
  const faces = options(game)
  const succeeding = faces.filter((face) => succeeds(game, face))
  const failing = faces.find((face) => !succeeding.includes(face))
  const [first] = succeeding
  return {
    what: 'roll',
    question: asked,
    succeeding: succeeding as number[],
    success: first === undefined ? null : answered(game, first, []),
    failure: failing === undefined ? null : answered(game, failing, []),
  }
}

/** The games in which the one who is to act could choose a side of the Event, by every way there. */
const atEvent = (game: Game): readonly Game[] => {
  const ask = question(game)?.ask
  if (ask === 'turn.event') return [game]
  if (ask === 'turn.box') return options(game).includes('event') ? [apply(game, 'event')] : []
  if (ask !== 'turn.chit') return []
  return options(game).flatMap((chit) => atEvent(apply(game, chit)))
}

const eventOf = (game: Game, side: Side): EventRehearsal[] => {
  const asked = question(game)
  if (asked === null || asked.by === 'chance' || !options(game).includes(side)) return []
  return [{ by: asked.by, ...answered(game, side, []) }]
}

/**
 * What a side of the Event would do now; null where it could not be chosen in this action, or where the
 * choices before it would make a difference.
 */
export const rehearse = remembered((game: Game, side: Side): EventRehearsal | null => {
  const [first = null, ...others] = atEvent(game).flatMap((one) => eventOf(one, side))
  const differs = others.some((one) => JSON.stringify(one) !== JSON.stringify(first))
  return differs ? null : first
})
