import { createContext, useContext } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { Library, TableStore } from '../../store/index'

/** A table, and what keeps its games. */
export interface Stores {
  readonly table: StoreApi<TableStore>
  readonly library: StoreApi<Library>
}

/** The table that a part of the page is about, and its library: several can stand on one page. */
export const StoresContext = createContext<Stores | null>(null)

/** Both, for whoever asks or changes them when something is done; what is drawn of them, `useTable` and `useLibrary` follow. */
export const useStores = (): Stores => {
  const stores = useContext(StoresContext)
  if (stores === null) throw new Error('this part of the page is about no table')
  return stores
}

/** What a table has beside it that is not wanted at once: made when it is first asked for. */
export const beside = <Made>(make: (stores: Stores) => Made): ((stores: Stores) => Made) => {
  const all = new WeakMap<Stores, Made>()
  return (stores) => {
    const made = all.get(stores) ?? make(stores)
    all.set(stores, made)
    return made
  }
}
