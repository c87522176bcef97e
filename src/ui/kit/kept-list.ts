import { createStore, type StoreApi } from 'zustand/vanilla'
import { readKept, writeKept } from './kept'
import { beside, type Stores } from './stores'

type List = readonly string[]

interface KeptList {
  readonly store: StoreApi<List>
  /** What is kept is read anew before it is changed: another table may have added to it. */
  readonly change: (how: (before: List) => List) => void
}

/** A list that a table has beside it and the browser keeps; what another tab makes of it holds here too. */
export const keptList = (key: string): ((stores: Stores) => KeptList) => {
  const kept = (): List => {
    const read = readKept('localStorage', key)
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string') : []
  }
  return beside(() => {
    const store = createStore<List>()(kept)
    addEventListener('storage', (changed) => {
      if (changed.key === key) store.setState(kept(), true)
    })
    return {
      store,
      change: (how) => {
        store.setState(how(store.getState()), true)
        writeKept('localStorage', key, how(kept()))
      },
    }
  })
}
