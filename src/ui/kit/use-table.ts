import { useStore } from 'zustand'
import { createTable, type Table } from '../../store/index'

/** The one table of this page. */
export const table = createTable()

/** What a component needs of the table. */
export const useTable = <Part>(part: (state: Table) => Part): Part => useStore(table, part)
