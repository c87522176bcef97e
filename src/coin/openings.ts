import type { Decision } from './decision'
import type { OptionOf, World } from './world'

/** What an answer says of the turn in which it is given. */
export type TurnPart = 'box' | 'action' | 'space'

type Asked<W extends World> = Pick<Decision<W>, 'by' | 'ask'>

/** What a game must tell so that its turns can be counted: where each belongs, and what was done in it. */
export interface Openings<W extends World> {
  /** The campaign, the card, the side and whether it acts first or second; null where nobody’s turn is asked about. */
  readonly where: (question: Asked<W>, board: W['board']) => Where | null
  readonly part: (question: Asked<W>, answer: OptionOf<W>) => TurnPart | null
}

export type Where = readonly [
  campaign: string,
  card: string,
  side: string,
  order: 'first' | 'second',
]
