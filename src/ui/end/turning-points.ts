import type { PhaseId } from '../../games/index'
import { swing, type Turn } from './turns'

const MOST = 5

/** What somebody decided, or a card; the counts only tell what came of it. */
const TURNING: readonly PhaseId[] = ['mandatory-event', 'first-eligible', 'second-eligible']

/** The turns that moved the forecast most, in the order in which they were played. */
export const turningPoints = (turns: readonly Turn[]): readonly Turn[] =>
  turns
    .filter((turn) => TURNING.includes(turn.phase) && swing(turn) !== 0)
    .sort((a, b) => Math.abs(swing(b)) - Math.abs(swing(a)))
    .slice(0, MOST)
    .sort((a, b) => turns.indexOf(a) - turns.indexOf(b))
