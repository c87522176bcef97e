import { count, curfewCities, sabotage, terror } from '../board/queries'
import { enter, hide, liftCurfew, makeFirstEligible, release, removeMarkers } from '../board/verbs'
import { SPACES } from '../data/spaces'
import type { Play } from '../script/capability'
import type { Script } from '../script/decision'
import { followUps } from '../script/follow-ups'

/** 6.4, PR65 Markers leave, half the Prison is released, all Cells hide, Irgun are First Eligible. */
export function* resetPhase(t: Play): Script {
  yield* followUps(t, ({ beforeReset }) => beforeReset?.(t))
  for (const city of curfewCities(t.board)) liftCurfew(t, city)
  for (const space of SPACES) {
    removeMarkers(t, 'sabotage', space, sabotage(t.board, space))
    removeMarkers(t, 'terror', space, terror(t.board, space))
  }
  release(t, Math.floor(t.board.prison / 2))
  for (const space of SPACES) hide(t, space, count(t.board, 'cellsActive', space))
  // 2.3.1, PR18 Whatever the boxes were.
  makeFirstEligible(t, 'irgun')
  enter(t, 'reveal')
}
