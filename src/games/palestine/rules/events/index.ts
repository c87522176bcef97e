import type { CardId, EventId, Side } from '../data/cards'
import type { Capability } from '../script/capability'
import type { EventCard } from './card'
import { p1 } from './p1'
import { p25 } from './p25'
import { p8 } from './p8'

/** 5.0 What every Event card does. */
export const EVENTS: Readonly<Partial<Record<EventId, EventCard>>> = {
  P1: p1,
  P8: p8,
  P25: p25,
}

/** 5.3 What a card in play answers for the rest of the game. */
export const capabilityOn = (card: CardId, side: Side): Capability | undefined =>
  EVENTS[card as EventId]?.lasting?.[side]
