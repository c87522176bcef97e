import type { Board } from '../../../games/index'
import type { Lesson } from '../../../lessons/lesson'
import type { History } from '../../screen/history'

/** What hand-outs are made from. */
export interface Printed {
  readonly lesson: Lesson
  /** The position in which the lesson begins; null where the rules do not allow it. */
  readonly board: Board | null
  /** Null where the game tells none. */
  readonly history: History | null
}
