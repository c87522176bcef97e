import {
  LEADS,
  bin,
  blocks,
  eachOnce,
  sideBySide,
  leadBin,
  placesOf,
  sumOf,
  two,
} from '../../../coin/marks'
import type { MarkAnswer, Marks } from '../../../coin/perception'
import {
  ACTIVITIES,
  ASKS,
  BOXES,
  CONTENTS,
  EVENT_CARDS,
  FACTIONS,
  INTEL_CHITS,
  KIND,
  NEIGHBOURS,
  OPERATIONS,
  OTHER,
  PIECES,
  SIDES,
  SPACES,
  cardInPlay,
  cells,
  cubes,
  curfew,
  curfewCities,
  forceOnMap,
  forecast,
  intel,
  irgunPieces,
  isCity,
  isPropaganda,
  isRailway,
  onMap,
  police,
  propagandaPlayed,
  troops,
  type Board,
  type CellGroup,
  type Decision,
  type Faction,
  type Move,
  type Option,
  type Palestine,
  type Piece,
  type SpaceId,
} from '../rules/index'
import { propagandaNext } from './features'

const ACTIONS = [
  ...OPERATIONS.british,
  ...OPERATIONS.irgun,
  ...ACTIVITIES.british,
  ...ACTIVITIES.irgun,
]
const SAID = ['done', 'pass', 'yes', 'roll', 'curfew', 'left', 'right', '0', '1', '2']
const CHITS = INTEL_CHITS.map((chit) => `chit-${chit}`)
/** What all answers that name a space, or a move, or a group are called together. */
const TOKENS = [
  ...BOXES,
  ...ACTIONS,
  ...SIDES,
  ...SAID,
  ...CHITS,
  ...PIECES,
  'space',
  'move',
  'group',
]

const ASK: Readonly<Record<string, number>> = placesOf(ASKS)
const SPACE = placesOf(SPACES)
const PIECE = placesOf(PIECES)
const TOKEN: Readonly<Record<string, number>> = placesOf(TOKENS)

/* A space as it is seen: what stands there and next door. */

const SPACE_WIDTHS = [5, 4, 4, 3, 3, 2, 3, 3, 3, LEADS, LEADS, 3, 3, 3, 3, 2]
const SPACE_BINS = sumOf(SPACE_WIDTHS)

const KINDS = ['district', 'city', 'railway'] as const

/** Where the numbers of the spaces next to each begin. */
const NEXT = Object.fromEntries(
  SPACES.map((space) => [space, NEIGHBOURS[space].map((one) => SPACE[one] * CONTENTS.length)]),
) as unknown as Readonly<Record<SpaceId, readonly number[]>>

/** What stands next to a space: Troops, Arms Caches. */
const around = (map: Board['map'], space: SpaceId): [soldiers: number, caches: number] => {
  let soldiers = 0
  let caches = 0
  for (const at of NEXT[space]) {
    soldiers += map[at]!
    caches += map[at + 4]!
  }
  return [soldiers, caches]
}

/** 3.2.3 How many Cells in hiding a Search would find here. */
const found = (space: SpaceId, hidden: number, here: number): number =>
  Math.min(hidden, Math.floor(here / (isCity(space) ? 3 : 2)))

/** 4.2.1 Whether a Restore has something to do here. */
const restorable = (map: Board['map'], at: number): boolean =>
  map[at]! > 0 &&
  map[at + 1]! > 0 &&
  map[at + 2]! + map[at + 3]! + map[at + 4]! === 0 &&
  map[at + 5]! + map[at + 6]! + map[at + 7]! > 0

const spaceBins = ({ map }: Board, space: SpaceId): number[] => {
  const at = SPACE[space] * CONTENTS.length
  const soldiers = map[at]!
  const policemen = map[at + 1]!
  const hidden = map[at + 2]!
  const active = map[at + 3]!
  const caches = map[at + 4]!
  const blows = Math.min(soldiers >> 1, hidden > 0 ? active : active + caches)
  const [soldiersNear, cachesNear] = around(map, space)
  return [
    Math.min(4, soldiers),
    Math.min(3, policemen),
    Math.min(3, hidden),
    Math.min(2, active),
    caches,
    map[at + 5]! > 0 ? 1 : 0,
    Math.min(2, map[at + 6]!),
    Math.min(2, map[at + 7]!),
    KINDS.indexOf(KIND[space]),
    leadBin(soldiers - hidden - active - caches),
    leadBin(hidden + active - policemen),
    Math.min(2, blows),
    two(found(space, hidden, soldiers + policemen), 1, 2),
    two(soldiersNear, 1, 4),
    two(cachesNear, 1, 2),
    restorable(map, at) ? 1 : 0,
  ]
}

/** What is seen of a space, worked out once for each space of a board. */
const seeing = (board: Board) =>
  eachOnce(SPACE, (space) => sideBySide(spaceBins(board, space), SPACE_WIDTHS))

/* The state of the whole game, for what is decided at large. */

const STATE_WIDTHS = [3, 5, 5, 2, 5, 4, 3, 3, 4, 3, 4, 4, 4, 4, 2, 4, 3, 4, 3]
const STATE_BINS = sumOf(STATE_WIDTHS)

const stateOf = (board: Board, by: Faction): readonly number[] => {
  const { net, to } = forecast(board)
  const { available } = board
  const box = board.boxes[OTHER[by]]
  return sideBySide(
    [
      Math.min(2, propagandaPlayed(board)),
      bin(board.politicalWill, 4, 8, 12, 16),
      bin(net, -9, -5, -2, 1),
      to === 0 ? 1 : 0,
      board.haganah,
      bin(available.cells, 1, 3, 5),
      two(available.armsCaches, 1, 3),
      two(available.police, 1, 3),
      bin(intel(board, 'held'), 1, 2, 3),
      two(board.prison, 1, 3),
      bin(onMap(board, 'cellsUnderground'), 3, 5, 8),
      bin(onMap(board, 'cellsActive'), 1, 3, 5),
      box === null ? 0 : 1 + BOXES.indexOf(box),
      bin(propagandaNext(board), 0.01, 0.4, 0.99),
      board.firstEligible === by ? 1 : 0,
      bin(onMap(board, 'sabotage'), 1, 3, 5),
      two(onMap(board, 'terror'), 1, 3),
      curfewCities(board).length,
      two(forceOnMap(board, 'armsCaches'), 1, 3),
    ],
    STATE_WIDTHS,
  )
}

/** The answers that decide at large. */
const LARGE: Readonly<Record<string, number>> = placesOf([
  ...BOXES,
  ...ACTIONS,
  ...SIDES,
  ...CHITS,
  'pass',
  'roll',
  'curfew',
  'left',
  'right',
  '1',
  '2',
])

const MOVING: Readonly<Record<string, number>> = placesOf([
  'deploy.move',
  'patrol.move',
  'search.move',
  'travel.group',
  'redeploy.police',
  'redeploy.troops',
  'redeploy.cell',
])
const MOVES = Object.keys(MOVING).length
const MOVE_BINS = SPACES.length + SPACE_BINS
const NUMBERS = 6
const EVENT_ANSWERS = 3 + BOXES.length
const STOPS = 5
const MODIFIERS = 5

const { block, all } = blocks()

const BY_TOKEN = block(ASKS.length * TOKENS.length)
const BY_STATE = block(Object.keys(LARGE).length * STATE_BINS)
const BY_STOP = block(ASKS.length * STOPS)
const BY_CARD = block(EVENT_CARDS.length * 2 * EVENT_ANSWERS)
const BY_SPACE = block(ASKS.length * SPACES.length)
const BY_SEEN = block(ASKS.length * SPACE_BINS)
const BY_HERE = block(TOKENS.length * SPACE_BINS)
const BY_MODIFIER = block(TOKENS.length * MODIFIERS)
const BY_EVENT_SEEN = block(EVENT_CARDS.length * SPACE_BINS)
const BY_EVENT_TOKEN = block(EVENT_CARDS.length * 2 * TOKENS.length)
const MOVE_FROM = block(MOVES * MOVE_BINS)
const MOVE_TO = block(MOVES * MOVE_BINS)
const MOVE_NUMBER = block(MOVES * NUMBERS)
const MOVE_AFTER = block(MOVES * 2 * LEADS * LEADS)
const MOVE_SEEN = block(MOVES * 3)
const MOVE_PIECE = block(MOVES * PIECES.length)

export const MARKS = all()

/** A short name for an answer, whatever place it names. */
const tokenOf = (answer: Option): string => {
  if (typeof answer === 'number') return answer.toString()
  if (typeof answer === 'string') return answer in SPACE ? 'space' : answer
  if ('chit' in answer) return `chit-${answer.chit}`
  if ('underground' in answer) return 'group'
  return 'number' in answer ? 'move' : answer.piece
}

/** The Event answers: one of the sides, Pass, or a box. */
const eventAnswer = (answer: Option): number => {
  if (answer === 'unshaded') return 0
  if (answer === 'shaded') return 1
  if (answer === 'pass') return 2
  const box = BOXES.findIndex((one) => one === answer)
  return box < 0 ? -1 : 3 + box
}

/** By how much those who move are ahead of those whom they must be ahead of. */
const leadOf = (board: Board, piece: Piece, space: SpaceId): number => {
  if (piece === 'troops') return troops(board, space) - irgunPieces(board, space)
  const lead = cells(board, space) - police(board, space)
  return piece === 'police' ? -lead : lead
}

/** 3.3.2 Cells on a Railway or under Curfew: not there, unnoticed, or noticed. */
const noticedBin = (board: Board, piece: Piece, to: SpaceId, number: number): number => {
  if (!piece.startsWith('cells') || !(isRailway(to) || curfew(board, to))) return 0
  return number + cubes(board, to) > 3 ? 2 : 1
}

/** A move with the leads that both spaces have after it. */
const markMove = (
  board: Board,
  seen: (space: SpaceId) => readonly number[],
  place: number,
  answer: Move | CellGroup,
  into: Marks,
): void => {
  const { from, to } = answer
  const isGroup = 'underground' in answer
  const number = isGroup ? answer.underground + answer.active : answer.number
  const groupPiece = isGroup && answer.active > 0 ? 'cellsActive' : 'cellsUnderground'
  const piece = isGroup ? groupPiece : answer.piece
  into.push(MOVE_FROM + place * MOVE_BINS + SPACE[from])
  into.push(MOVE_TO + place * MOVE_BINS + SPACE[to])
  for (const one of seen(from)) into.push(MOVE_FROM + place * MOVE_BINS + SPACES.length + one)
  for (const one of seen(to)) into.push(MOVE_TO + place * MOVE_BINS + SPACES.length + one)
  into.push(MOVE_NUMBER + place * NUMBERS + Math.min(NUMBERS - 1, number))
  const leaving = from === to ? 0 : number
  const [left, reached] = [leadOf(board, piece, from), leadOf(board, piece, to)]
  const after = MOVE_AFTER + place * 2 * LEADS * LEADS
  into.push(after + LEADS * leadBin(left) + leadBin(left - leaving))
  into.push(after + LEADS * LEADS + LEADS * leadBin(reached) + leadBin(reached + leaving))
  into.push(MOVE_SEEN + place * 3 + noticedBin(board, piece, to, number))
  into.push(MOVE_PIECE + place * PIECES.length + PIECE[piece])
}

/** 2.2 The Event in play, if there is one. */
const eventInPlay = (board: Board): number => {
  const card = cardInPlay(board)
  return card === null || isPropaganda(card) ? -1 : EVENT_CARDS.indexOf(card)
}

/** Looks at a question, and tells the marks of its answers. */
export const marksAt = (question: Decision, board: Board): MarkAnswer<Palestine> => {
  const { about } = question
  const ask = ASK[question.ask]!
  const by = question.by === 'british' ? 'british' : 'irgun'
  const seen = seeing(board)
  let state: readonly number[] | null = null
  const card = eventInPlay(board)
  const byCard = card * 2 + FACTIONS.indexOf(by)
  const inEvent = card >= 0 && question.ask.startsWith('event.')
  const moving = MOVING[question.ask]
  const stops = bin(about.spaces?.length ?? about.chosen ?? 0, 1, 2, 3, 4)
  const modifier = bin(about.modifier ?? 0, -1, 0, 1, 2)

  const markSpace = (space: SpaceId, into: Marks): void => {
    into.push(BY_SPACE + ask * SPACES.length + SPACE[space])
    for (const one of seen(space)) into.push(BY_SEEN + ask * SPACE_BINS + one)
    if (inEvent) for (const one of seen(space)) into.push(BY_EVENT_SEEN + card * SPACE_BINS + one)
  }

  /** What the answer says, beside any place that it names. */
  const markWord = (answer: Option, name: string, token: number, into: Marks): void => {
    into.push(BY_TOKEN + ask * TOKENS.length + token)
    const large = LARGE[name]
    if (large !== undefined) {
      state ??= stateOf(board, by)
      for (const one of state) into.push(BY_STATE + large * STATE_BINS + one)
    }
    if (answer === 'done') into.push(BY_STOP + ask * STOPS + stops)
    if (about.modifier !== undefined) into.push(BY_MODIFIER + token * MODIFIERS + modifier)
    if (card < 0) return
    const event = eventAnswer(answer)
    if (event >= 0) into.push(BY_CARD + byCard * EVENT_ANSWERS + event)
    if (inEvent) into.push(BY_EVENT_TOKEN + byCard * TOKENS.length + token)
  }

  return (answer, into) => {
    const name = tokenOf(answer)
    const token = TOKEN[name]!
    markWord(answer, name, token, into)
    if (name === 'space') markSpace(answer as SpaceId, into)
    else if (typeof answer === 'object' && 'space' in answer) markSpace(answer.space, into)
    else if (typeof answer === 'object' && 'to' in answer) {
      if (moving !== undefined) markMove(board, seen, moving, answer, into)
    } else if (about.space !== undefined)
      for (const one of seen(about.space)) into.push(BY_HERE + token * SPACE_BINS + one)
  }
}
