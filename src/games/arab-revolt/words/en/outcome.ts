import type { Outcome } from '../../rules/index'

/** Who has won, and by what. */
export const outcomeText = ({ winner }: Outcome): string =>
  winner === 'rebels'
    ? 'The Rebels win: Political Will is at 0'
    : 'The British win: Political Will is above 0 after the last Propaganda Round'
