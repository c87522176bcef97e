import type { Extension } from '../../../../coin/turn'
import { copyBoard } from '../board/board'
import { armsCaches, cubes } from '../board/queries'
import { passIntel, remove } from '../board/verbs'
import type { OperationId } from '../data/factions'
import type { SpaceId } from '../data/spaces'
import { choice, during } from '../script/ask'
import type { Play } from '../script/capability'
import { heldChits } from '../script/drawing'
import { everyPick, type ChitChoice, type Pick } from '../script/option'
import { refuse, type Verdict } from '../script/refusal'
import { anySpace } from '../script/select'
import type { Turn } from '../script/turn'
import type { Palestine } from '../script/world'
import type { Operation } from './operation'

/** 2.3.7, PR8 Not Deploy, nor Travel. */
const BY_LEAD: readonly OperationId[] = ['patrol', 'search', 'assault']
const BY_OFFENSIVE: readonly OperationId[] = ['recruit', 'sabotage', 'rob']

type Select = Operation['select']

/** PR9 Only where a space will be left to select. */
const spaceLeft = (t: Play, turn: Turn, select: Select): Verdict =>
  anySpace(
    (space) => {
      if (turn.selected.includes(space)) return refuse('3.1', 'already-selected')
      const bound = turn.within(space)
      return bound === true ? select(t, space) : bound
    },
    'PR9',
    'no-space-left-to-select',
  )

/** 2.3.7 Any Intel chit goes back to the bag. */
const intelligenceLead = (t: Play, turn: Turn, select: Select): Extension<Palestine> => ({
  payments: heldChits(t, () => spaceLeft(t, turn, select)),
  isPayment: (answer) => typeof answer === 'object' && 'chit' in answer,
  pay: (answer) => {
    const cause = { ...t.cause, rule: '2.3.7', what: 'intelligence-lead', by: 'british' } as const
    return during(t, cause, discard(t, answer as ChitChoice))
  },
})

function* discard(t: Play, { chit }: ChitChoice) {
  passIntel(t, chit, 'discarded')
}

/** PR9 The table as it would be without this Arms Cache. */
const asPaid = (t: Play, space: SpaceId): Play => {
  const paid = { ...t, board: copyBoard(t.board), facts: null }
  remove(paid, 'armsCaches', space)
  return paid
}

/** 2.3.7, PR10 An Arms Cache without Troops and Police beside it goes to Available. */
const mayGiveUp = (t: Play, turn: Turn, select: Select, { space }: Pick): Verdict => {
  if (armsCaches(t.board, space) === 0) return refuse('2.3.7', 'none-here')
  if (cubes(t.board, space) > 0) return refuse('PR10', 'british-here')
  return spaceLeft(asPaid(t, space), turn, select)
}

const offensive = (t: Play, turn: Turn, select: Select): Extension<Palestine> => ({
  payments: choice(everyPick('armsCaches'), (one) => mayGiveUp(t, turn, select, one)),
  isPayment: (answer) => typeof answer === 'object' && 'piece' in answer,
  pay: (answer) => {
    const cause = { ...t.cause, rule: '2.3.7', what: 'offensive', by: 'irgun' } as const
    return during(t, cause, giveUp(t, answer as Pick))
  },
})

function* giveUp(t: Play, { piece, space }: Pick) {
  remove(t, piece, space)
}

/** 2.3.7 How one more space of this Operation may be paid for, if at all. */
export const extensionOf = (t: Play, turn: Turn, select: Select): Extension<Palestine> | null => {
  if (BY_LEAD.includes(turn.operation)) return intelligenceLead(t, turn, select)
  return BY_OFFENSIVE.includes(turn.operation) ? offensive(t, turn, select) : null
}
