/*
 * How quickly the built page answers at a quarter of this machine's speed, over a random game by mouse.
 *
 *   npm run measure
 *   GAME=palestine npm run measure
 */
import type { Page } from '@playwright/test'
import { watchLayoutShifts } from '../browser/layout'
import { test } from '../browser/test'
import { SLOWER, paintsOf, slowDown, watchPaints } from './paints'
import { GAME, SEED, playThrough, pressing } from './play'

const report = async (page: Page, presses: number): Promise<string> => {
  const at = await paintsOf(page, presses)
  const shifts = await page.evaluate(() => window.shifts)
  return [
    `${presses} presses at 1/${SLOWER} of the speed, game ${SEED}`,
    `paint after a press: median ${at(0.5)}, 95th percentile ${at(0.95)} (wanted: 100 ms), longest ${at(1)}`,
    `moved by itself: ${shifts.length} times (wanted: none)`,
  ].join('\n')
}

test(`paint after a click in ${GAME}`, async ({ table, page }) => {
  const hand = pressing(table)
  await watchPaints(page)
  await watchLayoutShifts(page)
  await slowDown(page)
  await playThrough(table, hand)
  console.log(await report(page, hand.presses()))
})
