import { expect, type Locator } from '@playwright/test'
import { TABLE } from '../../src/ui/words/en/words'
import { quick } from './hands/quick'
import { Lockstep } from './lockstep'
import { SIZES } from './sizes'
import { test } from './test'

const boxOf = async (locator: Locator) => (await locator.boundingBox())!

for (const { width, height } of SIZES)
  test.describe(`At ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } })

    test('the menu opens at its button, within the window, and leads to the table of spaces', async ({
      table,
      page,
    }) => {
      const game = new Lockstep(table, quick(table))
      await game.begin(1974)
      while ((await table.shown()).enabled.length === 0) await game.step()
      await table.menu.click()
      const [button, list] = [await boxOf(table.menu), await boxOf(page.locator('#menu'))]
      expect(Math.abs(list.x - button.x)).toBeLessThan(4)
      expect(Math.abs(list.y - (button.y + button.height))).toBeLessThan(4)
      expect(list.x + list.width).toBeLessThanOrEqual(width)
      expect(list.y + list.height).toBeLessThanOrEqual(height)
      await page.getByRole('button', { name: TABLE.spaces }).click()
      const spaces = page.getByRole('region', { name: TABLE.spaces })
      // One of them can be chosen.
      const first = spaces.getByRole('rowheader').getByRole('button').first()
      await expect(first).toBeInViewport()
      await page.keyboard.press('Escape')
      await expect(spaces).toBeHidden()
    })
  })

test('the wheel does not move the sheet', async ({ table, page }) => {
  await new Lockstep(table, quick(table)).begin(1974)
  const before = await boxOf(table.map)
  await table.map.hover()
  await page.mouse.wheel(0, 400)
  // Where something has scrolled, the next picture shows it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  expect(await boxOf(table.map)).toEqual(before)
})
