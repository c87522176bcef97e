import { expect } from '@playwright/test'
import { HISTORY } from '../../src/ui/words/en/history'
import { BROWSER } from '../../src/ui/words/en/browser'
import { READER } from '../../src/ui/words/en/reader'
import { LIBRARY } from '../../src/ui/words/en/library'
import { EXAMPLE, LINKS } from '../../src/ui/words/en/start'
import { TABLE } from '../../src/ui/words/en/words'
import { expectDepth } from './depth'
import { quick } from './hands/quick'
import { Lockstep } from './lockstep'
import type { TablePage } from './table-page'
import { test } from './test'

const ELSEWHERE = 'data:text/html,elsewhere'

const playing = async (table: TablePage, answers: number) => {
  const game = new Lockstep(table, quick(table))
  await game.begin(1974)
  for (let n = 0; n < answers; n++) await game.step()
  return game
}

test('Back leads from every screen to the first one, and only from there out of the page', async ({
  table,
  page,
}) => {
  await page.goto(ELSEWHERE)
  await table.open()
  const screens = [
    [table.fresh, page.locator('input[name=seed]')],
    [table.library, page.getByRole('heading', { name: LIBRARY.title })],
    [table.example, page.getByRole('button', { name: EXAMPLE.next })],
    [table.link('about'), page.getByRole('dialog', { name: LINKS.about })],
    [table.link('help'), page.getByRole('dialog', { name: READER.title })],
    [table.link('cards'), page.getByRole('dialog', { name: BROWSER.title })],
  ] as const
  for (const [way, shown] of screens) {
    await way.click()
    await expect(shown).toBeVisible()
    await expectDepth(page, 1)
    await page.goBack()
    await expect(shown).toBeHidden()
    await expect(table.fresh).toBeVisible()
    await page.goForward()
    await expect(shown).toBeVisible()
    await page.goBack()
    await expect(shown).toBeHidden()
  }
  await page.goBack()
  await expect(page.getByText('elsewhere')).toBeVisible()
})

test('Back from the table loses nothing: Forward, Continue and a reload lead there again; what lies over it is closed first', async ({
  table,
  page,
}) => {
  const game = await playing(table, 5)
  await expectDepth(page, 1)
  await page.goBack()
  await expect(table.fresh).toBeVisible()
  await page.goForward()
  await game.compare()
  await page.goBack()
  await page.getByRole('button', { name: 'Continue' }).click()
  await game.compare()
  await page.reload()
  await game.compare()
  await game.step()
  await page.goBack()
  await page.reload()
  await expect(table.fresh).toBeVisible()

  // Back closes what lies over the table, one after another.
  await page.getByRole('button', { name: 'Continue' }).click()
  await game.compare()
  // The tab's history takes a moment longer than the table.
  await expectDepth(page, 1)
  await page.keyboard.press('h')
  await page.locator('[data-part=leaf] button').first().click()
  await expectDepth(page, 3)
  await page.goBack()
  await expectDepth(page, 2)
  await expect(table.reader).toBeVisible()
  await page.goBack()
  await expect(table.reader).toBeHidden()

  await table.menu.click()
  await page.getByRole('button', { name: TABLE.spaces }).click()
  const spaces = page.getByRole('region', { name: TABLE.spaces })
  await expect(spaces).toBeVisible()
  await expectDepth(page, 2)
  await page.goBack()
  await expect(spaces).toBeHidden()

  await page.keyboard.press('b')
  await page.locator('[data-key="back-step"]').click()
  const past = page.getByRole('region', { name: HISTORY.page })
  await expect(past).toBeVisible()
  await expectDepth(page, 2)
  await page.goBack()
  await expect(past).toBeHidden()
  await game.compare()
  await game.step()
})

test('What is closed on the page leaves no entry behind, and a reload nothing ahead; Back leads away from the card between two turns without passing it', async ({
  table,
  page,
}) => {
  const game = await playing(table, 0)
  const entries = () => page.evaluate(() => history.length)
  const read = async () => {
    await page.keyboard.press('h')
    await expectDepth(page, 2)
    await expect(table.reader).toBeVisible()
  }
  await read()
  const most = await entries()
  for (let time = 0; time < 3; time++) {
    await page.keyboard.press('Escape')
    await expectDepth(page, 1)
    await read()
  }
  expect(await entries()).toBe(most)
  await page.reload()
  await game.compare()
  await expectDepth(page, 1)
  await page.goForward()
  await expectDepth(page, 1)
  await game.compare()
  await page.reload()
  await game.compare()

  await table.menu.click()
  await expect(page.locator('#menu')).toBeVisible()
  await expectDepth(page, 2)
  await page.goBack()
  await expect(page.locator('#menu')).toBeHidden()
  await expectDepth(page, 1)
  await game.compare()

  let handovers = 0
  game.onBetween = async () => {
    if (!(await table.handover.isVisible())) return
    handovers += 1
    await page.keyboard.press('Escape')
    await page.goBack()
    await expect(table.fresh).toBeVisible()
    await expect(table.handover).toBeHidden()
    await page.goForward()
    await expect(table.handover).toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(table.handover).toBeVisible()
  }
  while (handovers === 0) await game.step()
  await game.compare()
})
