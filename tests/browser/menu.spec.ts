import { expect, type Locator } from '@playwright/test'
import { TABLE } from '../../src/ui/words/en/words'
import { quick } from './hands/quick'
import { Lockstep } from './lockstep'
import { SIZES } from './sizes'
import { test } from './test'

const boxOf = async (locator: Locator) => (await locator.boundingBox())!

test('the menu opens at its button in every window and leads to the table of spaces; the wheel does not move the sheet', async ({
  table,
  page,
}) => {
  const game = new Lockstep(table, quick(table))
  await game.begin(1974)
  while ((await table.shown()).enabled.length === 0) await game.step()
  for (const { width, height } of SIZES) {
    const size = `${width} × ${height}`
    await page.setViewportSize({ width, height })
    await table.menu.click()
    const [button, list] = [await boxOf(table.menu), await boxOf(page.locator('#menu'))]
    expect(Math.abs(list.x - button.x), size).toBeLessThan(4)
    expect(Math.abs(list.y - (button.y + button.height)), size).toBeLessThan(4)
    expect(list.x + list.width, size).toBeLessThanOrEqual(width)
    expect(list.y + list.height, size).toBeLessThanOrEqual(height)
    await page.getByRole('button', { name: TABLE.spaces }).click()
    const spaces = page.getByRole('region', { name: TABLE.spaces })
    // One of them can be chosen.
    const first = spaces.getByRole('rowheader').getByRole('button').first()
    await expect(first, size).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(spaces).toBeHidden()
  }

  // The wheel does not move the sheet.
  await page.setViewportSize(SIZES[0])
  const before = await boxOf(table.map)
  await table.map.hover()
  await page.mouse.wheel(0, 400)
  // Where something has scrolled, the next picture shows it.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  expect(await boxOf(table.map)).toEqual(before)
})
