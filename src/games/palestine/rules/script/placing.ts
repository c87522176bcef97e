import { place } from '../board/verbs'
import type { Force } from '../data/pieces'
import type { SpaceId } from '../data/spaces'
import type { Play } from './capability'

/** 1.4.1, PR1 Places up to so many, as far as they are Available: nothing is taken from elsewhere. */
export const placeAvailable = (t: Play, force: Force, space: SpaceId, upTo = 1): void => {
  place(t, force, space, Math.min(upTo, t.board.available[force]))
}
