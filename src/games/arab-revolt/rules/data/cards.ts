import { keysOf } from '../../../../coin/keys-of'
import { SIDES, type Side } from '../../../../coin/sides'
import type { Faction } from './factions'

export { SIDES, type Side }

export type CardKind = 'event' | 'capability' | 'mandatory' | 'propaganda'

export interface CardHeader {
  readonly title: string
  readonly kind: CardKind
  readonly sides: readonly Side[]
  /** 5.3 The label of a Capability. It does not limit who may execute the card. */
  readonly capabilityOf?: Faction
}

const BOTH: readonly Side[] = SIDES
const ONE: readonly Side[] = ['unshaded']

const event = (title: string, sides = BOTH): CardHeader => ({ title, kind: 'event', sides })
const mandatory = (title: string): CardHeader => ({ title, kind: 'mandatory', sides: ONE })
const propaganda = (title: string): CardHeader => ({ title, kind: 'propaganda', sides: [] })
const capability = (capabilityOf: Faction, title: string, sides = BOTH): CardHeader => ({
  title,
  kind: 'capability',
  sides,
  capabilityOf,
})

/** What is printed at the head of each card. */
export const CARDS = {
  A1: capability('british', 'Mass Detention'),
  A2: capability('rebels', 'Central War Committee'),
  A3: event('Peace Bands'),
  A4: event('Special Night Squads'),
  A5: event('Village Occupations'),
  A6: event('House Demolition'),
  A7: event('Memory of al-Qassam'),
  A8: capability('rebels', 'Fawzi al-Qawuqji'),
  A9: event('Hajj Amin al-Husayni'),
  A10: event('Ex-Black and Tans'),
  A11: mandatory('Italian Aid'),
  A12: event('General Dill'),
  A13: event('Arab Investigation Centres'),
  A14: event('Arab Ladies of Jerusalem'),
  A15: capability('british', 'Human Shields'),
  A16: event('Censorship'),
  A17: event('Revisionist Terror'),
  A18: capability('british', 'Punitive Searches'),
  A19: event('League of Nations', ONE),
  A20: event('Arab Higher Committee'),
  A21: event('“Criminals and Thugs”'),
  A22: event('Demonstrations'),
  A23: event('al-Hajj Muhammad'),
  A24: mandatory('Tensions in Europe'),
  A25: event('Montgomery'),
  A26: event('“Triangle of Terror”', ONE),
  A27: capability('rebels', 'Rebel Courts'),
  A28: capability('british', 'Tegart Forts', ONE),
  A29: event('Haganah'),
  A30: event('Arab Kings'),
  A31: event('French Syria'),
  A32: event('Aerial Policing'),
  A33: propaganda('Propaganda!'),
  A34: propaganda('Propaganda!'),
  A35: propaganda('Propaganda!'),
} as const satisfies Record<string, CardHeader>

export type CardId = keyof typeof CARDS
export type PropagandaId = 'A33' | 'A34' | 'A35'
export type EventId = Exclude<CardId, PropagandaId>

export const CARD_IDS = keysOf(CARDS)

export const PROPAGANDA_CARDS: readonly PropagandaId[] = ['A33', 'A34', 'A35']

const propagandas: ReadonlySet<CardId> = new Set(PROPAGANDA_CARDS)

export const isPropaganda = (card: CardId): card is PropagandaId => propagandas.has(card)

export const EVENT_CARDS = CARD_IDS.filter((card): card is EventId => !isPropaganda(card))

/** 6.5 The Propaganda card with an effect of its own. */
export const MUNICH: PropagandaId = 'A34'

/** 2.1 Each of the three piles: four Events on top of two Events and a Propaganda card, shuffled. */
export const PILE = { size: 7, eventsOnTop: 4 } as const
