import { expect } from '@playwright/test'
import { WORKS } from '../../src/games/arab-revolt/lessons/works'
import { CARDS, CARD_IDS } from '../../src/games/arab-revolt/rules/index'
import { HISTORY } from '../../src/ui/words/en/history-page'
import { BROWSER } from '../../src/ui/words/en/browser'
import { HOUSE_LINKS, START } from '../../src/ui/words/en/start'
import { axeFaults } from './axe'
import { test } from './test'

test('The timeline and the sources are reached from the first screen, the cards and the class', async ({
  table,
}) => {
  const { page } = table
  const history = page.getByRole('dialog', { name: HISTORY.title })
  await page.goto('./')
  await page.getByRole('button', { name: HOUSE_LINKS.history }).click()
  for (const card of CARD_IDS.filter((id) => CARDS[id].kind !== 'propaganda'))
    await expect(history.getByRole('button', { name: CARDS[card].title }).first()).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await history.getByRole('button', { name: HISTORY.sources, exact: true }).click()
  await expect(history.locator('cite')).toHaveCount(Object.keys(WORKS).length)
  expect(await axeFaults(page)).toEqual([])

  // Each leads to the others, and Back the same way again.
  await history.getByRole('button', { name: HISTORY.timeline, exact: true }).click()
  await history.getByRole('button', { name: CARDS.A6.title }).click()
  const sheet = page.getByRole('article')
  await expect(sheet.getByRole('heading', { name: BROWSER.sources })).toBeVisible()
  expect(await sheet.locator('li').count()).toBeGreaterThanOrEqual(2)
  expect(await axeFaults(page)).toEqual([])
  await sheet.getByRole('button', { name: HISTORY.allSources }).click()
  await expect(history.locator('cite').first()).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(history).toBeVisible()
  await page.goBack()
  await expect(history).toBeHidden()

  await page.getByRole('button', { name: START.teach }).click()
  await page.getByRole('button', { name: HISTORY.title }).click()
  await expect(history.getByText(HISTORY.timelineAbout)).toBeVisible()
  await history.getByRole('button', { name: HISTORY.close }).click()
  await expect(history).toBeHidden()
})
