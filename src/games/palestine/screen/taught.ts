import type { Taught } from '../../../ui/screen/cover'
import { LEARN_LESSONS } from '../lessons/learn'
import type { Palestine } from '../rules/index'
import { ASK_HINTS } from '../words/en/learn-asks'

/** How Palestine is taught. */
export const TAUGHT: Taught<Palestine> = { lessons: LEARN_LESSONS, hints: ASK_HINTS }
