import type { Study } from '../../../studies/study'
import type { ArabRevolt } from '../rules/index'
import { EVENT_OR_OPERATION } from './event-or-operation'
import { THE_FIRST_CARD } from './first-card'
import { HOLDING_ON } from './holding-on'
import { NOT_EVERY_OPERATION } from './not-every-operation'
import { THE_COUNT_SAYS_NOTHING } from './the-count-says-nothing'
import { WHERE_TO_MARCH_FROM } from './where-to-march-from'
import { WHERE_TROOPS_STAND } from './where-troops-stand'
import { WHICH_ACTIVITY } from './which-activity'
import { WILL_THREE } from './will-three'
import { WORTH_THE_BOX } from './worth-the-box'

/** Positions to try, each of which shows one thing that the lab can do; the easiest first. */
export const STUDIES: readonly Study<ArabRevolt>[] = [
  THE_FIRST_CARD,
  WORTH_THE_BOX,
  THE_COUNT_SAYS_NOTHING,
  EVENT_OR_OPERATION,
  NOT_EVERY_OPERATION,
  WHERE_TROOPS_STAND,
  WHERE_TO_MARCH_FROM,
  WHICH_ACTIVITY,
  HOLDING_ON,
  WILL_THREE,
]
