import { adjacent, armsCaches, police, undergroundCells } from '../board/queries'
import { activate, placeMarkers, remove } from '../board/verbs'
import type { SpaceId } from '../data/spaces'
import { ask, choice, during, word } from '../script/ask'
import { inForce, type Play } from '../script/capability'
import type { Script } from '../script/decision'
import { rollAbove } from '../script/drawing'
import { followUps } from '../script/follow-ups'
import { shiftHaganahLeft } from '../script/haganah'
import { everyPick, type Pick } from '../script/option'
import { refuse, type Verdict } from '../script/refusal'
import { activities, anyActivity, isActivity, nextSpace, type Turn } from '../script/turn'
import type { Operation } from './operation'

/** 3.3.3 A roll must come above this. */
const TARGET = 2

/** 3.3.3 What an expended Arms Cache adds. */
const FOR_AN_ARMS_CACHE = 2

/** 4.3.3 From here on Terror places two markers, and Haganah turns away. */
const TERROR_AT_ITS_WORST = 6

/** 3.3.3 Any space with an Underground Cell. */
const select = (t: Play, space: SpaceId): Verdict =>
  undergroundCells(t.board, space) > 0 ? true : refuse('3.3.3', 'needs-underground-cell')

/** 3.3.3, PR52 One Arms Cache from the space or a neighbour, British there or not. */
const mayExpend = (t: Play, target: SpaceId, added: number, { space }: Pick): Verdict => {
  if (armsCaches(t.board, space) === 0) return refuse('3.3.3', 'none-here')
  if (added > 0) return refuse('PR52', 'already-expended')
  return space === target || adjacent(space, target) ? true : refuse('3.3.3', 'out-of-reach')
}

/** 3.3.3 It goes to Available, for the roll and not for what is done where it stands. */
function* expend(t: Play, { piece, space }: Pick): Script {
  remove(t, piece, space)
}

/** 3.3.3, 4.3.3, PR51 Before the roll, in any order: an Arms Cache, and the Special Activity. */
function* beforeRoll(t: Play, turn: Turn, space: SpaceId): Script<number> {
  let added = 0
  const may = (one: Pick) => mayExpend(t, space, added, one)
  for (;;) {
    const mayAdd = everyPick('armsCaches').some((one) => may(one) === true)
    if (!mayAdd && !anyActivity(turn)) return added
    const about = { space, target: TARGET, modifier: added - police(t.board, space) }
    const caches = choice(everyPick('armsCaches'), may)
    const others = [activities(turn), word('roll')] as const
    const answer = yield* ask('irgun', 'sabotage.before-roll', about, caches, ...others)
    if (answer === 'roll') return added
    if (isActivity(turn, answer)) {
      yield* turn.interruption.carryOut(answer)
    } else {
      yield* during(t, { ...t.cause, what: 'for-the-roll', by: 'irgun' }, expend(t, answer))
      added = FOR_AN_ARMS_CACHE
    }
  }
}

/** 4.3.3, PR57, PR58 One Terror marker; at its worst two, as far as a Capability allows, and Haganah. */
function* leaveTerror(t: Play, space: SpaceId, sum: number): Script {
  const number = sum >= TERROR_AT_ITS_WORST ? 2 : 1
  placeMarkers(t, 'terror', space, Math.min(number, ...inForce(t, 'mostTerror')))
  if (sum >= TERROR_AT_ITS_WORST) yield* shiftHaganahLeft(t)
}

/** 3.3.3, PR51, PR53 Activates a Cell, pauses, and rolls: the Police there count at the roll. */
function* sabotageIn(t: Play, turn: Turn, space: SpaceId): Script {
  activate(t, space)
  turn.current = space
  const added = yield* beforeRoll(t, turn, space)
  turn.current = null
  // `|| 0` because nothing less nothing may be -0.
  const modifier = added - police(t.board, space) || 0
  const { die, sum, success } = yield* rollAbove(t, TARGET, modifier)
  yield* followUps(t, ({ sabotageRolled }) => sabotageRolled?.(t, space, die))
  if (!success) return
  if (turn.own.terrorIn === space) yield* leaveTerror(t, space, sum)
  else placeMarkers(t, 'sabotage', space)
  turn.own.sabotaged?.(t, space)
}

export const sabotage: Operation = {
  rule: '3.3.3',
  select,
  *carryOut(t, turn) {
    for (;;) {
      const space = yield* nextSpace(turn, 'sabotage.space', (one) => select(t, one))
      if (space === null) return
      yield* sabotageIn(t, turn, space)
    }
  },
}
