import type { Lesson } from '../../../lessons/lesson'
import type { Palestine } from '../rules/index'
import { ARRESTS } from './arrests'
import { FIRST_TURNS } from './first-turns'
import { PROPAGANDA_ROUND } from './propaganda-round'

/** The game in short lessons, each of which follows the one before. */
export const LEARN_LESSONS: readonly Lesson<Palestine>[] = [FIRST_TURNS, ARRESTS, PROPAGANDA_ROUND]
