import type { Page } from '@playwright/test'
import { randomFrom } from '../../../src/bots/random'
import { LIBRARY } from '../../../src/ui/words/en/library'
import { START } from '../../../src/ui/words/en/start'
import { TABLE } from '../../../src/ui/words/en/words'
import { beginGame, clickToQuestion, expectSeen, seen } from './game'
import { expect, test } from './test'

/** From the table to the games that are kept. */
const goToLibrary = async (page: Page): Promise<void> => {
  await page.locator('[popovertarget=menu]').click()
  await page.locator('#menu').getByRole('button', { name: TABLE.menu }).click()
  await page.getByRole('button', { name: START.library }).click()
}

const titles = (page: Page) => page.locator('main li h2 button')
const way = (page: Page, name: string, title: string) =>
  page.getByRole('button', { name: `${name}: ${title}`, exact: true })

const rename = async (page: Page, from: string, to: string): Promise<void> => {
  await way(page, LIBRARY.rename, from).click()
  await page.getByLabel(LIBRARY.nameOf(from)).fill(to)
  await page.keyboard.press('Enter')
}

test('games are renamed, duplicated, deleted and brought back', async ({ page }) => {
  await beginGame(page, 31, { british: 'Ann', rebels: 'Yūsuf' })
  await clickToQuestion(page, randomFrom(31), 30)
  await goToLibrary(page)
  await beginGame(page, 32)
  // Its first question stands behind the handover.
  await clickToQuestion(page, randomFrom(32), 40)
  const second = await seen(page)
  await goToLibrary(page)
  await expect(titles(page)).toHaveText([/^Game, /, /^Ann and Yūsuf, /])
  const [unnamed = '', named = ''] = await titles(page).allTextContents()

  await rename(page, unnamed, 'The second')
  await rename(page, named, 'The first')
  await expect(titles(page)).toHaveText(['The second', 'The first'])

  await way(page, LIBRARY.duplicate, 'The second').click()
  const copy = LIBRARY.copyOf('The second')
  await expect(titles(page)).toHaveText(['The second', copy, 'The first'], { useInnerText: true })

  // What is played on in the copy leaves the original as it was.
  await page.getByRole('button', { name: copy, exact: true }).click()
  await expectSeen(page, second)
  await clickToQuestion(page, randomFrom(33), 20)
  const third = await seen(page)
  expect(third).not.toEqual(second)
  await goToLibrary(page)
  await page.getByRole('button', { name: 'The second', exact: true }).click()
  await expectSeen(page, second)
  await goToLibrary(page)

  for (const title of ['The second', copy, 'The first']) {
    const before = await titles(page).allTextContents()
    await way(page, LIBRARY.remove, title).click()
    await expect(page.getByText(LIBRARY.removed(title))).toBeVisible()
    await expect(titles(page)).toHaveCount(2)
    await page.getByRole('button', { name: LIBRARY.restoreOf(title), exact: true }).click()
    await expect(titles(page)).toHaveText(before)
  }
  await page.getByRole('button', { name: copy, exact: true }).click()
  await expectSeen(page, third)
  await page.reload()
  await expectSeen(page, third)
})
