import { sameOption } from '../coin/same-option'
import {
  isOfKind,
  apply,
  kindOf,
  lanesOf as movedBy,
  options,
  question,
  type Faction,
  type Game,
  type Option,
  type SpaceId,
} from '../games/index'
import { forcedAnswer } from './forced'
import { remembered } from './remembered'

/** Answers that are given in one go, one after the other. */
export type Stroke = readonly Option[]

/** How a question can be answered in one go, beginning with one of its answers. */
export interface Strokes {
  /** What a press gives unless something else is chosen: the most that can be done, as far as that is clear. */
  readonly main: Stroke
  /** All others: less, or something else. */
  readonly others: readonly Stroke[]
}

/** More ways than these would be a question of their own. */
const MOST_WAYS = 6

/** The game after an answer, and those of the same side that need no player. */
export const after = remembered((game: Game, option: Option): Game => {
  const by = question(game)?.by
  let next = apply(game, option)
  for (let asked = question(next); asked && asked.by !== 'chance'; asked = question(next)) {
    const only = asked.by === by ? forcedAnswer(next, asked.by) : null
    if (only === null) break
    next = apply(next, only)
  }
  return next
})

/** The game after all of these answers; what needs no player is answered by itself between them. */
export const playedOn = (game: Game, stroke: Stroke): Game => {
  const last = stroke.at(-1)
  const next = stroke.slice(0, -1).reduce((now, option) => after(now, option), game)
  return last === undefined ? next : apply(next, last)
}

/** The answers that say all by themselves, as long as nothing is asked about but this space. */
const plainAnswers = (game: Game, space: SpaceId): readonly Option[] => {
  const all = options(game)
  const picks = all.filter((option) => kindOf(game, option) === 'pick')
  const arePicksHere = picks.every((one) => (one as { space: SpaceId }).space === space)
  return all.filter((option) => {
    const kind = kindOf(game, option)
    if (kind === 'pick') return arePicksHere
    if (movedBy(game, option).length > 0) return all.length === 1
    return kind === 'force' || kind === 'word'
  })
}

/** Every way to answer what is still asked about a space; an empty end is a question that is left open. */
const endsOf = (game: Game, by: Faction, space: SpaceId): readonly Stroke[] => {
  const asked = question(game)
  if (asked?.by !== by || asked.about.space !== space) return [[]]
  const all = options(game)
  const plain = plainAnswers(game, space)
  const ends = plain.flatMap((option): readonly Stroke[] =>
    option === 'done'
      ? [['done']]
      : endsOf(after(game, option), by, space).map((end) => [option, ...end]),
  )
  return plain.length < all.length ? [...ends, []] : ends
}

const deeds = (stroke: Stroke): Stroke => stroke.filter((option) => option !== 'done')

/** The same, in whichever order; where one ends and the other leaves a question open they differ. */
const nameOf = (stroke: Stroke): string =>
  stroke
    .map((option) => JSON.stringify(option))
    .sort()
    .join()

const shared = (strokes: readonly Stroke[]): Stroke => {
  const [first = [], ...others] = strokes
  const end = first.findIndex((option, i) => others.some((one) => one[i] !== option))
  return end < 0 ? first : first.slice(0, end)
}

/** The one of which no other does more, or what all that do the most have in common. */
const mostOf = (strokes: readonly Stroke[]): Stroke => {
  const most = Math.max(...strokes.map((one) => deeds(one).length))
  return shared(strokes.filter((one) => deeds(one).length === most))
}

const sorted = (strokes: readonly Stroke[]): readonly Stroke[] =>
  [...new Map(strokes.map((one) => [nameOf(one), one])).values()].sort(
    (a, b) => deeds(b).length - deeds(a).length,
  )

/** Whether it asks for more where another of these ends. */
export const asksForMore = (stroke: Stroke, strokes: readonly Stroke[]): boolean =>
  stroke.length > 1 &&
  strokes.some((one) => JSON.stringify(one) === JSON.stringify([...stroke, 'done']))

/** A box and an Operation are one choice. */
const withOperation = (game: Game, box: Option): readonly Stroke[] =>
  options(apply(game, box))
    .filter((option) => kindOf(game, option) === 'operation')
    .map((operation) => [box, operation])

/** Every way to choose a space, and what is then asked about nothing but it. */
const inSpace = (game: Game, by: Faction, space: SpaceId): readonly Stroke[] =>
  endsOf(after(game, space), by, space).map((end) => [space, ...end])

const includes = (all: readonly Option[], option: Option): boolean =>
  all.some((one) => sameOption(one, option))

/**
 * Whether answers lead to the chance of their own action past a question that has others, which could not be given
 * before and cannot after: whoever means them must not be hurried on.
 */
const isRash = (game: Game, [first, ...rest]: Stroke): boolean => {
  if (first === undefined || rest.length === 0) return false
  const passed: (readonly [Game, Option])[] = []
  let now = after(game, first)
  for (const option of rest) {
    passed.push([now, option])
    now = after(now, option)
  }
  const end = question(now)
  if (end?.by !== 'chance' || end.why.what !== question(game)?.why.what) return false
  const before = options(game)
  return passed.some(([at, option]) =>
    options(at).some((one) => one !== option && !includes(before, one)),
  )
}

const strokesFrom = (game: Game, option: Option): Strokes => {
  const by = question(game)?.by
  const alone: Strokes = { main: [option], others: [] }
  if (by === undefined || by === 'chance') return alone
  if (kindOf(game, option) === 'box') return { main: [option], others: withOperation(game, option) }
  if (!isOfKind(game, option, 'space')) return alone
  const ways = sorted(inSpace(game, by, option))
  if (ways.length > MOST_WAYS) return alone
  const main = mostOf([[option], ...ways.filter((one) => !isRash(game, one))])
  return { main, others: ways.filter((one) => nameOf(one) !== nameOf(main)) }
}

/**
 * How a question can be answered in one go, beginning with this answer. The rules ask piece by piece;
 * what they ask about the same space is gathered by playing ahead, as far as chance and the other side let one.
 */
export const strokesOf = remembered(strokesFrom)

/** The stroke that answers a question about a space when that space is pressed; null where none is clear. */
export const strokeIn = remembered((game: Game, space: SpaceId): Stroke | null => {
  const by = question(game)?.by
  if (by === undefined || by === 'chance') return null
  const main = mostOf(endsOf(game, by, space))
  return deeds(main).length > 0 ? main : null
})
