import type { Lesson } from '../../../lessons/lesson'
import type { Palestine } from '../rules/index'
import { BRITISH_TURN } from './british-turn'
import { CURFEWS_AND_ARRESTS } from './curfews-and-arrests'
import { EVENTS_AND_PAYMENTS } from './events-and-payments'
import { IRGUN_TURN } from './irgun-turn'
import { PROPAGANDA_ROUND } from './propaganda-round'
import { SPACES_AND_PIECES } from './spaces-and-pieces'
import { SPECIAL_ACTIVITIES } from './special-activities'

/** The whole game in seven short lessons, each of which follows the one before. */
export const LEARN_LESSONS: readonly Lesson<Palestine>[] = [
  SPACES_AND_PIECES,
  IRGUN_TURN,
  BRITISH_TURN,
  SPECIAL_ACTIVITIES,
  CURFEWS_AND_ARRESTS,
  EVENTS_AND_PAYMENTS,
  PROPAGANDA_ROUND,
]
