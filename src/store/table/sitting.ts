import type { Faction } from '../../games/index'
import { isPlayed, type Seat } from '../../records/index'
import { recordOf } from './record-of'
import { reopened } from './reopen'
import { keptSeat, type Act, type Change } from './table-state'

const seatedAt =
  (faction: Faction, seat: Seat): Change =>
  (state, before) => {
    const seats = { ...before.seats, [faction]: keptSeat(seat) }
    const setup = { ...before, seats }
    // What was only watched has no turns yet: whoever plays now may start one again.
    const game = !isPlayed(before.seats) && isPlayed(seats) && recordOf(state, '')
    return { setup, ...(game && { ...reopened({ ...game, seats }).tree, led: null }) }
  }

/** Who sits on a side of a table from now on. */
export const sit = (table: { readonly act: Act }, faction: Faction, seat: Seat): void =>
  table.act(seatedAt(faction, seat))
