/*
 * How quickly the built page answers at a quarter of this machine's speed, over a random game by mouse.
 *
 *   npm run measure
 */
import { hitPoint } from '../browser/hands/hit-point'
import { mouse } from '../browser/hands/mouse'
import { watchLayoutShifts } from '../browser/layout'
import { Lockstep } from '../browser/lockstep'
import { test } from '../browser/test'
import { SLOWER, painted, paintsOf, slowDown, watchPaints } from './paints'

const SEED = 1974

test('paint after a click', async ({ table, page }) => {
  let presses = 0
  const hands = mouse(table)
  const press: typeof hands.press = async (target) => {
    presses++
    // A hand comes before it presses, and sees what that would do.
    const { x, y } = await hitPoint(target)
    await page.mouse.move(x, y)
    await painted(page)
    await hands.press(target)
    // To be read meanwhile would hold the page up.
    await painted(page)
  }
  const pressSpace: typeof hands.pressSpace = (space) => press(table.space(space))
  const game = new Lockstep(table, { ...hands, press, pressSpace })
  await watchPaints(page)
  await watchLayoutShifts(page)
  await slowDown(page)
  await game.begin(SEED)
  while (!(await table.result.isVisible())) await game.step()
  const at = await paintsOf(page, presses)
  const shifts = await page.evaluate(() => window.shifts)
  console.log(
    [
      `${presses} presses at 1/${SLOWER} of the speed, game ${SEED}`,
      `paint after a press: median ${at(0.5)}, 95th percentile ${at(0.95)} (wanted: 100 ms), longest ${at(1)}`,
      `moved by itself: ${shifts.length} times (wanted: none)`,
    ].join('\n'),
  )
})
