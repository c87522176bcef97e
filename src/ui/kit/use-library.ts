import { useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import type { Library } from '../../store/index'
import { useStores } from './stores'
import { useTable } from './use-table'

/** What a component needs of the library. */
export const useLibrary = <Part>(part: (state: Library) => Part): Part =>
  useStore(useStores().library, part)

/** Remembers whether the table is shown, from the moment it is, so that a reload comes back to it. */
export const useSeat = (isSeated: boolean): void => {
  const { library } = useStores()
  const id = useTable(({ identity }) => identity?.id)
  useLayoutEffect(() => {
    const sit = () => library.getState().sit(isSeated)
    sit()
    // Each place in the tab's history keeps its own.
    addEventListener('popstate', sit)
    return () => removeEventListener('popstate', sit)
  }, [library, isSeated, id])
}
