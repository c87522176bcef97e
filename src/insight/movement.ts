import {
  PIECES,
  SPACES,
  options,
  optionKind,
  question,
  refusals,
  sameOption,
  type Game,
  type GuerrillaGroup,
  type Move,
  type Option,
  type Piece,
  type Question,
  type Refused,
  type SpaceId,
} from '../games/arab-revolt/rules/index'
import { remembered } from './remembered'
import { after, type Stroke } from './strokes'

/** Like pieces that may go from one space to another, and how many of them at most. */
export interface Lane {
  readonly from: SpaceId
  readonly to: SpaceId
  readonly piece: Piece
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

const isMove = (option: Option): option is Move => optionKind(option) === 'move'
const isGroup = (option: Option): option is GuerrillaGroup => optionKind(option) === 'group'

/** What an answer moves, lane by lane. */
const lanesIn = (option: Option): readonly Lane[] => {
  if (isMove(option)) return [{ ...option, most: option.number }]
  if (!isGroup(option)) return []
  const { from, to, underground, active } = option
  const both: readonly Lane[] = [
    { from, to, piece: 'guerrillasUnderground', most: underground },
    { from, to, piece: 'guerrillasActive', most: active },
  ]
  return both.filter(({ most }) => most > 0)
}

/** The numbers that answers come to. */
export const numbersOf = (stroke: Stroke): Numbers =>
  Object.fromEntries(stroke.flatMap(lanesIn).map((lane) => [laneKey(lane), lane.most]))

const inReadingOrder = (one: Lane, other: Lane): number =>
  SPACES.indexOf(one.from) - SPACES.indexOf(other.from) ||
  SPACES.indexOf(one.to) - SPACES.indexOf(other.to) ||
  PIECES.indexOf(one.piece) - PIECES.indexOf(other.piece)

const everyLane = remembered((game: Game): readonly Lane[] => {
  const lanes = new Map<string, Lane>()
  for (const { from, to, piece, most } of options(game).flatMap(lanesIn)) {
    const key = laneKey({ from, to, piece })
    lanes.set(key, { from, to, piece, most: Math.max(most, lanes.get(key)?.most ?? 0) })
  }
  return [...lanes.values()].sort(inReadingOrder)
})

const isSame = (one: Question | null, other: Question | null): boolean =>
  one?.ask === other?.ask && one?.about.space === other?.about.space

/** Whether one answer ends it, so that only one group may go. */
const isSingle = remembered((game: Game): boolean => {
  const [first] = options(game).filter((option) => lanesIn(option).length > 0)
  return first !== undefined && !isSame(question(after(game, first)), question(game))
})

/**
 * Every lane in which something may be moved now; none where no movement is asked for, and none where a
 * single piece may go, because then each of its ways is an answer by itself.
 */
export const lanesOf = (game: Game): readonly Lane[] => {
  const lanes = everyLane(game)
  const isOnePiece = lanes.every(({ most }) => most === 1) && isSingle(game)
  return isOnePiece && options(game).every((one) => lanesIn(one).length < 2) ? [] : lanes
}

/** The answers that numbers stand for, in the order of the lanes. */
const wishes = (game: Game, numbers: Numbers): readonly Option[] => {
  const groups = new Map<string, GuerrillaGroup>()
  const isOfGroups = options(game).some(isGroup)
  const moves: Move[] = []
  for (const { from, to, piece } of lanesOf(game)) {
    const number = numberIn(numbers, { from, to, piece })
    if (number === 0) continue
    if (!isOfGroups) moves.push({ piece, from, to, number })
    else {
      const group = groups.get(`${from} ${to}`) ?? { from, to, underground: 0, active: 0 }
      const kind = piece === 'guerrillasActive' ? 'active' : 'underground'
      groups.set(`${from} ${to}`, { ...group, [kind]: number })
    }
  }
  return [...moves, ...groups.values()]
}

/** The answer that these numbers still lack, if they lack one; or why it cannot be given. */
const ended = (game: Game, stroke: Stroke, isAsked: boolean): Reply => {
  if (!isAsked || options(game).includes('done'))
    return { stroke: isAsked ? [...stroke, 'done'] : stroke, refused: null }
  const refused = refusals(game).find(({ option }) => option === 'done') ?? null
  // What must go on is asked again.
  return stroke.length > 0 ? { stroke, refused: null } : { stroke: null, refused }
}

const movementFrom = (game: Game, numbers: Numbers): Reply => {
  const asked = question(game)
  const stroke: Option[] = []
  let next = game
  for (const wish of wishes(game, numbers)) {
    if (!options(next).some((one) => sameOption(one, wish))) {
      const refused = refusals(next).find(({ option }) => sameOption(option, wish)) ?? null
      return { stroke: null, refused }
    }
    next = after(next, wish)
    stroke.push(wish)
  }
  return ended(next, stroke, isSame(question(next), asked))
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

/** Whether these may go together; other lanes are another matter. */
const isOffered = (game: Game, numbers: Numbers, lane: Lane): boolean => {
  const own = lanesOf(game).filter((one) => !isElsewhere(lane, one))
  const these = Object.fromEntries(own.map((one) => [laneKey(one), numberIn(numbers, one)]))
  const wanted = wishes(game, these)
  return wanted.every((wish) => options(game).some((one) => sameOption(one, wish)))
}

/** The most that may go in a lane beside what goes in the others. */
export const roomIn = (game: Game, numbers: Numbers, lane: Lane): number => {
  const left = piecesOf(game, lane) - takenBeside(game, numbers, lane)
  for (let number = Math.min(lane.most, left); number > 0; number--)
    if (isOffered(game, { ...numbers, [laneKey(lane)]: number }, lane)) return number
  return 0
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
