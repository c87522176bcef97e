import { expect } from '@playwright/test'
import { SHEETS } from '../../src/ui/words/en/column'
import { quick } from './hands/quick'
import { Lockstep } from './lockstep'
import { test } from './test'

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const)
  test.describe(`At ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } })

    test('after a reload the decision lies on top, whatever lay there before', async ({
      table,
      page,
    }) => {
      const game = new Lockstep(table, quick(table))
      await game.begin(1936)
      for (let answers = 0; answers < 3; answers++) await game.step()
      const sheets = page.getByRole('group', { name: SHEETS.title })
      for (const laid of [SHEETS.log, SHEETS.card]) {
        const tab = sheets.getByRole('button', { name: laid, exact: true })
        await tab.click()
        await expect(tab).toHaveAttribute('aria-pressed', 'true')
        await expect(table.prompt).toBeHidden()
        await page.reload()
        await expect(table.prompt).toBeVisible()
        await expect(tab).toHaveAttribute('aria-pressed', 'false')
      }
    })
  })
