import type { Faction } from '../../rules/index'
import { WHO } from './names'
import { inRow } from '../../../../language/english'

const BEGIN: Readonly<Record<Faction, string>> = {
  british: 'Begin the British turn',
  rebels: 'Begin the Rebel turn',
}

const CHOOSE: Readonly<Record<Faction, string>> = {
  british: 'Choose for the British',
  rebels: 'Choose for the Rebels',
}

/** Words between two turns. */
export const HANDOVER = {
  ended: (faction: Faction, done: readonly string[]) =>
    `The ${WHO[faction]} have ended their turn${done.length > 0 ? ` (${inRow(done)})` : ''}. Hand over to the other player.`,
  begin: (faction: Faction) => BEGIN[faction],
  /* In the middle of a turn. */
  next: (faction: Faction) => `The ${WHO[faction]} choose next.`,
  choose: (faction: Faction) => CHOOSE[faction],
} as const
