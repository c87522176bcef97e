import { kindOf, type Faction } from '../../games/index'
import { headOf } from '../told/plan'
import type { Screen } from '../screen/screen'
import type { TurnPlayed } from './turns'

/** What a side did with its turn, in a few words. */
export interface Action {
  readonly by: Faction
  /** Whether it took the Event. */
  readonly event: boolean
  readonly head: readonly string[]
}

/** The action of a turn; null where both sides or nobody acted. */
export const actionOf = ({ ended, phase, steps }: TurnPlayed, screen: Screen): Action | null => {
  if (!screen.calendar.actions.includes(phase)) return null
  const by = steps.find(({ question }) => question.ask === 'turn.box')?.question.by
  if (by === undefined || by === 'chance') return null
  const mine = steps.filter(({ question }) => question.by === by)
  return {
    by,
    event: mine.some(({ answer }) => kindOf(ended, answer) === 'side'),
    head: headOf(mine, screen).head,
  }
}
