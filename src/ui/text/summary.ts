/** What is counted at the end of a game. */
export type SummaryId =
  | 'guerrillas-placed'
  | 'bases-placed'
  | 'rebels-removed'
  | 'british-removed'
  | 'opposition'
  | 'sabotage'

const counts: Readonly<Record<SummaryId, string>> = {
  'guerrillas-placed': 'Guerrillas placed',
  'bases-placed': 'Bases placed',
  'rebels-removed': 'Rebel pieces removed',
  'british-removed': 'British pieces removed',
  opposition: 'Opposition markers placed',
  sabotage: 'Sabotage markers placed',
}

/** Words of the summary of a game. */
export const SUMMARY = {
  counts,
  campaign: (number: number) => `Political Will, campaign ${number}`,
  fromTo: (from: number, to: number) => `${from} to ${to}`,
} as const
