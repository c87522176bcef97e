/*
 * Positions as people write them: only what is there, by name. Each way to get one wrong has its error.
 */
import { positionsIn } from '../../../../coin/positions'
import { CARDS, isPropaganda, type CardId } from '../data/cards'
import { INTEL_CHITS, type IntelChit } from '../data/chits'
import { FACTIONS, OTHER, type Box, type Faction } from '../data/factions'
import {
  CONTENTS,
  FORCE,
  MAX_ARMS_CACHES,
  MAX_OUT_OF_GAME,
  PIECES,
  SABOTAGE_AND_TERROR,
  TOTAL,
  type Content,
  type Force,
} from '../data/pieces'
import { SPACES, type SpaceId } from '../data/spaces'
import { CAMPAIGNS, HAGANAH_RIGHT, MAX_POLITICAL_WILL } from '../data/tracks'
import {
  allIntel,
  AT,
  COLUMN,
  MUST_PASS,
  PHASES,
  type Board,
  type BoardState,
  type CapabilityInPlay,
  type MustPass,
  type PhaseId,
} from './board'
import type { Printed } from './facts'
import {
  armsCaches,
  count,
  cubes,
  isCity,
  isRailway,
  markersLeft,
  onHaganahTrack,
  onMap,
  propagandaPlayed,
} from './queries'
import { countOf, entriesOf, fail, fieldsOf, oneOf } from './reading'

const { cardsOf, readMap, writtenMap, nonZero, capabilitiesOf, readSequence, isExecuted } =
  positionsIn<Printed & { space: SpaceId; content: Content }>({
    factions: FACTIONS,
    phases: PHASES,
    spaces: SPACES,
    contents: CONTENTS,
    layout: { at: AT, column: COLUMN },
    cards: CARDS,
  })

export { cardsOf }

type Counts<Key extends string | number> = { readonly [key in Key]?: number }

/** A position written by hand. What is not named is not there; pieces not named are Available. */
export interface Position {
  readonly spaces: { readonly [space in SpaceId]?: Counts<Content> }
  /** Cells in Prison. */
  readonly prison?: number
  /** Cells that have left the game. */
  readonly outOfGame?: number
  readonly politicalWill: number
  /** The value of the Haganah Track. What lies on the Track follows from it. */
  readonly haganah: number
  /** Intel chits that the British hold; the others are in the bag. */
  readonly intel?: Counts<IntelChit>
  readonly played?: readonly CardId[]
  readonly capabilities?: readonly CapabilityInPlay[]
  readonly firstEligible?: Faction
  readonly phase?: PhaseId
  readonly boxes?: { readonly [faction in Faction]?: Box | null }
  readonly mustPass?: MustPass | null
}

const FIELDS = [
  'spaces',
  'prison',
  'outOfGame',
  'politicalWill',
  'haganah',
  'intel',
  'played',
  'capabilities',
  'firstEligible',
  'phase',
  'boxes',
  'mustPass',
] as const

const emptyBoard = (): BoardState => ({
  phase: 'reveal',
  map: new Array<number>(SPACES.length * CONTENTS.length).fill(0),
  available: { ...TOTAL },
  prison: 0,
  outOfGame: 0,
  politicalWill: 0,
  haganah: 0,
  intel: allIntel(),
  played: [],
  capabilities: [],
  firstEligible: 'irgun',
  boxes: { british: null, irgun: null },
  mustPass: null,
  outcome: null,
})

/** 1.4.2, 1.10, PR23 What may never stand in this space. */
const checkSpace = (board: Board, space: SpaceId): void => {
  const has = (content: Content) => count(board, content, space)
  const where = `spaces.${space}`
  if (isRailway(space) && has('armsCaches') > 0)
    fail('arms-cache-on-railway', where, has('armsCaches'))
  if (armsCaches(board, space) > MAX_ARMS_CACHES)
    fail('too-many-arms-caches-here', where, has('armsCaches'))
  if (has('curfew') > (isCity(space) ? 1 : 0)) fail('marker-out-of-place', where, 'curfew')
  if (has('terror') > 0 && !isCity(space)) fail('marker-out-of-place', where, 'terror')
  if (has('curfew') > 0 && cubes(board, space) === 0) fail('curfew-without-british', where, space)
}

/** 1.2, 1.4.1, PR27 What is nowhere else is Available. */
const fillAvailable = (board: BoardState): void => {
  const take = (force: Force | 'curfews', number: number) => {
    board.available[force] -= number
    if (board.available[force] < 0)
      fail('too-many-pieces', force, TOTAL[force] - board.available[force])
  }
  for (const piece of PIECES) take(FORCE[piece], onMap(board, piece))
  take('curfews', onMap(board, 'curfew'))
  take('cells', board.prison + board.outOfGame + onHaganahTrack(board, 'cells'))
  take('armsCaches', onHaganahTrack(board, 'armsCaches'))
  if (markersLeft(board) < 0)
    fail('too-many-markers', 'spaces', SABOTAGE_AND_TERROR - markersLeft(board))
}

const takeIntel = (board: BoardState, given: unknown): void => {
  for (const [value, number] of entriesOf('intel', given, INTEL_CHITS.map(String))) {
    const chit = Number(value) as IntelChit
    const { bag, held } = board.intel
    held[chit] = countOf(`intel.${value}`, number)
    bag[chit] -= held[chit]
    if (bag[chit] < 0) fail('too-many-chits', `intel.${value}`, number)
  }
}

/** 2.3.2 Who has acted on an Event card, and in which box. */
const actionFits = (board: Board, card: CardId): boolean => {
  const { phase, boxes, firstEligible } = board
  if (isPropaganda(card) || boxes[OTHER[firstEligible]] !== null) return false
  return (boxes[firstEligible] !== null) === (phase === 'second-eligible')
}

/** PR92 They are bound on this card only while it is an Event on which they have yet to act. */
const bindingFits = ({ mustPass, phase, boxes }: Board): boolean =>
  mustPass !== 'this-card' ||
  ((phase === 'first-eligible' || phase === 'second-eligible') && boxes.british === null)

/** The phase must go with the last card played, and with who has acted on it. */
const phaseFits = (board: Board): boolean => {
  const { phase } = board
  const card = board.played.at(-1)
  // 6.1.4 The game ends with the third Political Will Phase.
  if (phase === 'over') return false
  if (phase !== 'political-will' && propagandaPlayed(board) >= CAMPAIGNS) return false
  if (phase === 'reveal') return true
  if (card === undefined) return false
  if (phase === 'first-eligible' || phase === 'second-eligible') return actionFits(board, card)
  return isPropaganda(card)
}

const checkPhase = (board: Board): void => {
  if (!phaseFits(board)) fail('phase-does-not-fit', board.phase, board.played.at(-1) ?? null)
  if (!bindingFits(board)) fail('phase-does-not-fit', 'mustPass', board.mustPass)
  for (const { card } of board.capabilities)
    if (!isExecuted(board, card)) fail('capability-not-played', 'capabilities', card)
}

const readTracks = (board: BoardState, given: Readonly<Record<string, unknown>>): void => {
  board.prison = countOf('prison', given['prison'] ?? 0)
  board.outOfGame = countOf('outOfGame', given['outOfGame'] ?? 0)
  if (board.outOfGame > MAX_OUT_OF_GAME) fail('too-many-pieces', 'outOfGame', board.outOfGame)
  board.politicalWill = countOf('politicalWill', given['politicalWill'])
  if (board.politicalWill > MAX_POLITICAL_WILL)
    fail('political-will-out-of-range', 'politicalWill', board.politicalWill)
  board.haganah = countOf('haganah', given['haganah'])
  if (board.haganah > HAGANAH_RIGHT) fail('haganah-out-of-range', 'haganah', board.haganah)
}

/** The board of a position, or the first thing that is wrong with it, as a RulesError. */
export const boardOf = (position: Position): BoardState => {
  const given = fieldsOf('position', position, FIELDS)
  const board = emptyBoard()
  readMap(board.map, given['spaces'])
  readTracks(board, given)
  fillAvailable(board)
  for (const space of SPACES) checkSpace(board, space)
  takeIntel(board, given['intel'])
  board.played = cardsOf('played', given['played'])
  board.capabilities = capabilitiesOf(given['capabilities'], board.played)
  readSequence(board, given, 'irgun')
  const { mustPass = null } = given
  board.mustPass = oneOf('mustPass', mustPass, [...MUST_PASS, null], 'unknown-value')
  checkPhase(board)
  return board
}

/**
 * A board as people would write it. A board in the middle of an action has boxes that `boardOf` refuses;
 * what fits is the board at a phase's beginning: `Game.checkpoint`.
 */
export const positionOf = (board: Board): Position => ({
  spaces: writtenMap(board.map),
  prison: board.prison,
  outOfGame: board.outOfGame,
  politicalWill: board.politicalWill,
  haganah: board.haganah,
  intel: nonZero(board.intel.held),
  played: [...board.played],
  capabilities: [...board.capabilities],
  firstEligible: board.firstEligible,
  phase: board.phase,
  boxes: { ...board.boxes },
  mustPass: board.mustPass,
})
