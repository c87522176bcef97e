/*
 * How quickly the built page answers at a quarter of this machine's speed, over a random game by mouse.
 *
 *   npm run measure
 */
import type { Page } from '@playwright/test'
import { mouse } from '../browser/hands/mouse'
import { watchLayoutShifts } from '../browser/layout'
import { Lockstep } from '../browser/lockstep'
import { test } from '../browser/test'

const SLOWER = 4
const SEED = 1974

/** What Event Timing rounds down to nothing. */
const LEAST = 16

declare global {
  interface Window {
    /** For each press, how long it took until what came of it was painted. */
    paints: Map<number, number>
  }
  interface PerformanceEventTiming {
    readonly interactionId: number
  }
}

const watchPaints = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.paints = new Map()
    const presses = { type: 'event', durationThreshold: 16, buffered: true }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry instanceof PerformanceEventTiming && entry.interactionId > 0) {
          const { interactionId, duration } = entry
          window.paints.set(
            interactionId,
            Math.max(duration, window.paints.get(interactionId) ?? 0),
          )
        }
    }).observe(presses)
  })
}

const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

test('paint after a click', async ({ table, page }) => {
  let presses = 0
  const hands = mouse(table)
  const game = new Lockstep(table, {
    ...hands,
    press: (target) => (presses++, hands.press(target)),
    pressSpace: (space) => (presses++, hands.pressSpace(space)),
  })
  await watchPaints(page)
  await watchLayoutShifts(page)
  await slowDown(page)
  await game.begin(SEED)
  while (!(await table.result.isVisible())) await game.step()
  const [seen, shifts] = await page.evaluate(() => [[...window.paints.values()], window.shifts])
  const unseen = Array.from({ length: Math.max(0, presses - seen.length) }, () => LEAST)
  const all = [...seen, ...unseen].sort((a, b) => a - b)
  const at = (part: number) =>
    `${all[Math.min(all.length - 1, Math.floor(part * all.length))] ?? 0} ms`
  console.log(
    [
      `${presses} presses at 1/${SLOWER} of the speed, game ${SEED}`,
      `paint after a press: median ${at(0.5)}, 95th percentile ${at(0.95)} (wanted: 100 ms), longest ${at(1)}`,
      `moved by itself: ${shifts.length} times (wanted: none)`,
    ].join('\n'),
  )
})
