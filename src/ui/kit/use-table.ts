import { useStore } from 'zustand'
import type { TableStore } from '../../store/index'
import { useStores } from './stores'

/** What a component needs of its table. */
export const useTable = <Part>(part: (state: TableStore) => Part): Part =>
  useStore(useStores().table, part)
