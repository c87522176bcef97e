import type { Outcome } from '../../rules/index'

/** Who has won, and by what, within a sentence. */
export const outcomeText = ({ winner }: Outcome): string =>
  winner === 'rebels'
    ? 'the Rebels win: Political Will is at 0'
    : 'the British win: Political Will is above 0 after the last Propaganda Round'
