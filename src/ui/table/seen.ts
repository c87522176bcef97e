import { useMemo } from 'react'
import { board, type Fact } from '../../games/index'
import {
  atOf,
  isWatched,
  lineOf,
  newSince,
  newSteps,
  turnSteps,
  whileAway,
  type Moment,
  type Step,
  type TableStore,
} from '../../store/index'
import { planOf } from '../told/plan'
import { viewOf } from '../hands/view'
import { changedSpaces } from '../facts/changes'
import { merged } from '../facts/merged'
import type { Story } from '../facts/story'
import { useScreen } from '../screen/use-screen'
import type { Happened } from '../map/gliding'

const factsOf = (steps: readonly Step[]): readonly Fact[] => steps.flatMap(({ facts }) => facts)

/** What is new at the present moment, for the pieces to move. */
const happenedAt = (
  line: readonly Moment[],
  from: number,
  at: number,
  story: Story,
): Happened | null => {
  const before = line[from]
  const steps = line.slice(from + 1, at + 1).flatMap((moment) => moment.steps)
  return before
    ? { from, at, before: board(before.game), facts: merged(factsOf(steps), story) }
    : null
}

/** The steps whose spaces are marked: those of the moment that is shown, or since one's own last turn. */
const marked = (table: TableStore, now: Moment, looking: number | null): readonly Step[] => {
  if (looking !== null) return lineOf(table)[looking]?.steps ?? []
  return isWatched(table) ? now.steps : whileAway(table)
}

/** What a moment has brought, told by what it came from: reckoned once a moment. */
export const useSeen = (table: TableStore, now: Moment, looking: number | null) => {
  const [at, line] = [atOf(table), lineOf(table)]
  const from = newSince(table)
  const screen = useScreen()
  const { story, shownIn } = screen
  return {
    view: useMemo(() => viewOf(now.game), [now]),
    plan: useMemo(() => planOf(isWatched(table) ? [] : turnSteps(table), screen), [table, screen]),
    past: useMemo(() => line.slice(0, at + 1), [line, at]),
    happened: useMemo(() => happenedAt(line, from, at, story), [line, from, at, story]),
    rolls: useMemo(() => shownIn(factsOf(newSteps(table))), [table, shownIn]),
    changed: useMemo(
      () => changedSpaces(factsOf(marked(table, now, looking)), story),
      [table, now, looking, story],
    ),
  }
}
