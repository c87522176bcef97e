import type { Calendar } from '../screen/screen'
import { swing, type TurnPlayed } from './turns'

const MOST = 5

/**
 * The turns that moved the forecast most, in the order in which they were played: what somebody decided, or a card; the
 * counts only tell what came of it.
 */
export const turningPoints = (
  turns: readonly TurnPlayed[],
  { actions, turned }: Calendar,
): readonly TurnPlayed[] =>
  turns
    .filter(({ phase }) => phase === turned || actions.includes(phase))
    .filter((turn) => swing(turn) !== 0)
    .sort((a, b) => Math.abs(swing(b)) - Math.abs(swing(a)))
    .slice(0, MOST)
    .sort((a, b) => turns.indexOf(a) - turns.indexOf(b))
