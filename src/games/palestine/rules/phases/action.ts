import { canOperateWithActivity, turnWithActivity } from '../activities'
import { cardInPlay } from '../board/board'
import { enter, makeFirstEligible, takeBox } from '../board/verbs'
import { SIDES, type EventId } from '../data/cards'
import {
  BOXES,
  OPERATIONS,
  OTHER,
  type Box,
  type Faction,
  type OperationId,
} from '../data/factions'
import { canOperate, extensible, operate, operateLimited, spaceLimit } from '../operations'
import { ask, choice, word } from '../script/ask'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'
import { refuse, type Verdict } from '../script/refusal'
import { executeEvent, maySide } from './event'
import { forcedPass, pass } from './pass'

const PASS = word('pass')

/** 2.3.2 A box without the other cylinder. */
function* chooseBox(t: Play, by: Faction): Script<Box> {
  const may = (box: Box): Verdict =>
    t.board.boxes[OTHER[by]] === box ? refuse('2.3.2', 'box-taken') : true
  const box = yield* ask(by, 'turn.box', {}, choice(BOXES, may))
  takeBox(t, by, box)
  return box
}

/** 5.2 The Event: one of its sides, or Pass. */
function* actByEvent(t: Play, by: Faction): Script {
  const card = cardInPlay(t.board) as EventId
  const sides = choice(SIDES, (side) => maySide(card, side))
  const side = yield* ask(by, 'turn.event', {}, sides, PASS)
  if (side === 'pass') yield* pass(t, by)
  else yield* executeEvent(t, card, side, by)
}

/** 2.3.4, 3.1, 4.1 An Operation: Limited, or with a Special Activity; or Pass. */
function* actByOperation(t: Play, by: Faction, limited: boolean): Script {
  const judge = limited ? canOperate : canOperateWithActivity
  const operations = choice<OperationId>(OPERATIONS[by], (operation) => judge(t, operation))
  const operation = yield* ask(by, 'turn.operation', {}, operations, PASS)
  if (operation === 'pass') yield* pass(t, by)
  else if (limited) yield* operateLimited(t, operation)
  else {
    const turn = turnWithActivity(t, by, operation, spaceLimit(t, by, false))
    yield* operate(t, extensible(t, turn))
  }
}

/** 2.3.2 One Faction's action on a card. */
function* takeAction(t: Play, by: Faction): Script {
  const bound = by === 'british' && t.board.mustPass === 'this-card'
  const box = yield* chooseBox(t, by)
  if (bound) yield* forcedPass(t)
  else if (box === 'event') yield* actByEvent(t, by)
  else yield* actByOperation(t, by, box === 'limited-operation')
}

/** 2.3.2 */
export function* firstEligiblePhase(t: Play): Script {
  yield* takeAction(t, t.board.firstEligible)
  enter(t, 'second-eligible')
}

/** 2.3.2, 2.3.5 The cylinder farther left is First Eligible on the next card. */
export function* secondEligiblePhase(t: Play): Script {
  yield* takeAction(t, OTHER[t.board.firstEligible])
  const { british, irgun } = t.board.boxes
  const britishFirst = BOXES.indexOf(british!) < BOXES.indexOf(irgun!)
  makeFirstEligible(t, britishFirst ? 'british' : 'irgun')
  enter(t, 'reveal')
}
