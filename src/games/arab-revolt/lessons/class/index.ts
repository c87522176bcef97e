import type { Lesson } from '../../../../lessons/lesson'
import type { ArabRevolt } from '../../rules/index'
import { DIVIDED_LEADERSHIP } from './divided-leadership'
import { GUIDED_EXAMPLE } from './guided-example'
import { PRICE_OF_A_PUNISHMENT } from './price-of-a-punishment'
import { REPRESSION_AND_POLITICAL_WILL } from './repression-and-political-will'
import { WHAT_IS_LEFT_OUT } from './what-is-left-out'
import { WHY_RAILWAYS } from './why-railways'

/** The lessons for a class, in the order in which they are offered. */
export const CLASS_LESSONS: readonly Lesson<ArabRevolt>[] = [
  GUIDED_EXAMPLE,
  PRICE_OF_A_PUNISHMENT,
  WHY_RAILWAYS,
  DIVIDED_LEADERSHIP,
  REPRESSION_AND_POLITICAL_WILL,
  WHAT_IS_LEFT_OUT,
]
