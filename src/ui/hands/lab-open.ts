import { createStore } from 'zustand/vanilla'

const KEY = 'lab.open'

const kept = (): boolean => {
  try {
    return sessionStorage.getItem(KEY) === 'yes'
  } catch {
    return false
  }
}

/** Whether the lab is open in this tab; it stays so through a reload. */
export const labOpen = createStore<boolean>()(kept)

export const openLab = (isOpen: boolean): void => {
  labOpen.setState(isOpen, true)
  try {
    sessionStorage.setItem(KEY, isOpen ? 'yes' : 'no')
  } catch {
    // Storage is blocked: it is as it is until the page is loaded again.
  }
}

export const switchLab = (): void => openLab(!labOpen.getState())
