import {
  CARDS,
  KIND,
  isPropaganda,
  type ActivityId,
  type Box,
  type CardId,
  type CardKind,
  type Cause,
  type Content,
  type Force,
  type IntelChit,
  type OperationId,
  type PhaseId,
  type Side,
  type SpaceId,
  type SpaceKind,
  type WillLineId,
} from '../../rules/index'
import { PLACES as ON_THE_MAP } from '../../../../mandate/words/en/places'
import { counted } from '../../../../language/english'
import { IN_TEXT, WHO } from './who'

export { IN_TEXT, WHO }

export const GROUPS: Readonly<Record<SpaceKind, string>> = {
  district: 'Districts',
  city: 'Cities',
  railway: 'Railways',
}

export const PLACES: Readonly<Record<SpaceId, string>> = ON_THE_MAP

/** A space within a sentence. */
export const place = (space: SpaceId): string =>
  KIND[space] === 'railway' ? `the ${PLACES[space]} Railway` : PLACES[space]

export const at = (space: SpaceId): string =>
  `${KIND[space] === 'railway' ? 'on' : 'in'} ${place(space)}`

type Counted = Content | Force | 'curfews' | 'intel'

/** One of a kind and several. */
export const CONTENT: Readonly<Record<Counted, readonly [string, string]>> = {
  troops: ['Troop', 'Troops'],
  police: ['Police', 'Police'],
  cells: ['Cell', 'Cells'],
  cellsUnderground: ['Underground Cell', 'Underground Cells'],
  cellsActive: ['Active Cell', 'Active Cells'],
  armsCaches: ['Arms Cache', 'Arms Caches'],
  curfew: ['Curfew', 'Curfews'],
  curfews: ['Curfew', 'Curfews'],
  sabotage: ['Sabotage marker', 'Sabotage markers'],
  terror: ['Terror marker', 'Terror markers'],
  intel: ['Intel chit', 'Intel chits'],
}

/** What several of something are called: “Cells”. */
export const contentName = (of: Counted): string => CONTENT[of][1]

/** So many of something: “1 Cell”, “2 Cells”. */
export const pieces = (number: number, of: Counted): string => counted(number, ...CONTENT[of])

export const OPERATION_NAMES: Readonly<Record<OperationId, string>> = {
  deploy: 'Deploy',
  patrol: 'Patrol',
  search: 'Search',
  assault: 'Assault',
  recruit: 'Recruit',
  travel: 'Travel',
  sabotage: 'Sabotage',
  rob: 'Rob',
}

export const ACTIVITY_NAMES: Readonly<Record<ActivityId, string>> = {
  restore: 'Restore',
  negotiate: 'Negotiate',
  'mass-detention': 'Mass Detention',
  silence: 'Silence',
  propagandize: 'Propagandize',
  terror: 'Terror',
}

export const PHASE_NAMES: Readonly<Record<PhaseId, string>> = {
  reveal: 'Next card',
  'first-eligible': 'First Eligible acts',
  'second-eligible': 'Second Eligible acts',
  'political-will': 'Political Will Phase',
  resources: 'Resources Phase',
  redeploy: 'Redeploy Phase',
  reset: 'Reset Phase',
  over: 'End of the game',
}

export const CAUSES: Readonly<Record<Cause['what'], string>> = {
  ...OPERATION_NAMES,
  ...ACTIVITY_NAMES,
  ...PHASE_NAMES,
  pass: 'Pass',
  event: 'Event',
  capability: 'effect of a Capability',
  'intelligence-lead': 'Intelligence Lead',
  offensive: 'Offensive',
  'for-the-roll': 'For the roll',
  haganah: 'Haganah Track',
}

export const BOX_NAMES: Readonly<Record<Box, string>> = {
  'limited-operation': 'Limited Operation',
  event: 'Event',
  'operation-and-special': 'Operation & Special Activity',
}

export const chitName = (chit: IntelChit): string => `Intel chit ${chit}`

/** 6.5 The places on the Haganah Track, from 0: the last three are the board's own words. */
const HAGANAH = ['Opposed', 'Withdrawn', 'Neutral', 'Support', 'Coordinate'] as const

/** What a place on the Haganah Track is called. */
export const haganahPlace = (value: number): string => HAGANAH[value] ?? ''

/** The same with its number: “4, Coordinate”. */
export const haganahName = (value: number): string => `${value}, ${haganahPlace(value)}`

export const cardName = (card: CardId): string =>
  isPropaganda(card) ? 'Propaganda' : CARDS[card].title

/** Why something is done, by its name: of a lasting effect its card. */
export const causeName = ({ what, card }: Pick<Cause, 'what' | 'card'>): string =>
  what === 'capability' && card ? `effect of ${cardName(card)}` : CAUSES[what]

/** A card with its side, where it has two. */
export const cardSide = (card: CardId, side?: Side): string =>
  side !== undefined && CARDS[card].sides.length > 1 ? `${cardName(card)}, ${side}` : cardName(card)

export const WILL_LINES: Readonly<Record<WillLineId, string>> = {
  districts: 'Sabotage in Districts',
  railways: 'Sabotaged Railways',
  'cities-sabotage': 'Sabotage in Cities',
  'cities-terror': 'Terror in Cities',
  'no-railway': 'No Railway Sabotaged',
  'clear-cities': 'Cities without either',
}

export const KINDS: Readonly<Record<CardKind, string>> = {
  event: 'Event',
  capability: 'Capability',
  propaganda: 'Propaganda Round',
}
