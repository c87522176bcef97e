import {
  CARDS,
  KIND,
  MUNICH,
  isPropaganda,
  type ActivityId,
  type Box,
  type CardId,
  type CardKind,
  type Cause,
  type Content,
  type Force,
  type OperationId,
  type OperationsChit,
  type PhaseId,
  type Piece,
  type Punishment,
  type Side,
  type SpaceId,
  type SpaceKind,
  type Tray,
  type WillLineId,
} from '../../rules/index'
import { PLACES as ON_THE_MAP } from '../../../../mandate/words/en/places'
import { IN_TEXT, WHO } from './who'
import { counted } from '../../../../language/english'

export { IN_TEXT, WHO }

export const GROUPS: Readonly<Record<SpaceKind, string>> = {
  district: 'Districts',
  city: 'Cities',
  railway: 'Railways',
  country: 'Foreign Countries',
}

export const PLACES: Readonly<Record<SpaceId, string>> = ON_THE_MAP

/** A space within a sentence. */
export const place = (space: SpaceId): string =>
  KIND[space] === 'railway' ? `the ${PLACES[space]} Railway` : PLACES[space]

export const at = (space: SpaceId): string =>
  `${KIND[space] === 'railway' ? 'on' : 'in'} ${place(space)}`

/** One of a kind and several. */
export const CONTENT: Readonly<Record<Content | Force | 'curfews', readonly [string, string]>> = {
  troops: ['Troop', 'Troops'],
  police: ['Police', 'Police'],
  irregulars: ['Irregular', 'Irregulars'],
  guerrillas: ['Guerrilla', 'Guerrillas'],
  bases: ['Base', 'Bases'],
  irregularsUnderground: ['Underground Irregular', 'Underground Irregulars'],
  irregularsActive: ['Active Irregular', 'Active Irregulars'],
  guerrillasUnderground: ['Underground Guerrilla', 'Underground Guerrillas'],
  guerrillasActive: ['Active Guerrilla', 'Active Guerrillas'],
  opposition: ['Opposition', 'Opposition'],
  curfew: ['Curfew', 'Curfews'],
  curfews: ['Curfew', 'Curfews'],
  sabotage: ['Sabotage marker', 'Sabotage markers'],
}

/** What several of something are called: “Bases”. */
export const contentName = (of: Piece | Content | Force | 'curfews'): string => CONTENT[of][1]

/** So many of something: “1 Base”, “2 Bases”. */
export const pieces = (number: number, of: Piece | Content | Force | 'curfews'): string =>
  counted(number, ...CONTENT[of])

export const OPERATION_NAMES: Readonly<Record<OperationId, string>> = {
  deploy: 'Deploy',
  patrol: 'Patrol',
  sweep: 'Sweep',
  assault: 'Assault',
  rally: 'Rally',
  march: 'March',
  sabotage: 'Sabotage',
  ambush: 'Ambush',
}

export const ACTIVITY_NAMES: Readonly<Record<ActivityId, string>> = {
  punish: 'Punish',
  divide: 'Divide',
  'air-recon': 'Air Recon',
  mobilize: 'Mobilize',
  coordinate: 'Coordinate',
  raid: 'Raid',
}

export const PHASE_NAMES: Readonly<Record<PhaseId, string>> = {
  reveal: 'Next card',
  'mandatory-event': 'Mandatory Event',
  'first-eligible': 'First Eligible acts',
  'second-eligible': 'Second Eligible acts',
  'political-will': 'Political Will Phase',
  resources: 'Resources Phase',
  support: 'Support Phase',
  redeploy: 'Redeploy Phase',
  reset: 'Reset Phase',
  over: 'End of the game',
}

export const MUNICH_NAME = 'Munich Conference'

export const CAUSES: Readonly<Record<Cause['what'], string>> = {
  ...OPERATION_NAMES,
  ...ACTIVITY_NAMES,
  ...PHASE_NAMES,
  pass: 'Pass',
  event: 'Event',
  capability: 'effect of a Capability',
  'operations-chit': 'effect of the Operations chit',
}

export const BOX_NAMES: Readonly<Record<Box, string>> = {
  'limited-operation': 'Limited Operation',
  event: 'Event',
  'operation-and-special': 'Operation & Special Activity',
}

export const PUNISHMENT_NAMES: Readonly<Record<Punishment, string>> = {
  detain: 'Detain',
  demolish: 'Demolish',
  fine: 'Fine',
}

/** What is printed on a chit. */
export const chitValue = (chit: OperationsChit | Punishment): string =>
  typeof chit === 'number' ? chit.toString() : PUNISHMENT_NAMES[chit]

export const chitName = (chit: OperationsChit | Punishment): string =>
  typeof chit === 'number' ? `Operations chit ${chit}` : `${chitValue(chit)} chit`

export const TRAY_NAMES: Readonly<Record<Tray, string>> = {
  pool: 'pool',
  drawn: 'drawn',
  held: 'held',
  used: 'used',
}

export const UNITY_ENDS = { centralized: 'Centralized', decentralized: 'Decentralized' } as const

/** The places on the Unity Track. */
const UNITY = [
  'Decentralized',
  'near Decentralized',
  'in the middle',
  'near Centralized',
  'Centralized',
]
export const unityName = (unity: number): string => UNITY[unity] ?? ''

/** 6.5 Of the three Propaganda cards one has an effect and a name of its own. */
export const cardName = (card: CardId): string => {
  if (card === MUNICH) return `Propaganda: ${MUNICH_NAME}`
  return isPropaganda(card) ? 'Propaganda' : CARDS[card].title
}

/** Why something is done, by its name: of a lasting effect its card. */
export const causeName = ({ what, card }: Pick<Cause, 'what' | 'card'>): string => {
  if (what === 'capability' && card) return `effect of ${cardName(card)}`
  return what === 'reset' && card === MUNICH ? MUNICH_NAME : CAUSES[what]
}

/** A card with its side, where it has two. */
export const cardSide = (card: CardId, side?: Side): string =>
  side !== undefined && CARDS[card].sides.length > 1 ? `${cardName(card)}, ${side}` : cardName(card)

export const WILL_LINES: Readonly<Record<WillLineId, string>> = {
  'sabotaged-railways': 'Sabotaged Railways',
  'clear-railways': 'Railways without Sabotage',
  'rebel-majorities': 'More Rebels than British',
  'contained-spaces': 'No Rebels, no Opposition',
  'districts-with-bases': 'Districts with a Base',
  irregulars: 'Irregulars on the map',
  opposition: 'Opposition, by Rebel Courts',
}

export const KINDS: Readonly<Record<CardKind, string>> = {
  event: 'Event',
  capability: 'Capability',
  mandatory: 'Mandatory Event',
  propaganda: 'Propaganda Round',
}
