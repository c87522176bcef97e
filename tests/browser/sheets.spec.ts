import { expect } from '@playwright/test'
import { SHEETS } from '../../src/ui/words/en/column'
import { quick } from './hands/quick'
import { Lockstep } from './lockstep'
import { test } from './test'

test.use({ viewport: { width: 390, height: 844 } })

test('after a reload the decision lies on top, whatever lay there before, on a phone that stands or lies', async ({
  table,
  page,
}) => {
  const game = new Lockstep(table, quick(table))
  await game.begin(1936)
  for (let answers = 0; answers < 3; answers++) await game.step()
  const sheets = page.getByRole('group', { name: SHEETS.title })
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const laid of [SHEETS.log, SHEETS.card]) {
      const tab = sheets.getByRole('button', { name: laid, exact: true })
      await tab.click()
      await expect(tab).toHaveAttribute('aria-pressed', 'true')
      await expect(table.prompt).toBeHidden()
      await page.reload()
      await expect(table.prompt).toBeVisible()
      await expect(tab).toHaveAttribute('aria-pressed', 'false')
    }
  }
})
