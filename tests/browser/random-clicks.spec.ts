import { expect, type Page } from '@playwright/test'
import { randomFrom } from '../../src/bots/random'
import { NAME as ARAB_REVOLT } from '../../src/games/arab-revolt/words/en/cover'
import { NAME as PALESTINE } from '../../src/games/palestine/words/en/cover'
import { START } from '../../src/ui/words/en/start'
import { findPoint } from './hands/hit-point'
import { layoutFaults, watchLayoutShifts } from './layout'
import { pickTarget } from './pick-target'
import { SIZES } from './sizes'
import type { TablePage } from './table-page'
import { GLIDING, inOneStep, test } from './test'

/** How many of each game, and the seed of the first: `GAMES=50 SEED=7 npm run test:clicks`. */
const GAMES = Number(process.env['GAMES'] ?? 1)
const SEED = Number(process.env['SEED'] ?? 1)

/** Twice as many as any game has needed. */
const TOO_LONG = 2000

declare global {
  interface Window {
    readonly pickTarget: typeof pickTarget
    readonly findPoint: typeof findPoint
  }
}

/** What finds a point to click on is there from the beginning: two questions a click would take half as long again. */
const bringAlong = (page: Page): Promise<unknown> =>
  page.addInitScript({
    content: `Object.assign(window, { pickTarget: ${pickTarget.toString()}, findPoint: ${findPoint.toString()} })`,
  })

/** Runs in the browser: where to click next; no point where something else lies over it, null when the game is over. */
const pickPoint = (numbers: readonly [number, number]) => {
  const target = window.pickTarget(numbers)
  return target && { point: window.findPoint(target) }
}

/** Clicks on whatever there is, mostly on what leads on, until the game is over; tells how often. */
const clickThrough = async (table: TablePage, seed: number): Promise<number> => {
  const random = randomFrom(seed)
  for (let clicks = 0; clicks < TOO_LONG; clicks++) {
    const picked = await table.page.evaluate(pickPoint, [random(), random()] as const)
    if (picked === null) return clicks
    // What lies under something else cannot be clicked by anybody.
    if (picked.point === null) continue
    const { x, y } = picked.point
    await table.page.mouse.click(x, y)
    expect(await layoutFaults(table)).toEqual([])
  }
  throw new Error(`The game has not ended in ${TOO_LONG} clicks`)
}

/** What is played in which window: the first of either are as unlike as can be, a phone and a small screen. */
const PLAYED = Array.from({ length: GAMES }, (_, i) => [
  { game: ARAB_REVOLT, seed: SEED + i, size: (i + 1) * 3 },
  { game: PALESTINE, seed: SEED + i, size: i * 3 },
]).flat()

for (const { game, seed, size } of PLAYED) {
  const { width, height } = SIZES[size % SIZES.length]!
  test.describe(`${game}, at ${width} × ${height}`, () => {
    test.use({ ...GLIDING, viewport: { width, height } })

    test(
      `random clicks lead to the end of a game: SEED=${seed}`,
      inOneStep(async ({ table, page }) => {
        await bringAlong(page)
        await watchLayoutShifts(page)
        await table.open()
        await page.getByRole('button', { name: START.of(START.fresh, game) }).click()
        await table.seed.fill(seed.toString())
        await table.begin.click()
        const clicks = await clickThrough(table, seed)
        await expect(table.result).toBeVisible()
        console.log(`${clicks} clicks`)
      }),
    )
  })
}
