import type { Decision } from './decision'
import { cardInPlay } from './board'
import type { CardWorld } from './card-game'
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

const ORDERS: Readonly<Record<string, 'first' | 'second'>> = {
  'first-eligible': 'first',
  'second-eligible': 'second',
}

const PARTS: Readonly<Record<string, TurnPart>> = {
  'turn.box': 'box',
  'turn.operation': 'action',
  'turn.event': 'action',
}

interface Course<W extends CardWorld> {
  readonly other: Readonly<Record<string, W['faction']>>
  readonly propagandaPlayed: (board: W['board']) => number
  readonly kindOf: (option: OptionOf<W>) => string
}

/** 2.3.2 A turn is one side’s action on a card: its box, its Operation and Activities or side of the Event, its spaces. */
export const openingsOf = <W extends CardWorld>({
  other,
  propagandaPlayed,
  kindOf,
}: Course<W>): Openings<W> => ({
  where: ({ by }, board) => {
    const order = ORDERS[board.phase]
    const card = cardInPlay(board)
    if (order === undefined || card === null) return null
    const acts = order === 'first' ? board.firstEligible : other[board.firstEligible]
    return by === acts ? [String(propagandaPlayed(board) + 1), card, by, order] : null
  },
  part: ({ ask }, answer) => {
    const kind = kindOf(answer)
    if (kind === 'activity') return 'action'
    return kind === 'space' ? 'space' : (PARTS[ask] ?? null)
  },
})
