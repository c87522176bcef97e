import type { CardId, EventId, Side } from '../data/cards'
import type { Capability } from '../script/capability'
import type { EventCard } from './card'
import { p1 } from './p1'
import { p10 } from './p10'
import { p11 } from './p11'
import { p12 } from './p12'
import { p13 } from './p13'
import { p14 } from './p14'
import { p15 } from './p15'
import { p16 } from './p16'
import { p17 } from './p17'
import { p18 } from './p18'
import { p19 } from './p19'
import { p2 } from './p2'
import { p20 } from './p20'
import { p21 } from './p21'
import { p22 } from './p22'
import { p23 } from './p23'
import { p24 } from './p24'
import { p25 } from './p25'
import { p26 } from './p26'
import { p27 } from './p27'
import { p28 } from './p28'
import { p29 } from './p29'
import { p3 } from './p3'
import { p30 } from './p30'
import { p31 } from './p31'
import { p32 } from './p32'
import { p4 } from './p4'
import { p5 } from './p5'
import { p6 } from './p6'
import { p7 } from './p7'
import { p8 } from './p8'
import { p9 } from './p9'

/** 5.0 What every Event card does. */
export const EVENTS: Readonly<Record<EventId, EventCard>> = {
  P1: p1,
  P2: p2,
  P3: p3,
  P4: p4,
  P5: p5,
  P6: p6,
  P7: p7,
  P8: p8,
  P9: p9,
  P10: p10,
  P11: p11,
  P12: p12,
  P13: p13,
  P14: p14,
  P15: p15,
  P16: p16,
  P17: p17,
  P18: p18,
  P19: p19,
  P20: p20,
  P21: p21,
  P22: p22,
  P23: p23,
  P24: p24,
  P25: p25,
  P26: p26,
  P27: p27,
  P28: p28,
  P29: p29,
  P30: p30,
  P31: p31,
  P32: p32,
}

/** 5.3 What a card in play answers for the rest of the game. */
export const capabilityOn = (card: CardId, side: Side): Capability | undefined =>
  EVENTS[card as EventId].lasting?.[side]
