import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const KEY = 'studies.tried'

const kept = (): readonly string[] => {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** The positions that have been tried in this browser, by their ids. */
const tried = createStore<readonly string[]>()(kept)

export const noteTried = (id: string): void => {
  if (tried.getState().includes(id)) return
  tried.setState([...tried.getState(), id], true)
  try {
    localStorage.setItem(KEY, JSON.stringify(tried.getState()))
  } catch {
    // Storage is blocked or full: it is known until the page is closed.
  }
}

export const useTried = (): readonly string[] => useStore(tried)
