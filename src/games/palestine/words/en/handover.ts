import type { Faction } from '../../rules/index'
import { capital, inRow } from '../../../../language/english'
import { IN_TEXT } from './names'

const BEGIN: Readonly<Record<Faction, string>> = {
  british: 'Begin the British turn',
  irgun: 'Begin the Irgun turn',
}

const CHOOSE: Readonly<Record<Faction, string>> = {
  british: 'Choose for the British',
  irgun: 'Choose for Irgun',
}

/** Words between two turns. */
export const HANDOVER = {
  ended: (faction: Faction, done: readonly string[]) =>
    `${capital(IN_TEXT[faction])} have ended their turn${done.length > 0 ? ` (${inRow(done)})` : ''}. Hand over to the other player.`,
  begin: (faction: Faction) => BEGIN[faction],
  /* In the middle of a turn. */
  next: (faction: Faction) => `${capital(IN_TEXT[faction])} choose next.`,
  choose: (faction: Faction) => CHOOSE[faction],
} as const
