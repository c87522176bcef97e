import { PROPAGANDA_CARDS, type CardId, type Side } from '../data/cards'
import { INTEL_CHITS, type IntelPlace } from '../data/chits'
import { NEIGHBOURS } from '../data/adjacency'
import {
  CONTENTS,
  MAX_ARMS_CACHES,
  SABOTAGE_AND_TERROR,
  STATES,
  type Content,
  type Force,
} from '../data/pieces'
import { CITIES, COASTAL, KIND, RAILWAYS, type City, type SpaceId } from '../data/spaces'
import { HAGANAH_PIECES } from '../data/tracks'
import { AT, COLUMN, type Board } from './board'

/* What stands in one space. */

export const count = (board: Board, content: Content, space: SpaceId): number =>
  board.map[AT[space] + COLUMN[content]]!

export const troops = (board: Board, space: SpaceId): number =>
  board.map[AT[space] + COLUMN.troops]!

export const police = (board: Board, space: SpaceId): number =>
  board.map[AT[space] + COLUMN.police]!

/** 1.4 A cube is a Troop or Police: all that the British have on the map. */
export const cubes = (board: Board, space: SpaceId): number => {
  const at = AT[space]
  return board.map[at + COLUMN.troops]! + board.map[at + COLUMN.police]!
}

export const undergroundCells = (board: Board, space: SpaceId): number =>
  board.map[AT[space] + COLUMN.cellsUnderground]!

export const activeCells = (board: Board, space: SpaceId): number =>
  board.map[AT[space] + COLUMN.cellsActive]!

export const cells = (board: Board, space: SpaceId): number => {
  const at = AT[space]
  return board.map[at + COLUMN.cellsUnderground]! + board.map[at + COLUMN.cellsActive]!
}

export const armsCaches = (board: Board, space: SpaceId): number =>
  board.map[AT[space] + COLUMN.armsCaches]!

export const irgunPieces = (board: Board, space: SpaceId): number =>
  cells(board, space) + armsCaches(board, space)

export const curfew = (board: Board, space: SpaceId): boolean =>
  board.map[AT[space] + COLUMN.curfew]! > 0

export const sabotage = (board: Board, space: SpaceId): number =>
  board.map[AT[space] + COLUMN.sabotage]!

export const terror = (board: Board, space: SpaceId): number =>
  board.map[AT[space] + COLUMN.terror]!

/* What a space is. */

export const isDistrict = (space: SpaceId): boolean => KIND[space] === 'district'
export const isCity = (space: SpaceId): space is City => KIND[space] === 'city'
export const isRailway = (space: SpaceId): boolean => KIND[space] === 'railway'

/** 1.3.2 */
export const isCoastal = (space: SpaceId): boolean => COASTAL.some((one) => one === space)

/** 1.3.5 */
export const adjacent = (a: SpaceId, b: SpaceId): boolean => NEIGHBOURS[a].includes(b)

/* What stands on the whole map. */

export const onMap = (board: Board, content: Content): number => {
  let sum = 0
  for (let i = COLUMN[content]; i < board.map.length; i += CONTENTS.length) sum += board.map[i]!
  return sum
}

export const forceOnMap = (board: Board, force: Force): number => {
  let sum = 0
  for (const piece of STATES[force]) sum += onMap(board, piece)
  return sum
}

export const terrorOnMap = (board: Board): number => onMap(board, 'terror')

export const curfewCities = (board: Board): readonly City[] =>
  CITIES.filter((city) => curfew(board, city))

/** 6.1.2, P20 Whether no Railway has Sabotage. */
export const railwaysAreClear = (board: Board): boolean =>
  RAILWAYS.every((railway) => sabotage(board, railway) === 0)

/* What may be placed. */

/** 1.4.2 */
export const roomForArmsCache = (board: Board, space: SpaceId): boolean =>
  !isRailway(space) && armsCaches(board, space) < MAX_ARMS_CACHES

/** PR22 How many Sabotage and Terror markers are left to place. */
export const markersLeft = (board: Board): number =>
  SABOTAGE_AND_TERROR - onMap(board, 'sabotage') - onMap(board, 'terror')

/* 1.6.1 Intel chits. */

export const intel = (board: Board, place: IntelPlace): number =>
  INTEL_CHITS.reduce<number>((sum, chit) => sum + board.intel[place][chit], 0)

/* 6.5 The Haganah Track. */

/** PR27 How many pieces lie on the Track, and are not Available. */
export const onHaganahTrack = (
  board: Pick<Board, 'haganah'>,
  force: 'cells' | 'armsCaches',
): number =>
  HAGANAH_PIECES.reduce(
    (sum, pieces) => sum + (board.haganah < pieces.under ? pieces[force] : 0),
    0,
  )

/* Cards. */

export const propagandaPlayed = (board: Board): number =>
  PROPAGANDA_CARDS.filter((card) => board.played.includes(card)).length

export const inEffect = (board: Pick<Board, 'capabilities'>, card: CardId, side: Side): boolean =>
  board.capabilities.some((one) => one.card === card && one.side === side)
