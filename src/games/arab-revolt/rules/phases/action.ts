import { canOperateWithActivity, turnWithActivity } from '../activities'
import { cardInPlay } from '../board/board'
import { enter, makeFirstEligible, takeBox } from '../board/verbs'
import { SIDES, type EventId } from '../data/cards'
import type { OperationsChit } from '../data/chits'
import {
  BOXES,
  BRITISH_SPACES,
  OPERATIONS,
  OTHER,
  type Box,
  type Faction,
  type OperationId,
} from '../data/factions'
import { canOperate, operate } from '../operations'
import { ask, choice, word } from '../script/ask'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'
import { refuse, type Verdict } from '../script/refusal'
import { turnWithoutActivity } from '../script/turn'
import { executeEvent, maySide, mayTakeEvent } from './event'
import { chitEffect, playOperationsChit } from './operations-chit'
import { pass } from './pass'

const PASS = word('pass')

/** 2.3.2 A box without the other cylinder; the Event box only where the Event may be taken. */
function* chooseBox(t: Play, by: Faction): Script<Box> {
  const may = (box: Box): Verdict => {
    if (t.board.boxes[OTHER[by]] === box) return refuse('2.3.2', 'box-taken')
    return box === 'event' ? mayTakeEvent(t) : true
  }
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

/** 2.3.5, 3.1, 1.8.2 An Operation, in how many spaces and with or without an Activity; or Pass. */
function* actByOperation(
  t: Play,
  by: Faction,
  limited: boolean,
  chit: OperationsChit | null,
): Script {
  const judge = limited ? canOperate : canOperateWithActivity
  const operations = choice<OperationId>(OPERATIONS[by], (operation) => judge(t, operation))
  const operation = yield* ask(by, 'turn.operation', {}, operations, PASS)
  if (operation === 'pass') {
    yield* pass(t, by)
    return
  }
  const limit = chit ?? (limited ? 1 : BRITISH_SPACES)
  const turn = limited
    ? turnWithoutActivity(by, operation, limit, '2.3.5')
    : turnWithActivity(t, by, operation, limit)
  yield* operate(t, turn)
}

/** 2.3.2 One Faction's action on a card. */
function* takeAction(t: Play, by: Faction): Script {
  const chit = by === 'rebels' ? yield* playOperationsChit(t) : null
  const box = yield* chooseBox(t, by)
  if (box === 'event') yield* actByEvent(t, by)
  else yield* actByOperation(t, by, box === 'limited-operation', chit)
  if (chit !== null) yield* chitEffect(t, chit)
}

/** 2.3.2 */
export function* firstEligiblePhase(t: Play): Script {
  yield* takeAction(t, t.board.firstEligible)
  enter(t, 'second-eligible')
}

/** 2.3.2, 2.3.6 The cylinder farther left is First Eligible on the next card. */
export function* secondEligiblePhase(t: Play): Script {
  yield* takeAction(t, OTHER[t.board.firstEligible])
  const { british, rebels } = t.board.boxes
  const britishFirst = BOXES.indexOf(british!) < BOXES.indexOf(rebels!)
  makeFirstEligible(t, britishFirst ? 'british' : 'rebels')
  enter(t, 'reveal')
}

/** 5.4, R34 A Mandatory Event takes effect before any chit is drawn. */
export function* mandatoryEventPhase(t: Play): Script {
  const card = cardInPlay(t.board) as EventId
  yield* executeEvent(t, card, 'unshaded', null)
  enter(t, 'first-eligible')
}
