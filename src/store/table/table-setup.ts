import type { GameId, Setup } from '../../games/index'
import { LIMITS, type Seat, type Seats } from '../../records/index'
import type { Chance } from './line'

/** Who plays, and how. */
export interface TableSetup extends Chance {
  /** By whose rules it is played. */
  readonly game: GameId
  /** Who sits on each side. */
  readonly seats: Seats
  /** Whether a card stands between two players' turns. */
  readonly handovers: boolean
  readonly rules?: Setup
}

/** A seed as a record can keep it. */
export const keptSeed = (seed: number): number => seed >>> 0

/** A seat as a record can keep it. */
export const keptSeat = (seat: Seat): Seat =>
  seat.kind === 'player'
    ? { ...seat, name: seat.name.slice(0, LIMITS.name) }
    : { ...seat, seed: keptSeed(seat.seed) }

/** The same of all that is said before a game. */
export const keptSetup = (setup: TableSetup): TableSetup => ({
  ...setup,
  seed: keptSeed(setup.seed),
  seats: Object.fromEntries(
    Object.entries(setup.seats).map(([side, seat]) => [side, keptSeat(seat)]),
  ) as Seats,
})

/** What makes a game this one. */
export interface Identity {
  readonly id: string
  /** What the players call it; empty where they have not. */
  readonly name: string
  /** When it was begun, in UTC. */
  readonly created: string
}

/** An id that no other game has. `crypto.randomUUID` is missing where a page came without https. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

export const newIdentity = (): Identity => ({
  id: newId(),
  name: '',
  created: new Date().toISOString(),
})
