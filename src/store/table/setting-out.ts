import type { SavedGame } from '../../records/index'
import { betweenAfterCount, betweenAt, seatTaken, seatingOf } from './between'
import { begin, paceOf } from './line'
import { reopened } from './reopen'
import { isPlayed } from './seats'
import { keptSetup, newIdentity, type TableSetup } from './table-setup'
import { EMPTY, type TableState } from './table-state'
import { atOf, lineOf, planted } from './tree'

/** The table as a new game begins. */
export const begun = (given: TableSetup): TableState => {
  const setup = keptSetup(given)
  const first = begin(setup.game, setup.rules ?? {}, paceOf(isPlayed(setup.seats), setup))
  const between = betweenAt(setup, null, first)
  return { ...EMPTY, ...planted(first, setup), setup, identity: newIdentity(), between }
}

/** The table with the game of a record, as it was left. */
export const opened = (game: SavedGame): TableState => {
  const { format, seats, setup: rules, seed, chance, handovers, takenBack } = game
  const setup = { game: format, seats, seed, chance, handovers, rules }
  const { tree, stop } = reopened(game)
  const [line, at] = [lineOf(tree), atOf(tree)]
  const now = line[at]
  const still = { count: betweenAt, handover: betweenAfterCount }
  const between =
    now && game.between
      ? still[game.between](seatingOf(setup, tree), seatTaken(line, at - 1), now)
      : null
  const { id, name, created, analysis = null } = game
  const identity = { id, name, created }
  return { ...EMPTY, ...tree, setup, identity, between, takenBack, stop, analysis }
}
