import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { readKept, writeKept } from '../kit/kept'
import { beside, useStores, type Stores } from '../kit/stores'

const KEY = 'lab.open'

const openAt = beside(() => createStore<boolean>(() => readKept('sessionStorage', KEY) === true))

/** Whether the lab of this table is open; it stays so through a reload. */
export const useLabOpen = (): boolean => useStore(openAt(useStores()))

export const openLab = (at: Stores, isOpen: boolean): void => {
  openAt(at).setState(isOpen)
  writeKept('sessionStorage', KEY, isOpen)
}

export const switchLab = (at: Stores): void => openLab(at, !openAt(at).getState())
