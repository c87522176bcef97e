import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Faction } from '../../games/index'
import type { Seat } from '../../store/index'
import { readKept, writeKept } from '../kit/kept'
import { beside, useStores, type Stores } from '../kit/stores'

/** A bot's seat that a player has taken because the bot could not answer. */
export interface StoodIn {
  /** The id of the game. */
  readonly game: string
  readonly faction: Faction
  readonly seat: Seat
}

const KEY = 'bots.stood-in'

const kept = (): StoodIn | null => {
  const of = readKept('localStorage', KEY) as Partial<StoodIn> | null
  return of?.seat?.kind === 'bot' && of.game && of.faction ? (of as StoodIn) : null
}

const takenAt = beside(() => createStore<{ readonly of: StoodIn | null }>()(() => ({ of: kept() })))

/** Whose seat was taken last at this table: it can be given back. */
export const useStoodIn = (): StoodIn | null => useStore(takenAt(useStores()), ({ of }) => of)

export const standIn = (at: Stores, of: StoodIn | null): void => {
  takenAt(at).setState({ of })
  writeKept('localStorage', KEY, of)
}
