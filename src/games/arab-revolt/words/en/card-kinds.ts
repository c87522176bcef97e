import type { CardKind, Faction } from '../../rules/index'

/** What several cards of a kind are called. */
export const KIND_FILTERS: Readonly<Record<CardKind, string>> = {
  event: 'Events',
  capability: 'Capabilities',
  mandatory: 'Mandatory',
  propaganda: 'Propaganda',
}

const OWNER: Readonly<Record<Faction, string>> = { british: 'British', rebels: 'Rebel' }

/** A card of a side, by its kind: “British Capability”. */
export const LABEL_OF = (faction: Faction, kind: string): string => `${OWNER[faction]} ${kind}`
