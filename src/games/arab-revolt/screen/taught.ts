import type { Taught } from '../../../ui/screen/cover'
import type { ArabRevolt } from '../rules/index'
import { LEARN_LESSONS } from '../lessons/learn'
import { ASK_HINTS } from '../words/en/learn-asks'

/** How Arab Revolt is taught. */
export const TAUGHT: Taught<ArabRevolt> = { lessons: LEARN_LESSONS, hints: ASK_HINTS }
