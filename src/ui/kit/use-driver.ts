import { useStore } from 'zustand'
import { createDriver, type Driver } from '../../seats/driver'
import { tryAgain } from '../../parts/try-again'
import { table } from './use-table'

/** Who plays for the bots at the one table of this page. They, and all that they think with, are fetched when one has to act. */
export const driver = createDriver(table, async () =>
  (await tryAgain(() => import('../../seats/asker'))).askLab(),
)

const KEY = 'bots.pace'

/** How fast bots go is as it was the last time. */
const followPace = (): void => {
  try {
    const kept = Number(localStorage.getItem(KEY))
    if (kept > 0) driver.getState().setPace(kept)
    driver.subscribe(({ pace }, before) => {
      if (pace !== before.pace) localStorage.setItem(KEY, String(pace))
    })
  } catch {
    // Storage is blocked: they go as fast as they do at first.
  }
}
followPace()

/** What a component needs of it. */
export const useDriver = <Part>(part: (state: Driver) => Part): Part => useStore(driver, part)
