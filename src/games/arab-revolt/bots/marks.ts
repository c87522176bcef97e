import {
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
  CARDS,
  CONTENTS,
  EVENT_CARDS,
  FACTIONS,
  FORCES,
  KIND,
  NEIGHBOURS,
  OPERATIONS,
  OPERATIONS_CHITS,
  OTHER,
  PIECES,
  PUNISHMENTS,
  SIDES,
  SPACES,
  activeGuerrillas,
  bases,
  britishPieces,
  cardInPlay,
  forecast,
  irregularsOnMap,
  isPropaganda,
  onMap,
  opposition,
  police,
  propagandaPlayed,
  rebelPieces,
  troops,
  undergroundGuerrillas,
  type ArabRevolt,
  type Board,
  type Decision,
  type GuerrillaGroup,
  type Move,
  type Option,
  type SpaceId,
} from '../rules/index'
import { propagandaNext } from './features'

const ACTIONS = [
  ...OPERATIONS.british,
  ...OPERATIONS.rebels,
  ...ACTIVITIES.british,
  ...ACTIVITIES.rebels,
]
const SAID = ['done', 'pass', 'yes', 'unity', 'hold', 'roll', 'activate', 'not-marched', 'marched']
const CHITS = [...OPERATIONS_CHITS, ...PUNISHMENTS].flatMap((chit) => [
  `${chit}.drawn`,
  `${chit}.held`,
  `${chit}.pool`,
])
const TOKENS = [
  ...BOXES,
  ...ACTIONS,
  ...SIDES,
  ...FORCES,
  ...PUNISHMENTS,
  ...SAID,
  ...OPERATIONS_CHITS.map(String),
  ...CHITS,
  ...PIECES,
  'space',
  'move',
  'group',
].filter((one, i, all) => all.indexOf(one) === i)

const ASK: Readonly<Record<string, number>> = placesOf(ASKS)
const TOKEN: Readonly<Record<string, number>> = placesOf(TOKENS)
const SPACE = placesOf(SPACES)
const PIECE: Readonly<Record<string, number>> = placesOf(PIECES)

/* A space as it is seen: what stands there and next door. */

const SPACE_WIDTHS = [4, 3, 2, 2, 4, 3, 3, 2, 2, 3, 5, 4, 3, 3, 3, 4]
const SPACE_BINS = sumOf(SPACE_WIDTHS)

/** Where the numbers of the spaces next to each begin. */
const NEXT = Object.fromEntries(
  SPACES.map((space) => [space, NEIGHBOURS[space].map((one) => SPACE[one] * CONTENTS.length)]),
) as unknown as Readonly<Record<SpaceId, readonly number[]>>

const KINDS = ['railway', 'country', 'city', 'district'] as const
const kindOf = (space: SpaceId): number => KINDS.indexOf(KIND[space])

/** 3.2.4 How an Assault here would end: nothing, some Guerrillas, all of them, or a Base too. */
const assaultBin = (board: Board, space: SpaceId): number => {
  const cubes = troops(board, space) + (kindOf(space) === 3 ? 0 : police(board, space))
  const strength = opposition(board, space) ? cubes >> 1 : cubes
  const active = activeGuerrillas(board, space)
  if (strength === 0 || rebelPieces(board, space) === 0) return 0
  if (undergroundGuerrillas(board, space) > 0 || strength <= active) return active > 0 ? 1 : 0
  return bases(board, space) > 0 ? 3 : 2
}

/** What stands next to a space: Guerrillas, Bases, Troops. */
const around = (map: Board['map'], space: SpaceId): [number, number, number] => {
  let rebels = 0
  let strongholds = 0
  let soldiers = 0
  for (const at of NEXT[space]) {
    soldiers += map[at]!
    rebels += map[at + 4]! + map[at + 5]!
    strongholds += map[at + 6]!
  }
  return [rebels, strongholds, soldiers]
}

const spaceBins = (board: Board, space: SpaceId): number[] => {
  const { map } = board
  const at = SPACE[space] * CONTENTS.length
  const hidden = map[at + 4]!
  const active = map[at + 5]!
  const irregularsHere = map[at + 2]! + map[at + 3]!
  const lead = hidden + active + map[at + 6]! - map[at]! - map[at + 1]! - irregularsHere
  const [rebels, strongholds, soldiers] = around(map, space)
  return [
    Math.min(3, map[at]!),
    Math.min(2, map[at + 1]!),
    Math.min(1, map[at + 2]!),
    Math.min(1, map[at + 3]!),
    Math.min(3, hidden),
    Math.min(2, active),
    map[at + 6]!,
    map[at + 7]! > 0 ? 1 : 0,
    map[at + 8]! > 0 ? 1 : 0,
    Math.min(2, map[at + 9]!),
    leadBin(lead),
    kindOf(space),
    two(rebels, 1, 4),
    two(strongholds, 1, 2),
    two(soldiers, 1, 4),
    assaultBin(board, space),
  ]
}

/** What is seen of a space, worked out once for each space of a board. */
const seeing = (board: Board) =>
  eachOnce(SPACE, (space) => sideBySide(spaceBins(board, space), SPACE_WIDTHS))

/* The state of the whole game, for what is decided at large. */

const STATE_WIDTHS = [3, 5, 5, 2, 4, 5, 3, 3, 3, 4, 3, 4, 4, 2, 4]
const STATE_BINS = sumOf(STATE_WIDTHS)

const stateOf = (board: Board, by: 'british' | 'rebels'): readonly number[] => {
  const { net, to } = forecast(board)
  const box = board.boxes[OTHER[by]]
  return sideBySide(
    [
      Math.min(2, propagandaPlayed(board)),
      bin(board.politicalWill, 5, 9, 13, 17),
      bin(net, -5, -2, 1, 3),
      to === 0 ? 1 : 0,
      board.chit ?? 0,
      board.unity,
      bin(board.available.guerrillas, 1, 3),
      bin(board.available.bases, 1, 2),
      bin(irregularsOnMap(board), 1, 3),
      bin(onMap(board, 'guerrillasUnderground'), 1, 4, 7),
      bin(onMap(board, 'guerrillasActive'), 1, 4),
      box === null ? 0 : 1 + BOXES.indexOf(box),
      bin(propagandaNext(board), 0.01, 0.4, 0.99),
      board.firstEligible === by ? 1 : 0,
      bin(board.available.police + board.available.irregulars, 1, 4, 8),
    ],
    STATE_WIDTHS,
  )
}

/** The answers that decide at large. */
const LARGE: Readonly<Record<string, number>> = placesOf([
  ...BOXES,
  ...ACTIONS,
  'pass',
  'unity',
  'hold',
  'roll',
  'shaded',
  'unshaded',
  ...CHITS,
])

const MOVING: Readonly<Record<string, number>> = placesOf([
  'patrol.move',
  'sweep.move',
  'march.group',
  'raid.group',
  'redeploy.troops',
  'redeploy.police',
  'redeploy.guerrillas',
  'event.piece',
])
const MOVES = Object.keys(MOVING).length
const EVENT_ANSWERS = 6

const { block, all } = blocks()

const BY_TOKEN = block(ASKS.length * TOKENS.length)
const BY_STATE = block(Object.keys(LARGE).length * STATE_BINS)
const BY_STOP = block(ASKS.length * 5)
const BY_CARD = block(EVENT_CARDS.length * 2 * EVENT_ANSWERS)
const BY_SPACE = block(ASKS.length * SPACES.length)
const BY_SEEN = block(ASKS.length * SPACE_BINS)
const BY_EVENT_SPACE = block(EVENT_CARDS.length * 2 * (SPACES.length + 8))
const MOVE_FROM = block(MOVES * (SPACES.length + SPACE_BINS))
const MOVE_TO = block(MOVES * (SPACES.length + SPACE_BINS))
const MOVE_NUMBER = block(MOVES * 8)
const MOVE_AFTER = block(MOVES * 50)
const MOVE_PIECE = block(MOVES * PIECES.length)

export const MARKS = all()

/** A short name for an answer, whatever place it names. */
const tokenOf = (answer: Option): string => {
  if (typeof answer === 'number') return answer.toString()
  if (typeof answer === 'string') return answer in SPACE ? 'space' : answer
  if ('chit' in answer) return `${answer.chit}.${answer.from}`
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

/** A move with the leads that both spaces have after it. */
const markMove = (
  board: Board,
  seen: (space: SpaceId) => readonly number[],
  place: number,
  answer: Move | GuerrillaGroup,
  into: Marks,
): void => {
  const { from, to } = answer
  const isRebel = 'underground' in answer || answer.piece.startsWith('guerrillas')
  const number = 'underground' in answer ? answer.underground + answer.active : answer.number
  const signed = isRebel ? number : -number
  const lead = (space: SpaceId) => rebelPieces(board, space) - britishPieces(board, space)
  into.push(MOVE_FROM + place * (SPACES.length + SPACE_BINS) + SPACE[from])
  into.push(MOVE_TO + place * (SPACES.length + SPACE_BINS) + SPACE[to])
  for (const one of seen(from))
    into.push(MOVE_FROM + place * (SPACES.length + SPACE_BINS) + SPACES.length + one)
  for (const one of seen(to))
    into.push(MOVE_TO + place * (SPACES.length + SPACE_BINS) + SPACES.length + one)
  into.push(MOVE_NUMBER + place * 8 + Math.min(7, number))
  const before = 5 * leadBin(lead(from))
  into.push(MOVE_AFTER + place * 50 + before + leadBin(lead(from) - signed))
  into.push(MOVE_AFTER + place * 50 + 25 + 5 * leadBin(lead(to)) + leadBin(lead(to) + signed))
  const piece =
    'underground' in answer
      ? answer.active > 0
        ? 'guerrillasActive'
        : 'guerrillasUnderground'
      : answer.piece
  into.push(MOVE_PIECE + place * PIECES.length + PIECE[piece]!)
}

/** 2.2 The Event in play, if there is one. */
const eventInPlay = (board: Board): number => {
  const card = cardInPlay(board)
  if (card === null || isPropaganda(card) || CARDS[card].kind === 'propaganda') return -1
  return EVENT_CARDS.indexOf(card)
}

/** Looks at a question, and tells the marks of its answers. */
export const marksAt = (question: Decision, board: Board): MarkAnswer<ArabRevolt> => {
  const { about } = question
  const ask = ASK[question.ask]!
  const by = question.by === 'british' ? 'british' : 'rebels'
  const seen = seeing(board)
  let state: readonly number[] | null = null
  const card = eventInPlay(board)
  const byCard = card * 2 + FACTIONS.indexOf(by)
  const inEvent = question.ask.startsWith('event.') && card >= 0
  const moving = MOVING[question.ask]
  const stops = bin(about.spaces?.length ?? about.chosen ?? 0, 1, 2, 3, 4)

  const markSpace = (space: SpaceId, into: Marks): void => {
    into.push(BY_SPACE + ask * SPACES.length + SPACE[space])
    for (const one of seen(space)) into.push(BY_SEEN + ask * SPACE_BINS + one)
    if (inEvent) into.push(BY_EVENT_SPACE + byCard * (SPACES.length + 8) + SPACE[space])
  }

  return (answer, into) => {
    const token = tokenOf(answer)
    into.push(BY_TOKEN + ask * TOKENS.length + TOKEN[token]!)
    const large = LARGE[token]
    if (large !== undefined) {
      state ??= stateOf(board, by)
      for (const one of state) into.push(BY_STATE + large * STATE_BINS + one)
    }
    if (answer === 'done') {
      into.push(BY_STOP + ask * 5 + stops)
      if (inEvent) into.push(BY_EVENT_SPACE + byCard * (SPACES.length + 8) + SPACES.length)
    }
    if (card >= 0) {
      const event = eventAnswer(answer)
      if (event >= 0) into.push(BY_CARD + byCard * EVENT_ANSWERS + event)
    }
    if (typeof answer === 'string') {
      if (token === 'space') markSpace(answer as SpaceId, into)
      else if (about.space !== undefined) markSpace(about.space, into)
    } else if (typeof answer === 'object') {
      if ('space' in answer) markSpace(answer.space, into)
      else if ('from' in answer && 'to' in answer && moving !== undefined)
        markMove(board, seen, moving, answer, into)
    }
  }
}
