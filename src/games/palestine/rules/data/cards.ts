import { keysOf } from '../../../../coin/keys-of'
import { SIDES, type Side } from '../../../../coin/sides'
import type { Faction } from './factions'

export { SIDES, type Side }

export type CardKind = 'event' | 'capability' | 'propaganda'

export interface CardHeader {
  readonly title: string
  readonly kind: CardKind
  readonly sides: readonly Side[]
  /** 5.3 The label of a Capability. It does not limit who may execute the card. */
  readonly capabilityOf?: Faction
  /** 5.4 Whether a Capability may lessen what it costs in Political Will. */
  readonly starred?: true
}

const BOTH: readonly Side[] = SIDES
const ONE: readonly Side[] = ['unshaded']

const event = (title: string, sides = BOTH): CardHeader => ({ title, kind: 'event', sides })
const starred = (title: string, sides = BOTH): CardHeader => ({
  title,
  kind: 'event',
  sides,
  starred: true,
})
const propaganda = (title: string): CardHeader => ({ title, kind: 'propaganda', sides: [] })
const capability = (capabilityOf: Faction, title: string): CardHeader => ({
  title,
  kind: 'capability',
  sides: BOTH,
  capabilityOf,
})

/** What is printed at the head of each card. */
export const CARDS = {
  P1: event('Operation Agatha'),
  P2: starred('Exodus Affair'),
  P3: event('King David Hotel'),
  P4: starred('Illegal Immigration', ONE),
  P5: event('Acre Prison Break'),
  P6: event('Montgomery'),
  P7: event('Lehi'),
  P8: starred('Harry Truman'),
  P9: capability('british', 'Ernest Bevin'),
  P10: event('Palestine Police Force'),
  P11: event('Operation Shark'),
  P12: event('Peter Bergson'),
  P13: capability('irgun', 'Palmach'),
  P14: event('Martial Law'),
  P15: event('Chaim Weizmann'),
  P16: event('Alan Cunningham'),
  P17: capability('british', 'Bevingrads'),
  P18: capability('british', '6th Airborne'),
  P19: event('Rome Embassy Bombing'),
  P20: starred('Indian Independence'),
  P21: event('United Resistance Movement'),
  P22: event('Jewish Agency', ONE),
  P23: capability('irgun', 'Road Mines'),
  P24: event('Sergeants Affair'),
  P25: capability('irgun', 'Menachem Begin'),
  P26: event('Veterans of WWII', ONE),
  P27: starred('American Loans'),
  P28: event('CID'),
  P29: capability('british', 'Curfews'),
  P30: event('Roy Farran'),
  P31: event('Dov Gruner'),
  P32: capability('irgun', 'Weapon Factories'),
  P33: propaganda('Propaganda!'),
  P34: propaganda('Propaganda!'),
  P35: propaganda('Propaganda!'),
} as const satisfies Record<string, CardHeader>

export type CardId = keyof typeof CARDS
export type PropagandaId = 'P33' | 'P34' | 'P35'
export type EventId = Exclude<CardId, PropagandaId>

export const CARD_IDS = keysOf(CARDS)

/** PR98 All three are alike. */
export const PROPAGANDA_CARDS: readonly PropagandaId[] = ['P33', 'P34', 'P35']

const propagandas: ReadonlySet<CardId> = new Set(PROPAGANDA_CARDS)

export const isPropaganda = (card: CardId): card is PropagandaId => propagandas.has(card)

export const EVENT_CARDS = CARD_IDS.filter((card): card is EventId => !isPropaganda(card))

/** 2.1 Each of the three piles: four Events on top of two Events and a Propaganda card, shuffled. */
export const PILE = { size: 7, eventsOnTop: 4 } as const
