import type { Study } from '../../../studies/study'
import type { Palestine } from '../rules/index'
import { ANSWER_TO_A_CURFEW } from './answer-to-a-curfew'
import { BEFORE_THE_ROLL } from './before-the-roll'
import { EVENT_OR_OPERATION } from './event-or-operation'
import { ONE_RAILWAY } from './one-railway'
import { PRICE_OF_ARRESTS } from './price-of-arrests'
import { STRIKE_OR_GATHER } from './strike-or-gather'
import { TWO_ARMS_CACHES } from './two-arms-caches'
import { TWO_BOXES } from './two-boxes'
import { WHAT_RESTORE_CLEARS } from './what-restore-clears'
import { WHO_MAKES_THE_ARREST } from './who-makes-the-arrest'

/** Positions to try, each of which shows one thing that the lab can do; the easiest first. */
export const STUDIES: readonly Study<Palestine>[] = [
  ONE_RAILWAY,
  WHO_MAKES_THE_ARREST,
  EVENT_OR_OPERATION,
  WHAT_RESTORE_CLEARS,
  ANSWER_TO_A_CURFEW,
  PRICE_OF_ARRESTS,
  STRIKE_OR_GATHER,
  TWO_BOXES,
  BEFORE_THE_ROLL,
  TWO_ARMS_CACHES,
]
