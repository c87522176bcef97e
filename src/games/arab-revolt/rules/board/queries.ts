import { CARDS, MUNICH, PROPAGANDA_CARDS, type CardId, type Side } from '../data/cards'
import { NEIGHBOURS } from '../data/adjacency'
import { CONTENTS, MAX_BASES, STATES, type Content, type Force } from '../data/pieces'
import { COUNTRIES, KIND, POPULATED, SPACES, type Country, type SpaceId } from '../data/spaces'
import { CENTRALIZED, DECENTRALIZED, UNITY_VALUES } from '../data/tracks'
import { AT, COLUMN, type Board } from './board'

/* What stands in one space. */

export const count = (board: Board, content: Content, space: SpaceId): number =>
  board.map[AT[space] + COLUMN[content]]!

export const troops = (board: Board, space: SpaceId): number =>
  board.map[AT[space] + COLUMN.troops]!

export const police = (board: Board, space: SpaceId): number =>
  board.map[AT[space] + COLUMN.police]!

/** 1.4 A cube is a Troop or Police. */
export const cubes = (board: Board, space: SpaceId): number => {
  const at = AT[space]
  return board.map[at + COLUMN.troops]! + board.map[at + COLUMN.police]!
}

export const undergroundIrregulars = (board: Board, space: SpaceId): number =>
  board.map[AT[space] + COLUMN.irregularsUnderground]!

export const irregulars = (board: Board, space: SpaceId): number => {
  const at = AT[space]
  return board.map[at + COLUMN.irregularsUnderground]! + board.map[at + COLUMN.irregularsActive]!
}

export const undergroundGuerrillas = (board: Board, space: SpaceId): number =>
  board.map[AT[space] + COLUMN.guerrillasUnderground]!

export const activeGuerrillas = (board: Board, space: SpaceId): number =>
  board.map[AT[space] + COLUMN.guerrillasActive]!

export const guerrillas = (board: Board, space: SpaceId): number => {
  const at = AT[space]
  return board.map[at + COLUMN.guerrillasUnderground]! + board.map[at + COLUMN.guerrillasActive]!
}

export const bases = (board: Board, space: SpaceId): number => board.map[AT[space] + COLUMN.bases]!

export const britishPieces = (board: Board, space: SpaceId): number => {
  const at = AT[space]
  return (
    board.map[at + COLUMN.troops]! +
    board.map[at + COLUMN.police]! +
    board.map[at + COLUMN.irregularsUnderground]! +
    board.map[at + COLUMN.irregularsActive]!
  )
}

export const rebelPieces = (board: Board, space: SpaceId): number => {
  const at = AT[space]
  return (
    board.map[at + COLUMN.guerrillasUnderground]! +
    board.map[at + COLUMN.guerrillasActive]! +
    board.map[at + COLUMN.bases]!
  )
}

export const opposition = (board: Board, space: SpaceId): boolean =>
  board.map[AT[space] + COLUMN.opposition]! > 0

export const curfew = (board: Board, space: SpaceId): boolean =>
  board.map[AT[space] + COLUMN.curfew]! > 0

export const sabotage = (board: Board, space: SpaceId): number =>
  board.map[AT[space] + COLUMN.sabotage]!

/* What a space is. */

export const isDistrict = (space: SpaceId): boolean => KIND[space] === 'district'
export const isCity = (space: SpaceId): boolean => KIND[space] === 'city'
export const isRailway = (space: SpaceId): boolean => KIND[space] === 'railway'
export const isCountry = (space: SpaceId): space is Country => KIND[space] === 'country'

/** 1.6, 1.12 Opposition and Curfew may stand here. */
export const isPopulated = (space: SpaceId): boolean => isDistrict(space) || isCity(space)

/** 1.3.5 */
export const adjacent = (a: SpaceId, b: SpaceId): boolean => NEIGHBOURS[a].includes(b)

/** 1.3.7 Transjordan and Egypt begin out of play. */
export const inPlay = (board: Board, space: SpaceId): boolean =>
  !board.outOfPlay.countries.some((country) => country === space)

export const countriesInPlay = (board: Board): readonly Country[] =>
  COUNTRIES.filter((country) => inPlay(board, country))

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

export const irregularsOnMap = (board: Board): number => forceOnMap(board, 'irregulars')

/** R40 Bases in Foreign Countries count. */
export const basesOnMap = (board: Board): number => onMap(board, 'bases')

export const oppositionSpaces = (board: Board): readonly SpaceId[] =>
  POPULATED.filter((space) => opposition(board, space))

export const curfewSpaces = (board: Board): readonly SpaceId[] =>
  POPULATED.filter((space) => curfew(board, space))

export const baseSpaces = (board: Board): readonly SpaceId[] =>
  SPACES.filter((space) => bases(board, space) > 0)

/* What may be placed. */

/** 1.4.2 */
export const roomForBase = (board: Board, space: SpaceId): boolean =>
  !isRailway(space) && bases(board, space) < MAX_BASES

/* 6.6 The Unity Track. */

export const unityValue = (board: Board): number => UNITY_VALUES[board.unity]!
export const centralized = (board: Board): boolean => board.unity === CENTRALIZED
export const decentralized = (board: Board): boolean => board.unity === DECENTRALIZED

/* Cards. */

/** A24 Whether the Munich Conference has been played. */
export const afterMunich = (board: Board): boolean => board.played.includes(MUNICH)

export const propagandaPlayed = (board: Board): number =>
  PROPAGANDA_CARDS.filter((card) => board.played.includes(card)).length

export const inEffect = (board: Board, card: CardId, side: Side): boolean =>
  board.capabilities.some((one) => one.card === card && one.side === side)

/** A16 The British Capabilities in play. */
export const britishCapabilities = (board: Board): Board['capabilities'] =>
  board.capabilities.filter(
    ({ card }) => 'capabilityOf' in CARDS[card] && CARDS[card].capabilityOf === 'british',
  )
