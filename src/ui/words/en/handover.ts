import { small, inRow } from '../../../language/english'

/** Words between two turns. */
export const HANDOVER = {
  first: 'The game begins.',
  nothing: 'Nothing has changed on the map.',
  others: (changes: readonly string[]) => `Also: ${changes.join('; ')}.`,
  forecast: (from: string, to: string) =>
    from === to
      ? `Forecast for Political Will: ${to}, as before.`
      : `Forecast for Political Will: from ${from} to ${to}.`,
  within: (done: readonly string[]) =>
    `In the middle of a turn${done.length > 0 ? ` (${inRow(done)})` : ''}. Hand over to the other player.`,
  cardTurned: (card: string) => `${card} is the card in play.`,
  open: (boxes: readonly string[]) => `Open to you: ${inRow(boxes)}.`,
  asked: (ask: string) => `First: ${small(ask)}.`,
} as const
