import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { createDriver, type Driver } from '../../seats/driver'
import { tryAgain } from '../../parts/try-again'
import { readKept, writeKept } from './kept'
import { beside, useStores } from './stores'

const KEY = 'bots.pace'

/** How fast bots go is as it was the last time. */
const followPace = (driver: StoreApi<Driver>): void => {
  const kept = Number(readKept('localStorage', KEY))
  if (kept > 0) driver.getState().setPace(kept)
  driver.subscribe(({ pace }, before) => {
    if (pace !== before.pace) writeKept('localStorage', KEY, pace)
  })
}

/** Who plays for the bots at a table. They, and all that they think with, are fetched when one has to act. */
const driverOf = beside(({ table }) => {
  const driver = createDriver(table, async () =>
    (await tryAgain(() => import('../../seats/asker'))).askLab(),
  )
  followPace(driver)
  return driver
})

/** The driver of this table. */
const useDriverStore = (): StoreApi<Driver> => driverOf(useStores())

/** What a component needs of it. */
export const useDriver = <Part>(part: (state: Driver) => Part): Part =>
  useStore(useDriverStore(), part)
