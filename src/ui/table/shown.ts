import { useMemo } from 'react'
import { board, type Board } from '../../games/index'
import { atOf, lineOf, type Moment, type TableStore } from '../../store/index'
import { countOf, type Count } from '../propaganda/count'
import { roundOf, type Round } from '../propaganda/round'
import { useScreen } from '../screen/use-screen'

/** What lies on the table: the present position, the one that is counted, or an earlier one. */
export interface Shown {
  readonly board: Board
  /** The count that stands before everything else. */
  readonly counting: Count | null
  readonly round: Round | null
}

export const useShown = (table: TableStore, now: Moment, looking: number | null): Shown => {
  const screen = useScreen()
  const { between } = table
  const [line, at] = [lineOf(table), atOf(table)]
  const count = useMemo(
    () => (between === 'count' ? countOf(now, screen) : null),
    [between, now, screen],
  )
  const counting = looking === null ? count : null
  const place = looking ?? at
  const shown = counting?.board ?? board((line[place] ?? now).game)
  const round = useMemo(
    () => roundOf(shown, line, counting !== null, screen, place + 1),
    [shown, line, place, counting, screen],
  )
  return { board: shown, counting, round }
}
