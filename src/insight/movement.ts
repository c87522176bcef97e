import type { Lane as Moved } from '../coin/rules'
import type { World } from '../coin/world'
import {
  door,
  kindOf,
  lanesOf as movedBy,
  options,
  question,
  refusals,
  type Game,
  type House,
  type Option,
  type Question,
  type Refused,
} from '../games/index'
import { remembered } from './remembered'
import { after, type Stroke } from './strokes'

/** Like pieces that may go from one space to another, and how many of them at most. */
export interface Lane<W extends World = House> extends Pick<Moved<W>, 'from' | 'to' | 'piece'> {
  readonly most: number
}

/** How many are to go, lane by lane; what is not named stays. */
export type Numbers = Readonly<Record<string, number>>

/** What numbers come to: the answers that do all of it, or why it cannot be done. */
export interface Reply {
  readonly stroke: Stroke | null
  readonly refused: Refused | null
}

export const laneKey = ({ from, to, piece }: Omit<Lane, 'most'>): string => `${from} ${to} ${piece}`

export const numberIn = (numbers: Numbers, lane: Omit<Lane, 'most'>): number =>
  numbers[laneKey(lane)] ?? 0

/** What an answer moves, lane by lane. */
const lanesIn = (game: Game, option: Option): readonly Lane[] =>
  movedBy(game, option).map(({ number, ...lane }) => ({ ...lane, most: number }))

const numbersIn = (lanes: readonly Lane[]): Numbers =>
  Object.fromEntries(lanes.map((lane) => [laneKey(lane), lane.most]))

/** The numbers that answers come to. */
export const numbersOf = (game: Game, stroke: Stroke): Numbers =>
  numbersIn(stroke.flatMap((option) => lanesIn(game, option)))

const inReadingOrder = ({ of }: Game) => {
  const { spaces, pieces } = door(of)
  return (one: Lane, other: Lane): number =>
    spaces.indexOf(one.from) - spaces.indexOf(other.from) ||
    spaces.indexOf(one.to) - spaces.indexOf(other.to) ||
    pieces.indexOf(one.piece) - pieces.indexOf(other.piece)
}

const allLanesIn = (game: Game) => options(game).flatMap((option) => lanesIn(game, option))

const everyLane = remembered((game: Game): readonly Lane[] => {
  const lanes = new Map<string, Lane>()
  for (const { from, to, piece, most } of allLanesIn(game)) {
    const key = laneKey({ from, to, piece })
    lanes.set(key, { from, to, piece, most: Math.max(most, lanes.get(key)?.most ?? 0) })
  }
  return [...lanes.values()].sort(inReadingOrder(game))
})

const isSame = (one: Question | null, other: Question | null): boolean =>
  one?.ask === other?.ask && one?.about.space === other?.about.space

/** Whether one answer ends it, so that only one group may go. */
const isSingle = remembered((game: Game): boolean => {
  const [first] = options(game).filter((option) => lanesIn(game, option).length > 0)
  return first !== undefined && !isSame(question(after(game, first)), question(game))
})

/**
 * Every lane in which something may be moved now; none where no movement is asked for, and none where a
 * single piece may go, because then each of its ways is an answer by itself.
 */
export const lanesOf = (game: Game): readonly Lane[] => {
  const lanes = everyLane(game)
  const isOnePiece = lanes.every(({ most }) => most === 1) && isSingle(game)
  return isOnePiece && options(game).every((one) => lanesIn(game, one).length < 2) ? [] : lanes
}

/** What one answer would have to move: a lane, or what goes together from one space to another. */
type Wish = readonly (readonly [key: string, number: number])[]

/** The answers that numbers stand for, in the order of the lanes. */
const wishes = (game: Game, numbers: Numbers): readonly Wish[] => {
  const isOfGroups = options(game).some((option) => kindOf(game, option) === 'group')
  const groups = new Map<string, Wish>()
  for (const lane of lanesOf(game)) {
    const number = numberIn(numbers, lane)
    if (number === 0) continue
    const key = laneKey(lane)
    const together = isOfGroups ? `${lane.from} ${lane.to}` : key
    groups.set(together, [...(groups.get(together) ?? []), [key, number]])
  }
  return [...groups.values()]
}

/** Whether an answer moves just what is wished. */
const grants = (game: Game, option: Option, wish: Wish): boolean => {
  const lanes = lanesIn(game, option)
  const moved = numbersIn(lanes)
  return lanes.length === wish.length && wish.every(([key, number]) => moved[key] === number)
}

const granting = (game: Game, wish: Wish): Option | undefined =>
  options(game).find((option) => grants(game, option, wish))

/** The answer that these numbers still lack, if they lack one; or why it cannot be given. */
const ended = (game: Game, stroke: Stroke, isAsked: boolean): Reply => {
  if (!isAsked || options(game).includes('done'))
    return { stroke: isAsked ? [...stroke, 'done'] : stroke, refused: null }
  const refused = refusals(game).find(({ option }) => option === 'done') ?? null
  // What must go on is asked again.
  return stroke.length > 0 ? { stroke, refused: null } : { stroke: null, refused }
}

/** The answers that grant wishes one after the other, and the game after them; or the first that is not granted. */
const granted = (
  game: Game,
  all: readonly Wish[],
): { readonly stroke: Stroke; readonly next: Game } | { readonly refused: Refused | null } => {
  const stroke: Option[] = []
  let next = game
  for (const wish of all) {
    const option = granting(next, wish)
    if (option === undefined) {
      const refused = refusals(next).find((one) => grants(next, one.option, wish)) ?? null
      return { refused }
    }
    next = after(next, option)
    stroke.push(option)
  }
  return { stroke, next }
}

const movementFrom = (game: Game, numbers: Numbers): Reply => {
  const reached = granted(game, wishes(game, numbers))
  if (!('next' in reached)) return { stroke: null, refused: reached.refused }
  const { stroke, next } = reached
  return ended(next, stroke, isSame(question(next), question(game)))
}

/** What numbers come to, found by playing ahead: all that is to go, and that no more is. */
export const movementOf = remembered(movementFrom)

const isElsewhere = (lane: Lane, one: Lane): boolean => lane.from !== one.from || lane.to !== one.to

/** What other lanes take of the pieces of a lane. */
const takenBeside = (game: Game, numbers: Numbers, lane: Lane): number =>
  isSingle(game)
    ? 0
    : lanesOf(game)
        .filter((one) => one.from === lane.from && one.piece === lane.piece && one.to !== lane.to)
        .reduce((sum, one) => sum + numberIn(numbers, one), 0)

/** How many there are of the pieces of a lane. */
const piecesOf = (game: Game, { from, piece }: Lane): number =>
  Math.max(...lanesOf(game).map((one) => (one.from === from && one.piece === piece ? one.most : 0)))

/** What is to go between the two ends of a lane. */
const withinEnds = (game: Game, numbers: Numbers, lane: Lane): Numbers => {
  const own = lanesOf(game).filter((one) => !isElsewhere(lane, one))
  return Object.fromEntries(own.map((one) => [laneKey(one), numberIn(numbers, one)]))
}

/** Whether these may go, together and beside what goes in the other lanes. */
const isOffered = (game: Game, numbers: Numbers, lane: Lane): boolean => {
  const own = wishes(game, withinEnds(game, numbers, lane))
  if (own.some((wish) => granting(game, wish) === undefined)) return false
  // What goes elsewhere may take up the room: a City that only one Cell may reach.
  const all = isSingle(game) ? own : wishes(game, numbers)
  return all.length < 2 || 'next' in granted(game, all)
}

/** The most that may go in a lane beside what goes in the others. */
export const roomIn = remembered((game: Game, numbers: Numbers, lane: Lane): number => {
  const left = piecesOf(game, lane) - takenBeside(game, numbers, lane)
  for (let number = Math.min(lane.most, left); number > 0; number--)
    if (isOffered(game, { ...numbers, [laneKey(lane)]: number }, lane)) return number
  return 0
})

/** Why nothing may go in a lane beside what goes in the others; null where something may. */
export const refusedBeside = (game: Game, numbers: Numbers, lane: Lane): Refused | null => {
  if (isSingle(game) || roomIn(game, numbers, lane) > 0) return null
  const reached = granted(game, wishes(game, { ...numbers, [laneKey(lane)]: 1 }))
  return 'next' in reached ? null : reached.refused
}

/** The numbers with another one in a lane. Where only one group may go, it is this one. */
export const withNumber = (game: Game, numbers: Numbers, lane: Lane, number: number): Numbers => {
  const others = isSingle(game)
    ? lanesOf(game)
        .filter((one) => isElsewhere(lane, one))
        .map(laneKey)
    : []
  const kept = Object.entries(numbers).filter(([key]) => !others.includes(key))
  return { ...Object.fromEntries(kept), [laneKey(lane)]: number }
}

/** One more in a lane; where there is no room for one more, none. */
export const oneMore = (game: Game, numbers: Numbers, lane: Lane): Numbers => {
  const number = numberIn(numbers, lane)
  return withNumber(game, numbers, lane, number < roomIn(game, numbers, lane) ? number + 1 : 0)
}
