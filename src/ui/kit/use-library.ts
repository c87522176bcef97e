import { useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import { openLibrary, type Library } from '../../store/index'
import { table, useTable } from './use-table'

/** The games that are kept, the one on the table among them. */
export const library = openLibrary(table)

/** What a component needs of the library. */
export const useLibrary = <Part>(part: (state: Library) => Part): Part => useStore(library, part)

/** Remembers whether the table is shown, from the moment it is, so that a reload comes back to it. */
export const useSeat = (isSeated: boolean): void => {
  const id = useTable(({ identity }) => identity?.id)
  useLayoutEffect(() => {
    const sit = () => library.getState().sit(isSeated)
    sit()
    // Each place in the tab's history keeps its own.
    addEventListener('popstate', sit)
    return () => removeEventListener('popstate', sit)
  }, [isSeated, id])
}
