import type { Openings, TurnPart } from '../../../coin/openings'
import { OTHER, cardInPlay, optionKind, propagandaPlayed, type Palestine } from '../rules/index'

const ORDERS: Readonly<Record<string, 'first' | 'second'>> = {
  'first-eligible': 'first',
  'second-eligible': 'second',
}

const PARTS: Readonly<Record<string, TurnPart>> = {
  'turn.box': 'box',
  'turn.operation': 'action',
  'turn.event': 'action',
}

/** 2.3.2 A turn is one side’s action on a card: its box, its Operation and Activities or side of the Event, its spaces. */
export const OPENINGS: Openings<Palestine> = {
  where: ({ by }, board) => {
    const order = ORDERS[board.phase]
    const card = cardInPlay(board)
    if (order === undefined || card === null) return null
    const acts = order === 'first' ? board.firstEligible : OTHER[board.firstEligible]
    return by === acts ? [String(propagandaPlayed(board) + 1), card, by, order] : null
  },
  part: ({ ask }, answer) => {
    const kind = optionKind(answer)
    if (kind === 'activity') return 'action'
    return kind === 'space' ? 'space' : (PARTS[ask] ?? null)
  },
}
