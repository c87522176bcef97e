import { changePoliticalWill, remove } from '../board/verbs'
import { rollAbove } from '../script/drawing'
import { eachPiece } from './asking'
import type { EventCard } from './card'

/**
 * Rome Embassy Bombing.
 * Unshaded: up to two Cells and up to one Arms Cache are removed, from any spaces (PR17: or none of either); an Arms
 * Cache raises Political Will by 1 (PR84).
 * Shaded: on a roll above 2 Political Will falls by 2.
 */
export const p19: EventCard = {
  *unshaded(t, by) {
    const cells = { by, force: 'cells', limit: 2 } as const
    yield* eachPiece(t, { ...cells, then: ({ piece, space }) => remove(t, piece, space) })
    yield* eachPiece(t, {
      by,
      force: 'armsCaches',
      limit: 1,
      then({ piece, space }) {
        remove(t, piece, space)
        changePoliticalWill(t, 1)
      },
    })
  },
  *shaded(t) {
    const { success } = yield* rollAbove(t, 2)
    if (success) changePoliticalWill(t, -2)
  },
}
