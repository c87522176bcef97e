import { isCity, terror, undergroundCells } from '../board/queries'
import { placeMarkers, removeMarkers } from '../board/verbs'
import { shiftHaganahLeft } from '../script/haganah'
import { refuse } from '../script/refusal'
import { oneSpaceOf } from './asking'
import type { EventCard } from './card'

/**
 * King David Hotel.
 * Unshaded: a Terror marker leaves the map; if one does, Haganah shifts one step to the left (PR68).
 * Shaded: two Terror markers are placed in a City with an Underground Cell.
 */
export const p3: EventCard = {
  *unshaded(t, by) {
    const space = yield* oneSpaceOf(by, (one) =>
      terror(t.board, one) > 0 ? true : refuse('P3', 'needs-terror'),
    )
    if (space === null) return
    removeMarkers(t, 'terror', space)
    yield* shiftHaganahLeft(t)
  },
  *shaded(t, by) {
    const city = yield* oneSpaceOf(by, (one) => {
      if (!isCity(one)) return refuse('P3', 'needs-city')
      return undergroundCells(t.board, one) > 0 ? true : refuse('P3', 'needs-underground-cell')
    })
    if (city !== null) placeMarkers(t, 'terror', city, 2)
  },
}
