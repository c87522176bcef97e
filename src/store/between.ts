import { question, type Faction } from '../rules/index'
import type { Moment } from './moment'
import type { TableSetup } from './table'

/** What stands before a question: the count of Political Will, then the next player's seat. */
export type Between = 'count' | 'handover' | null

/** Whether Political Will was counted on the way to this moment. */
export const isCounted = ({ steps }: Moment): boolean =>
  steps.some(({ facts }) => facts.some(({ fact }) => fact === 'will-counted'))

/** What still stands between when the count has been seen: the seat, where it changes. */
export const betweenAfterCount = (
  { mode, handovers }: TableSetup,
  before: Faction | null,
  { game, seat }: Moment,
): Between =>
  mode === 'play' && handovers && seat !== null && seat !== before && question(game) !== null
    ? 'handover'
    : null

/** What a moment begins with, given who sat at the table before it. A watched game waits for nobody. */
export const betweenAt = (setup: TableSetup, before: Faction | null, moment: Moment): Between =>
  setup.mode === 'play' && isCounted(moment) ? 'count' : betweenAfterCount(setup, before, moment)
