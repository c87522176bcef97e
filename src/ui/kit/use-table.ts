import { useStore } from 'zustand'
import type { Table } from '../../store/index'
import { useStores } from './stores'

/** What a component needs of its table. */
export const useTable = <Part>(part: (state: Table) => Part): Part =>
  useStore(useStores().table, part)
