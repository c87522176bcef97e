import { mandatoryEventInPlay } from '../board/board'
import { putInPlay } from '../board/verbs'
import { CARDS, type EventId, type Side } from '../data/cards'
import type { Faction } from '../data/factions'
import { EVENTS } from '../events'
import { during } from '../script/ask'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'
import { refuse, type Verdict } from '../script/refusal'

/** 5.2 Whether the card has this text. */
export const maySide = (card: EventId, side: Side): Verdict =>
  CARDS[card].sides.includes(side) ? true : refuse('5.2', 'side-not-on-card')

/** 5.4 Neither player may select the Event box on a Mandatory Event. */
export const mayTakeEvent = (t: Play): Verdict =>
  mandatoryEventInPlay(t.board) ? refuse('5.4', 'event-box-closed') : true

function* carryOut(t: Play, card: EventId, side: Side, by: Faction): Script {
  if (CARDS[card].kind === 'capability') putInPlay(t, card, side)
  const script = EVENTS[card][side]?.(t, by)
  if (script) yield* script
}

/**
 * 5.1, R38 A Faction executes one side of an Event, even where nothing will come of it; nobody executes a Mandatory
 * one, whose text names who acts.
 */
export function* executeEvent(t: Play, card: EventId, side: Side, by: Faction | null): Script {
  const cause = { rule: '5.1', what: 'event', by, card, side } as const
  yield* during(t, cause, carryOut(t, card, side, by ?? t.board.firstEligible))
}
