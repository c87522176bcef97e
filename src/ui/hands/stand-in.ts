import { createStore } from 'zustand/vanilla'
import type { Faction } from '../../games/index'
import type { Seat } from '../../store/index'

/** A bot's seat that a player has taken because the bot could not answer. */
export interface StoodIn {
  /** The id of the game. */
  readonly game: string
  readonly faction: Faction
  readonly seat: Seat
}

const KEY = 'bots.stood-in'

const kept = (): StoodIn | null => {
  try {
    const of = JSON.parse(localStorage.getItem(KEY) ?? 'null') as StoodIn | null
    return of?.seat.kind === 'bot' && of.game && of.faction ? of : null
  } catch {
    return null
  }
}

/** Whose seat was taken last: it can be given back. */
export const stoodIn = createStore<{ readonly of: StoodIn | null }>()(() => ({ of: kept() }))

export const standIn = (of: StoodIn | null): void => {
  stoodIn.setState({ of })
  try {
    localStorage.setItem(KEY, JSON.stringify(of))
  } catch {
    // Storage is blocked: it is known until the page is loaded again.
  }
}
