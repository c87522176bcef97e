import type { GameId, Setup } from '../../games/index'
import type { Seats } from '../../records/index'
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
