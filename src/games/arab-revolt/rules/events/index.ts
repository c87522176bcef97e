import { a1 } from './a1'
import { a2 } from './a2'
import { a3 } from './a3'
import { a4 } from './a4'
import { a5 } from './a5'
import { a6 } from './a6'
import { a7 } from './a7'
import { a8 } from './a8'
import { a9 } from './a9'
import { a10 } from './a10'
import { a11 } from './a11'
import { a12 } from './a12'
import { a13 } from './a13'
import { a14 } from './a14'
import { a15 } from './a15'
import { a16 } from './a16'
import { a17 } from './a17'
import { a18 } from './a18'
import { a19 } from './a19'
import { a20 } from './a20'
import { a21 } from './a21'
import { a22 } from './a22'
import { a23 } from './a23'
import { a24 } from './a24'
import { a25 } from './a25'
import { a26 } from './a26'
import { a27 } from './a27'
import { a28 } from './a28'
import { a29 } from './a29'
import { a30 } from './a30'
import { a31 } from './a31'
import { a32 } from './a32'
import type { CardId, EventId, Side } from '../data/cards'
import type { Capability } from '../script/capability'
import type { EventCard } from './card'

/** 5.0 What every Event card does. */
export const EVENTS: Readonly<Record<EventId, EventCard>> = {
  A1: a1,
  A2: a2,
  A3: a3,
  A4: a4,
  A5: a5,
  A6: a6,
  A7: a7,
  A8: a8,
  A9: a9,
  A10: a10,
  A11: a11,
  A12: a12,
  A13: a13,
  A14: a14,
  A15: a15,
  A16: a16,
  A17: a17,
  A18: a18,
  A19: a19,
  A20: a20,
  A21: a21,
  A22: a22,
  A23: a23,
  A24: a24,
  A25: a25,
  A26: a26,
  A27: a27,
  A28: a28,
  A29: a29,
  A30: a30,
  A31: a31,
  A32: a32,
}

/** 5.3 What a card in play answers for the rest of the game. */
export const capabilityOn = (card: CardId, side: Side): Capability | undefined =>
  EVENTS[card as EventId].lasting?.[side]
