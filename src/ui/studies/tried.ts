import { useStore } from 'zustand'
import { keptList } from '../kit/kept-list'
import { useStores, type Stores } from '../kit/stores'

const triedAt = keptList('studies.tried')

/** The positions that have been tried, by their ids. */
export const useTried = (): readonly string[] => useStore(triedAt(useStores()).store)

export const noteTried = (at: Stores, id: string): void =>
  triedAt(at).change((before) => (before.includes(id) ? before : [...before, id]))
