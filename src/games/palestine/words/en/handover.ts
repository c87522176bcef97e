import type { Faction } from '../../rules/index'
import { capital, small, withoutStop } from '../../../../language/english'
import { IN_TEXT } from './names'

const BEGIN: Readonly<Record<Faction, string>> = {
  british: 'Begin the British turn',
  irgun: 'Begin the Irgun turn',
}

/** Words between two turns. */
export const HANDOVER = {
  ended: (faction: Faction, done: readonly string[]) =>
    `${capital(IN_TEXT[faction])} have ended their turn${done.length > 0 ? ` (${done.join(', ')})` : ''}. Hand over to the other player.`,
  first: 'The game begins.',
  begin: (faction: Faction) => BEGIN[faction],
  nothing: 'Nothing has changed on the map.',
  others: (changes: readonly string[]) => `Also: ${changes.map(withoutStop).join('; ')}.`,
  forecast: (from: string, to: string) =>
    from === to
      ? `Forecast for Political Will: ${to}, as before.`
      : `Forecast for Political Will: from ${from} to ${to}.`,
  cardTurned: (card: string) => `${card} is the card in play.`,
  open: (boxes: readonly string[]) => `Open to you: ${boxes.join(', ')}.`,
  mustPass: 'American Loans: whichever box you take, you Pass in it and draw no chit.',
  asked: (ask: string) => `First: ${small(ask)}.`,
} as const
