import { expect } from '@playwright/test'
import { SPACES } from '../../src/games/arab-revolt/rules/index'
import { mouse } from './hands/mouse'
import { quick } from './hands/quick'
import { layoutFaults, watchFromNow, watchLayoutShifts } from './layout'
import { Lockstep } from './lockstep'
import { SIZES } from './sizes'
import { test } from './test'

/** A tablet and a phone that lie, beside the windows that everything is tested in. */
const LYING = [
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
]

for (const { width, height } of [...SIZES, ...LYING])
  test.describe(`At ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } })

    test('nothing moves under a pointer that only looks', async ({ table, page }) => {
      await watchLayoutShifts(page)
      // After a real click Chromium takes every movement to be wanted, for half a second.
      const game = new Lockstep(table, quick(table))
      const pointer = mouse(table)
      await game.begin(1974)
      for (let answers = 0; answers < 3; answers++) {
        await game.step()
        await watchFromNow(page)
        for (const space of SPACES) await pointer.lookAt(space)
        for (const answer of await table.answers.locator('button').all())
          if (await answer.isVisible()) await answer.hover()
        expect(await layoutFaults(table)).toEqual([])
      }
    })
  })
