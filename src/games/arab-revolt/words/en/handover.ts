import type { Faction } from '../../rules/index'
import { WHO } from './names'
import { inRow } from '../../../../language/english'

const BEGIN: Readonly<Record<Faction, string>> = {
  british: 'Begin the British turn',
  rebels: 'Begin the Rebel turn',
}

/** Words between two turns. */
export const HANDOVER = {
  ended: (faction: Faction, done: readonly string[]) =>
    `The ${WHO[faction]} have ended their turn${done.length > 0 ? ` (${inRow(done)})` : ''}. Hand over to the other player.`,
  begin: (faction: Faction) => BEGIN[faction],
} as const
