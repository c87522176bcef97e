import { count, inPlay, isCountry, rebelPieces } from '../board/queries'
import { place, remove } from '../board/verbs'
import { COUNTRIES, type SpaceId } from '../data/spaces'
import { canPlaceFor, placeFor } from '../script/placing'
import { refuse } from '../script/refusal'
import { eachSpace, oneSpaceOf } from './asking'
import type { EventCard } from './card'

const REBEL_PIECES = ['guerrillasUnderground', 'guerrillasActive', 'bases'] as const

const guerrilla = (space: SpaceId) => ({ by: 'rebels', force: 'guerrillas', space }) as const

/**
 * French Syria.
 * Unshaded: all Rebel pieces in Syria or in Lebanon go to Prison, not in both.
 * Shaded: one Guerrilla is placed in each Foreign Country, from Prison first and then from Available.
 */
export const a31: EventCard = {
  *unshaded(t, by) {
    const country = yield* oneSpaceOf(by, (space) => {
      if (space !== 'syria' && space !== 'lebanon') return refuse('A31', 'needs-syria-or-lebanon')
      return rebelPieces(t.board, space) > 0 ? true : refuse('A31', 'needs-rebels')
    })
    if (country === null) return
    for (const piece of REBEL_PIECES)
      remove(t, piece, country, count(t.board, piece, country), 'prison')
  },
  shaded: (t, by) =>
    eachSpace({
      by,
      limit: COUNTRIES.length,
      owed: 'all',
      may(space) {
        if (!isCountry(space) || !inPlay(t.board, space))
          return refuse('A31', 'needs-country-in-play')
        return t.board.prison.guerrillas > 0 || canPlaceFor(t, by, guerrilla(space))
          ? true
          : refuse('1.4.1', 'none-available')
      },
      *then(space) {
        if (t.board.prison.guerrillas > 0) place(t, 'guerrillas', space, 1, 'prison')
        else yield* placeFor(t, by, guerrilla(space))
      },
    }),
}
