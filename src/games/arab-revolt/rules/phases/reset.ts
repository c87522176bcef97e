import { cardInPlay } from '../board/board'
import { curfewSpaces, sabotage } from '../board/queries'
import { emptyPrison, enter, hide, liftCurfew, place, removeSabotage } from '../board/verbs'
import { MUNICH } from '../data/cards'
import { CITIES, RAILWAYS, SPACES } from '../data/spaces'
import { ask, choice, during } from '../script/ask'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'

const BY_MUNICH = { rule: '6.5', what: 'reset', by: 'british', card: MUNICH } as const

/** 6.5, A34 After the Munich Conference all Troops Out of Play come back, to any Cities. */
function* returnTroops(t: Play): Script {
  for (let chosen = 0; t.board.outOfPlay.troops > 0; chosen++) {
    const about = { chosen, limit: t.board.outOfPlay.troops, owed: true } as const
    const city = yield* ask('british', 'reset.troops', about, choice(CITIES))
    place(t, 'troops', city, 1, 'out-of-play')
  }
}

/** 6.5, R33 First and Second Eligible stay as they were. */
export function* resetPhase(t: Play): Script {
  for (const space of curfewSpaces(t.board)) liftCurfew(t, space)
  for (const railway of RAILWAYS) removeSabotage(t, railway, sabotage(t.board, railway))
  emptyPrison(t)
  for (const space of SPACES) {
    hide(t, 'guerrillas', space)
    hide(t, 'irregulars', space)
  }
  if (cardInPlay(t.board) === MUNICH) yield* during(t, BY_MUNICH, returnTroops(t))
  enter(t, 'reveal')
}
