import { expect, type Page } from '@playwright/test'
import { randomFrom } from '../../src/bots/random'
import { NAME as ARAB_REVOLT } from '../../src/games/arab-revolt/words/en/cover'
import { NAME as PALESTINE } from '../../src/games/palestine/words/en/cover'
import { SHEETS } from '../../src/ui/words/en/column'
import { START } from '../../src/ui/words/en/start'
import { findPoint } from './hands/hit-point'
import { findMisplaced, findOutOfWindow, watchLayoutShifts } from './layout'
import { pickTarget } from './pick-target'
import { SIZES } from './sizes'
import type { TablePage } from './table-page'
import { GLIDING, inOneStep, test } from './test'

/** How many of each game, and the seed of the first: `GAMES=50 SEED=7 npm run test:clicks`. */
const GAMES = Number(process.env['GAMES'] ?? 1)
const SEED = Number(process.env['SEED'] ?? 1)

/** Twice as many as any game has needed. */
const TOO_LONG = 2000

/** What is asked of the page before each click. */
const BROUGHT = { pickTarget, findPoint, findMisplaced, findOutOfWindow }

declare global {
  interface Window {
    readonly brought: typeof BROUGHT
  }
}

/** What finds faults and a point to click on is there from the beginning: a question for each would take half as long again. */
const bringAlong = (page: Page): Promise<unknown> => {
  const functions = Object.entries(BROUGHT).map(([name, run]) => `${name}: ${run.toString()}`)
  return page.addInitScript({ content: `window.brought = { ${functions.join()} }` })
}

interface Asked {
  readonly numbers: readonly [number, number]
  readonly tabs: string
}

/**
 * Runs in the browser: what does not stand where it should after a click, and where to click next; no point where something
 * else lies over it, no next where the game is over.
 */
const lookRound = ({ numbers, tabs }: Asked) => {
  const { pickTarget, findPoint, findMisplaced, findOutOfWindow } = window.brought
  const faults = [...findMisplaced(), ...findOutOfWindow(tabs)]
  const target = pickTarget(numbers)
  return { faults, next: target && { point: findPoint(target) } }
}

/** Clicks on whatever there is, mostly on what leads on, until the game is over; tells how often. */
const clickThrough = async (table: TablePage, seed: number): Promise<number> => {
  const random = randomFrom(seed)
  for (let clicks = 0; clicks < TOO_LONG; clicks++) {
    const asked: Asked = { numbers: [random(), random()], tabs: SHEETS.title }
    const { faults, next } = await table.page.evaluate(lookRound, asked)
    expect(faults).toEqual([])
    if (next === null) return clicks
    // What lies under something else cannot be clicked by anybody.
    if (next.point === null) continue
    await table.page.mouse.click(next.point.x, next.point.y)
  }
  throw new Error(`The game has not ended in ${TOO_LONG} clicks`)
}

/** What is played in which window, and whether pieces glide: the first of either are as unlike as can be, a phone and a small screen. */
const PLAYED = Array.from({ length: GAMES }, (_, i) => [
  { game: ARAB_REVOLT, seed: SEED + i, size: (i + 1) * 3, glides: i % 2 === 1 },
  { game: PALESTINE, seed: SEED + i, size: i * 3, glides: i % 2 === 0 },
]).flat()

for (const { game, seed, size, glides } of PLAYED) {
  const { width, height } = SIZES[size % SIZES.length]!
  test.describe(`${game}, at ${width} × ${height}`, () => {
    test.use({ ...(glides ? GLIDING : {}), viewport: { width, height } })

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
