import type { Faction, Outcome } from '../../rules/index'
import { IN_TEXT } from './names'
import { capital } from '../../../../language/english'

/** What is counted over a whole game. */
export type TotalId =
  | 'sabotage'
  | 'terror'
  | 'caches-placed'
  | 'caches-lost'
  | 'cells-placed'
  | 'imprisoned'
  | 'police-removed'
  | 'curfews'

export const TOTALS: Readonly<Record<TotalId, string>> = {
  sabotage: 'Sabotage markers placed',
  terror: 'Terror markers placed',
  'caches-placed': 'Arms Caches placed',
  'caches-lost': 'Arms Caches removed',
  'cells-placed': 'Cells placed',
  imprisoned: 'Cells put in Prison',
  'police-removed': 'Police removed',
  curfews: 'Curfews placed',
}

const ORDINALS = ['first', 'second', 'third']
const round = (counted: number): string => ORDINALS[counted - 1] ?? counted.toString()

const WHY: Readonly<Record<Faction, (counted: number, will: number, cards: number) => string>> = {
  irgun: (counted, _, cards) =>
    `In the ${round(counted)} Propaganda Round, on card ${cards}, Political Will was at 0 after the count.`,
  british: (_, will) =>
    `Political Will was above 0 in all three Propaganda Rounds. It stands at ${will}.`,
}

/** Who has won. */
export const outcomeWins = ({ winner }: Outcome): string => `${capital(IN_TEXT[winner])} win.`

/** Why it is over. */
export const outcomeWhy = (
  { winner }: Outcome,
  counted: number,
  will: number,
  cards: number,
): string => WHY[winner](counted, will, cards)
