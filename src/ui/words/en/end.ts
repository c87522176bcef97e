import type { CardId, Faction } from '../../../games/index'
import { signed, inRow } from '../../../language/english'
import type { Words } from '../../screen/screen'

interface Acted {
  readonly by: Faction
  readonly event: boolean
  readonly head: readonly string[]
}

interface Counted {
  readonly card: CardId | null
  readonly number: number
}

/** Words of the end of a game. */
export const END = {
  title: 'The end',
  story: 'How the game ended',
  again: 'New game',
  review: 'Review',
  look: 'Look through the game',
  looking: 'The map shows an earlier position.',
  back: 'Back to the end',
  /* The chart. */
  course: 'Political Will over time',
  will: 'Political Will',
  forecast: 'its forecast',
  counted: 'Propaganda Round',
  cards: (last: number) => `cards, 1 to ${last}`,
  numbers: 'The same in numbers',
  columns: { number: 'Card', card: 'Title', will: 'Political Will', forecast: 'Forecast' },
  atFirst: 'at first',
  nameOf: ({ card }: Counted, { cardName }: Words) =>
    card === null ? END.atFirst : cardName(card),
  none: 'none',
  courseOf: (will: readonly number[]) => `Political Will: ${inRow(will.map(String))}.`,
  /* Turning points. */
  turning: 'Turning points',
  turningNote: 'The turns that moved the forecast most. Each leads to its position.',
  noTurning: 'No turn moved the forecast.',
  onCard: (one: Counted, words: Words) => `${one.number} · ${END.nameOf(one, words)}`,
  acted: ({ by, event, head }: Acted, { who }: Words) =>
    `${who(by)}: ${inRow([...new Set([...(event ? ['Event'] : []), ...head])])}`,
  mandatory: 'Mandatory Event',
  moved: (swing: number) => `forecast ${signed(swing)}`,
  /* What each card brought. */
  brought: 'What each card changed',
  broughtNote: 'Pieces: + placed, − removed.',
  change: 'Forecast',
  willMoved: (swing: number) => `Will ${signed(swing)}`,
  pieces: ({ placed, removed }: { placed: number; removed: number }) =>
    [placed, -removed]
      .filter((number) => number !== 0)
      .map(signed)
      .join(' ') || '–',
  totals: 'In all',
} as const
