import type { Lesson } from '../../../lessons/lesson'
import type { ArabRevolt } from '../rules/index'
import { BRITISH_TURN } from './british-turn'
import { EVENTS_AND_INITIATIVE } from './events-and-initiative'
import { PROPAGANDA_ROUND } from './propaganda-round'
import { REBEL_TURN } from './rebel-turn'
import { SPACES_AND_PIECES } from './spaces-and-pieces'
import { SPECIAL_ACTIVITIES } from './special-activities'

/** The whole game in six short lessons, each of which follows the one before. */
export const LEARN_LESSONS: readonly Lesson<ArabRevolt>[] = [
  SPACES_AND_PIECES,
  REBEL_TURN,
  BRITISH_TURN,
  SPECIAL_ACTIVITIES,
  EVENTS_AND_INITIATIVE,
  PROPAGANDA_ROUND,
]
