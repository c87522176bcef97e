import { expect } from '@playwright/test'
import { SPACES } from '../../src/rules/index'
import { mouse } from './hands/mouse'
import { layoutFaults, watchLayoutShifts } from './layout'
import { Lockstep } from './lockstep'
import { SIZES } from './sizes'
import { test } from './test'

/** For so long after a click Chromium takes every movement to be wanted. */
const STILL_THE_CLICK = 600

for (const { width, height } of SIZES)
  test.describe(`At ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } })

    test('nothing moves under a pointer that only looks', async ({ table, page }) => {
      await watchLayoutShifts(page)
      const game = new Lockstep(table, mouse(table))
      await game.begin(1974)
      for (let answers = 0; answers < 3; answers++) {
        await game.step()
        await page.waitForTimeout(STILL_THE_CLICK)
        for (const space of SPACES) await game.hands.lookAt(space)
        for (const answer of await table.answers.locator('button').all())
          if (await answer.isVisible()) await answer.hover()
        expect(await layoutFaults(table)).toEqual([])
      }
    })
  })
