import type { CardKind, Faction } from '../../rules/index'

/** What several cards of a kind are called. */
export const KIND_FILTERS: Readonly<Record<CardKind, string>> = {
  event: 'Events',
  capability: 'Capabilities',
  propaganda: 'Propaganda',
}

const OWNER: Readonly<Record<Faction, string>> = { british: 'British', irgun: 'Irgun' }

/** A card of a side, by its kind: “British Capability”. */
export const LABEL_OF = (faction: Faction, kind: string): string => `${OWNER[faction]} ${kind}`
