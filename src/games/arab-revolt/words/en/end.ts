import { CAMPAIGNS, PILE, type Faction, type Outcome } from '../../rules/index'
import { WHO, cardName } from './names'
import { signed } from '../../../../language/english'

/** What is counted over a whole game. */
export type TotalId =
  | 'guerrillas-placed'
  | 'bases-placed'
  | 'rebels-removed'
  | 'british-removed'
  | 'opposition'
  | 'sabotage'

export const TOTALS: Readonly<Record<TotalId, string>> = {
  'guerrillas-placed': 'Guerrillas placed',
  'bases-placed': 'Bases placed',
  'rebels-removed': 'Rebel pieces removed',
  'british-removed': 'British pieces removed',
  opposition: 'Opposition markers placed',
  sabotage: 'Sabotage markers placed',
}

const ORDINALS = ['first', 'second', 'third']
const round = (counted: number): string => ORDINALS[counted - 1] ?? counted.toString()

const WHY: Readonly<Record<Faction, (counted: number, will: number, cards: number) => string>> = {
  rebels: (counted, _, cards) =>
    `In the ${round(counted)} Propaganda Round, on card ${cards}, Political Will was at 0 after the count.`,
  british: (_, will) =>
    `Political Will was above 0 in all three Propaganda Rounds. It stands at ${will}.`,
}

interface Acted {
  readonly by: Faction
  readonly event: boolean
  readonly head: readonly string[]
}

interface Counted {
  readonly card: Parameters<typeof cardName>[0] | null
  readonly number: number
}

/** Words of the end of a game. */
export const END = {
  title: 'The end',
  story: 'How the game ended',
  wins: ({ winner }: Outcome) => `The ${WHO[winner]} win.`,
  why: ({ winner }: Outcome, counted: number, will: number, cards: number) =>
    WHY[winner](counted, will, cards),
  again: 'New game',
  look: 'Look through the game',
  looking: 'The map shows an earlier position.',
  back: 'Back to the end',
  /* The chart. */
  course: 'Political Will over time',
  will: 'Political Will',
  forecast: 'its forecast',
  counted: 'Propaganda Round',
  cards: `cards, 1 to ${CAMPAIGNS * PILE.size}`,
  numbers: 'The same in numbers',
  columns: { number: 'Card', card: 'Title', will: 'Political Will', forecast: 'Forecast' },
  atFirst: 'at first',
  nameOf: ({ card }: Counted) => (card === null ? END.atFirst : cardName(card)),
  none: 'none',
  courseOf: (will: readonly number[]) => `Political Will: ${will.join(', then ')}.`,
  /* Turning points. */
  turning: 'Turning points',
  turningNote: 'The turns that moved the forecast most. Each leads to its position.',
  noTurning: 'No turn moved the forecast.',
  onCard: ({ card, number }: Counted) => `${number} · ${END.nameOf({ card, number })}`,
  acted: ({ by, event, head }: Acted) =>
    `${WHO[by]}: ${[...new Set([...(event ? ['Event'] : []), ...head])].join(', ')}`,
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
