import { question, tells, type Faction } from '../../games/index'
import { isPlayed, isShared } from '../../records/index'
import type { Moment } from './line'
import type { Between, TableSetup } from './table-state'
import { isExploring, type Tree } from './tree'

/** Who sat at the table last, up to a moment of its line. */
export const seatTaken = (line: readonly Moment[], at: number): Faction | null =>
  line
    .slice(0, at + 1)
    .map(({ seat }) => seat)
    .filter((seat) => seat !== null)
    .at(-1) ?? null

/** Whether Political Will was counted on the way to this moment. */
export const isCounted = ({ steps }: Moment): boolean =>
  steps.some(({ facts }) => facts.some((one) => tells(one, 'will-counted')))

/** How a game is played, as far as it tells what stands between. */
type Seating = Pick<TableSetup, 'seats' | 'handovers'>

/** The seating where a tree is: whoever explores plays both sides, and hands over to nobody. */
export const seatingOf = (setup: TableSetup, tree: Tree): Seating =>
  isExploring(tree) ? { ...setup, handovers: false } : setup

/** What still stands between when the count has been seen: the seat, where it changes. */
export const betweenAfterCount = (
  { seats, handovers }: Seating,
  before: Faction | null,
  { game, seat }: Moment,
): Between =>
  isShared(seats) && handovers && seat !== null && seat !== before && question(game) !== null
    ? 'handover'
    : null

/** What a moment begins with, given who sat at the table before it. A watched game waits for nobody. */
export const betweenAt = (seating: Seating, before: Faction | null, moment: Moment): Between =>
  isPlayed(seating.seats) && isCounted(moment)
    ? 'count'
    : betweenAfterCount(seating, before, moment)
