import type { Faction, Outcome } from '../../rules/index'
import { WHO } from './names'

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

/** Who has won. */
export const outcomeWins = ({ winner }: Outcome): string => `The ${WHO[winner]} win.`

/** Why it is over. */
export const outcomeWhy = (
  { winner }: Outcome,
  counted: number,
  will: number,
  cards: number,
): string => WHY[winner](counted, will, cards)
