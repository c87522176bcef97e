import { expect } from '@playwright/test'
import { READER } from '../../src/ui/words/en/reader'
import { mouse } from './hands/mouse'
import { Lockstep } from './lockstep'
import { test } from './test'

test('A term opens by keyboard, leads on, and back to where it stands', async ({ table, page }) => {
  const game = new Lockstep(table, mouse(table))
  await game.begin(1974)
  const term = table.decision.locator('p button').first()
  for (let tabs = 0; tabs < 100; tabs++) {
    if (await term.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(term).toBeFocused()
  await page.keyboard.press('Enter')
  const title = table.reader.getByRole('heading', { level: 2 })
  await expect(title).toBeFocused()
  const first = await title.textContent()
  await table.reader.locator('[data-part=leaf] button').first().press('Enter')
  await expect(title).not.toHaveText(first ?? '')
  await table.reader.getByRole('button', { name: READER.back, exact: true }).press('Enter')
  await expect(title).toHaveText(first ?? '')
  await page.keyboard.press('Escape')
  await expect(table.reader).toHaveCount(0)
  await expect(term).toBeFocused()
  await game.compare()
})
