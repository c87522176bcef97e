/*
 * Positions as people write them: only what is there, by name. Each way to get one wrong has its error.
 */
import { positionsIn } from '../../../../coin/positions'
import { CARDS, isPropaganda, type CardId } from '../data/cards'
import { OPERATIONS_CHITS, type OperationsChit, type Punishment, type Tray } from '../data/chits'
import { FACTIONS, OTHER, type Box, type Faction } from '../data/factions'
import { CONTENTS, FORCE, MAX_BASES, PIECES, TOTAL, type Content, type Force } from '../data/pieces'
import { OUT_AT_FIRST, SPACES, type SpaceId } from '../data/spaces'
import { CAMPAIGNS, MAX_POLITICAL_WILL, UNITY_VALUES } from '../data/tracks'
import {
  allOperationsChits,
  allPunishmentChits,
  AT,
  COLUMN,
  PHASES,
  type Board,
  type BoardState,
  type CapabilityInPlay,
  type Chits,
  type PhaseId,
} from './board'
import type { Printed } from './facts'
import {
  bases,
  britishPieces,
  count,
  inPlay,
  isCountry,
  isPopulated,
  isRailway,
  onMap,
  propagandaPlayed,
} from './queries'
import { countOf, entriesOf, fail, fieldsOf, listOf, oneOf } from './reading'

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
type ChitsOutOfPool<Kind extends string | number> = {
  readonly [tray in Exclude<Tray, 'pool' | 'drawn'>]?: Counts<Kind>
}

/** A position written by hand. What is not named is not there; pieces not named are Available. */
export interface Position {
  readonly spaces: { readonly [space in SpaceId]?: Counts<Content> }
  readonly prison?: Counts<'guerrillas' | 'bases'>
  readonly outOfPlay?: {
    readonly troops?: number
    readonly countries?: readonly (typeof OUT_AT_FIRST)[number][]
  }
  readonly tegartPolice?: number
  readonly politicalWill: number
  /** The place on the Unity Track: 0 is Decentralized, 4 Centralized. */
  readonly unity: number
  readonly operationsChits?: ChitsOutOfPool<OperationsChit>
  readonly punishmentChits?: ChitsOutOfPool<Punishment>
  readonly played?: readonly CardId[]
  readonly capabilities?: readonly CapabilityInPlay[]
  readonly firstEligible?: Faction
  readonly phase?: PhaseId
  readonly boxes?: { readonly [faction in Faction]?: Box | null }
  readonly chit?: OperationsChit | null
}

const FIELDS = [
  'spaces',
  'prison',
  'outOfPlay',
  'tegartPolice',
  'politicalWill',
  'unity',
  'operationsChits',
  'punishmentChits',
  'played',
  'capabilities',
  'firstEligible',
  'phase',
  'boxes',
  'chit',
] as const

const emptyBoard = (): BoardState => ({
  phase: 'reveal',
  map: new Array<number>(SPACES.length * CONTENTS.length).fill(0),
  available: { ...TOTAL },
  prison: { guerrillas: 0, bases: 0 },
  outOfPlay: { troops: 0, countries: [] },
  tegartPolice: 0,
  politicalWill: 0,
  unity: 0,
  operationsChits: allOperationsChits(),
  punishmentChits: allPunishmentChits(),
  played: [],
  capabilities: [],
  firstEligible: 'rebels',
  boxes: { british: null, rebels: null },
  chit: null,
  outcome: null,
})

/** 1.4.2, 1.3.7, 1.6, 1.9, 1.12 What may never stand in this space. */
const checkSpace = (board: Board, space: SpaceId): void => {
  const has = (content: Content) => count(board, content, space)
  const where = `spaces.${space}`
  if (isRailway(space) && bases(board, space) > 0)
    fail('base-on-railway', where, bases(board, space))
  if (bases(board, space) > MAX_BASES) fail('too-many-bases-here', where, bases(board, space))
  if (isCountry(space) && britishPieces(board, space) > 0)
    fail('british-abroad', where, britishPieces(board, space))
  if (!inPlay(board, space) && PIECES.some(has)) fail('country-out-of-play', where, space)
  for (const marker of ['opposition', 'curfew'] as const)
    if (has(marker) > (isPopulated(space) ? 1 : 0)) fail('marker-out-of-place', where, marker)
  if (has('sabotage') > 0 && !isRailway(space)) fail('marker-out-of-place', where, 'sabotage')
  if (has('curfew') > 0 && britishPieces(board, space) === 0)
    fail('curfew-without-british', where, space)
}

/** 1.2, 1.4.1 What is nowhere else is Available. */
const fillAvailable = (board: BoardState): void => {
  const take = (force: Force | 'curfews', number: number) => {
    board.available[force] -= number
    if (board.available[force] < 0)
      fail('too-many-pieces', force, TOTAL[force] - board.available[force])
  }
  for (const piece of PIECES) take(FORCE[piece], onMap(board, piece))
  take('curfews', onMap(board, 'curfew'))
  take('guerrillas', board.prison.guerrillas)
  take('bases', board.prison.bases)
  take('troops', board.outOfPlay.troops)
  take('police', board.tegartPolice)
}

const takeChits = <Kind extends string | number>(
  where: string,
  given: unknown,
  chits: Chits<Kind>,
): void => {
  for (const [tray, kinds] of entriesOf(where, given, ['held', 'used']))
    for (const [kind, number] of entriesOf(`${where}.${tray}`, kinds, Object.keys(chits.pool))) {
      const chit = kind as Kind & string
      chits[tray as Tray][chit] = countOf(`${where}.${tray}.${kind}`, number)
      chits.pool[chit] -= chits[tray as Tray][chit]
      if (chits.pool[chit] < 0) fail('too-many-chits', `${where}.${tray}.${kind}`, number)
    }
}

/** 2.3.2, 5.4 Who has acted on an Event card, and in which box. */
const actionFits = (board: Board, card: CardId): boolean => {
  const { phase, boxes, firstEligible, chit } = board
  const box = boxes[firstEligible]
  if (isPropaganda(card) || boxes[OTHER[firstEligible]] !== null) return false
  if ((box !== null) !== (phase === 'second-eligible')) return false
  if (box === 'event' && CARDS[card].kind === 'mandatory') return false
  return (chit !== null) === (box !== null && firstEligible === 'rebels')
}

const nobodyActed = ({ boxes, chit }: Board): boolean =>
  boxes.british === null && boxes.rebels === null && chit === null

/** The phase must go with the last card played, and with who has acted on it. */
const phaseFits = (board: Board): boolean => {
  const { phase } = board
  const card = board.played.at(-1)
  // 6.1.6 The game ends with the third Political Will Phase.
  if (phase === 'over') return false
  if (phase !== 'political-will' && propagandaPlayed(board) >= CAMPAIGNS) return false
  if (phase === 'reveal') return true
  if (card === undefined) return false
  if (phase === 'mandatory-event') return CARDS[card].kind === 'mandatory' && nobodyActed(board)
  if (phase === 'first-eligible' || phase === 'second-eligible') return actionFits(board, card)
  return isPropaganda(card)
}

const checkPhase = (board: Board): void => {
  if (!phaseFits(board)) fail('phase-does-not-fit', board.phase, board.played.at(-1) ?? null)
  for (const { card } of board.capabilities)
    if (!isExecuted(board, card)) fail('capability-not-played', 'capabilities', card)
}

const readBoxes = (board: BoardState, prison: unknown, outOfPlay: unknown): void => {
  for (const [piece, number] of entriesOf('prison', prison, ['guerrillas', 'bases']))
    board.prison[piece as 'guerrillas' | 'bases'] = countOf(`prison.${piece}`, number)
  const { troops, countries } = fieldsOf('outOfPlay', outOfPlay, ['troops', 'countries'])
  board.outOfPlay.troops = countOf('outOfPlay.troops', troops ?? 0)
  board.outOfPlay.countries = listOf('outOfPlay.countries', countries).map((country) =>
    oneOf('outOfPlay.countries', country, OUT_AT_FIRST, 'unknown-space'),
  )
  const [first, second] = board.outOfPlay.countries
  if (first !== undefined && first === second) fail('unknown-space', 'outOfPlay.countries', second)
}

const readTracks = (board: BoardState, politicalWill: unknown, unity: unknown): void => {
  board.politicalWill = countOf('politicalWill', politicalWill)
  if (board.politicalWill > MAX_POLITICAL_WILL)
    fail('political-will-out-of-range', 'politicalWill', politicalWill)
  board.unity = countOf('unity', unity)
  if (board.unity >= UNITY_VALUES.length) fail('unity-out-of-range', 'unity', unity)
}

/** The board of a position, or the first thing that is wrong with it, as a RulesError. */
export const boardOf = (position: Position): BoardState => {
  const given = fieldsOf('position', position, FIELDS)
  const board = emptyBoard()
  readMap(board.map, given['spaces'])
  readBoxes(board, given['prison'], given['outOfPlay'])
  board.tegartPolice = countOf('tegartPolice', given['tegartPolice'] ?? 0)
  fillAvailable(board)
  for (const space of SPACES) checkSpace(board, space)
  readTracks(board, given['politicalWill'], given['unity'])
  takeChits('operationsChits', given['operationsChits'], board.operationsChits)
  takeChits('punishmentChits', given['punishmentChits'], board.punishmentChits)
  board.played = cardsOf('played', given['played'])
  board.capabilities = capabilitiesOf(given['capabilities'], board.played)
  readSequence(board, given, 'rebels')
  const { chit = null } = given
  board.chit = oneOf('chit', chit, [...OPERATIONS_CHITS, null], 'unknown-value')
  checkPhase(board)
  return board
}

/**
 * A board as people would write it. Chits just drawn are in the pool again; and a board in the middle of an
 * action has boxes that `boardOf` refuses. What fits is the board at a phase's beginning: `Game.checkpoint`.
 */
export const positionOf = (board: Board): Position => ({
  spaces: writtenMap(board.map),
  prison: { ...board.prison },
  outOfPlay: { troops: board.outOfPlay.troops, countries: [...board.outOfPlay.countries] },
  tegartPolice: board.tegartPolice,
  politicalWill: board.politicalWill,
  unity: board.unity,
  operationsChits: {
    held: nonZero(board.operationsChits.held),
    used: nonZero(board.operationsChits.used),
  },
  punishmentChits: {
    held: nonZero(board.punishmentChits.held),
    used: nonZero(board.punishmentChits.used),
  },
  played: [...board.played],
  capabilities: [...board.capabilities],
  firstEligible: board.firstEligible,
  phase: board.phase,
  boxes: { ...board.boxes },
  chit: board.chit,
})
