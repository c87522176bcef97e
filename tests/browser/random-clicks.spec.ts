import { expect } from '@playwright/test'
import { randomFrom } from '../../src/bots/random'
import { findPoint } from './hands/hit-point'
import { layoutFaults, watchLayoutShifts } from './layout'
import { pickTarget } from './pick-target'
import { SIZES } from './sizes'
import type { TablePage } from './table-page'
import { test } from './test'

/** How many games, and the seed of the first: `GAMES=50 SEED=7 npm run test:clicks`. */
const GAMES = Number(process.env['GAMES'] ?? 2)
const SEED = Number(process.env['SEED'] ?? 1)

/** Twice as many as any game has needed. */
const TOO_LONG = 2000

/** Clicks on whatever there is, mostly on what leads on, until the game is over; tells how often. */
const clickThrough = async (table: TablePage, seed: number): Promise<number> => {
  const random = randomFrom(seed)
  for (let clicks = 0; clicks < TOO_LONG; clicks++) {
    const picked = await table.page.evaluateHandle(pickTarget, [random(), random()] as const)
    const target = picked.asElement()
    if (target === null) return clicks
    const point = await target.evaluate(findPoint)
    await target.dispose()
    // What lies under something else cannot be clicked by anybody.
    if (point === null) continue
    const { x, y } = point
    await table.page.mouse.click(x, y)
    expect(await layoutFaults(table)).toEqual([])
  }
  throw new Error(`The game has not ended in ${TOO_LONG} clicks`)
}

for (let game = 0; game < GAMES; game++) {
  const seed = SEED + game
  // The first two are as unlike as can be: a small screen and a phone.
  const { width, height } = SIZES[(game * 3) % SIZES.length]!
  test.describe(`At ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } })

    test(`random clicks lead to the end of a game: SEED=${seed}`, async ({ table }) => {
      await watchLayoutShifts(table.page)
      await table.open()
      await table.fresh.click()
      await table.seed.fill(seed.toString())
      await table.begin.click()
      const clicks = await clickThrough(table, seed)
      await expect(table.result).toBeVisible()
      console.log(`${clicks} clicks`)
    })
  })
}
