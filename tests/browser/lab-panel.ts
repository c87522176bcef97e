import { expect, type Locator, type Page } from '@playwright/test'
import { AGREEMENT } from '../../src/ui/words/en/agreement'
import { LAB } from '../../src/ui/words/en/lab'
import { NEW_GAME } from '../../src/ui/words/en/start'
import { WATCH } from '../../src/ui/words/en/watch'
import { visitAnew } from './records/game'
import { questionFor } from './table-page'

/** Begins a game, with a bot on the Rebels’ side or with two players. */
export const begin = async (page: Page, level = ''): Promise<void> => {
  await visitAnew(page)
  await page.getByRole('button', { name: 'New game' }).first().click()
  await page.getByLabel(NEW_GAME.sitterOf('the Rebels')).selectOption(level)
  await page.fill('input[name=seed]', '5')
  await page.getByRole('button', { name: NEW_GAME.begin, exact: true }).click()
  await expect(page.locator('[data-part=board]')).toBeVisible()
}

/** Up to one’s own turn. */
export const ownTurn = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: WATCH.skip }).click()
  await expect(questionFor(page, 'British')).toBeVisible()
}

export const panel = (page: Page) => page.getByRole('region', { name: LAB.title, exact: true })

/** Between two players each side says that it wants the lab, or the review. */
export const agree = async (asked: Locator): Promise<void> => {
  for (const side of ['the British', 'the Rebels'])
    await asked.getByRole('button', { name: AGREEMENT.agree(side), exact: true }).click()
}
export const worths = (page: Page) => panel(page).locator('[data-part=worths]')
export const state = (page: Page) => panel(page).locator('[data-doing]')
export const settled = (page: Page) =>
  expect(state(page)).toHaveAttribute('data-doing', 'settled', { timeout: 30_000 })
