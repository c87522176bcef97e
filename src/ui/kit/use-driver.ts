import { useStore } from 'zustand'
import { createDriver, type Driver } from '../../seats/driver'
import { tryAgain } from './try-again'
import { table } from './use-table'

/** Who plays for the bots at the one table of this page. They, and all that they think with, are fetched when one has to act. */
export const driver = createDriver(table, async () =>
  (await tryAgain(() => import('../../seats/asker'))).askLab(),
)

/** What a component needs of it. */
export const useDriver = <Part>(part: (state: Driver) => Part): Part => useStore(driver, part)
