import { expect, test, type Page } from '@playwright/test'
import { AGREEMENT } from '../../src/ui/words/en/agreement'
import { EXPLORE } from '../../src/ui/words/en/branches'
import { LAB } from '../../src/ui/words/en/lab'
import { RAILWAYS } from '../../src/mandate/spaces'
import { CHART } from '../../src/ui/words/en/chart'
import { PLAY_OUT } from '../../src/ui/words/en/play-out'
import { USUAL } from '../../src/ui/words/en/usual'
import { axeFaults } from './axe'
import { expectDepth } from './depth'
import { begin, ownTurn, panel, settled, state, worths } from './lab-panel'

test.setTimeout(180_000)

const bestLine = (page: Page) =>
  panel(page).getByRole('heading', { name: LAB.line, exact: true }).locator('..')

const usual = (page: Page) => page.locator('[data-part=usual]')

test('The lab tells what the answers are worth and where pieces usually stand, settles, and keeps it through a reload', async ({
  page,
}) => {
  await begin(page, 'officer')
  await ownTurn(page)
  await page.keyboard.press('l')
  await expect(worths(page).locator('li').first()).toBeVisible()
  await settled(page)
  await expect(panel(page)).toContainText(/win \d+ of 100, if both play on like Planner/)
  expect(await axeFaults(page)).toEqual([])
  const rows = await worths(page).innerText()

  await page.reload()
  await settled(page)
  expect(await worths(page).innerText()).toBe(rows)

  // Where pieces usually stand is laid on the map and told as a table, until it is taken off.
  await expect(usual(page)).toHaveCount(0)
  await panel(page).getByRole('button', { name: USUAL.show }).click()
  await expect(usual(page).locator('> text')).toHaveText(USUAL.said(200))
  // It covers the names that are printed on the map.
  await expect(usual(page).locator('[data-part=name]')).toHaveCount(RAILWAYS.length)
  await expect(panel(page)).toContainText(USUAL.note(200, 'Officer'))
  // The table says what the map shows, number by number.
  await panel(page).getByText(CHART.numbers).click()
  const table = panel(page).getByRole('region', { name: USUAL.table })
  const means = await table.locator('tbody td:nth-child(3)').allInnerTexts()
  const drawn = await usual(page).locator('g text').allTextContents()
  expect([...means].sort()).toEqual([...drawn].sort())
  expect(await axeFaults(page)).toEqual([])
  await panel(page).getByRole('button', { name: USUAL.hide }).click()
  await expect(usual(page)).toHaveCount(0)

  // It is of one position, and what was found of the one before is gone at once.
  const show = panel(page).getByRole('button', { name: USUAL.show })
  await show.click()
  await expect(usual(page)).toHaveCount(1)
  const before = await worths(page).innerText()
  await page.locator('[data-part=decision] [data-digit="1"]').click()
  await expect(usual(page)).toHaveCount(0)
  await expect.poll(() => worths(page).innerText()).not.toBe(before)
  await settled(page)
  // Whoever closes the lab takes it off as well.
  await show.click()
  await expect(usual(page)).toHaveCount(1)
  await page.keyboard.press('l')
  await expect(panel(page)).toBeHidden()
  await expect(usual(page)).toHaveCount(0)
  await page.keyboard.press('l')
  await expect(panel(page)).toBeVisible()
  await page.goBack()
  await expect(panel(page)).toBeHidden()
})

test('It takes the place of the whole log, which comes back after it', async ({ page }) => {
  await begin(page, 'officer')
  await ownTurn(page)
  const whole = page.locator('[data-part=log] [data-key=log][aria-expanded=true]')
  await page.locator('[data-key=log]').click()
  await expect(whole).toBeVisible()
  await page.keyboard.press('l')
  await expect(worths(page).locator('li').first()).toBeVisible()
  await expect(page.locator('[data-part=answers] button').first()).toBeVisible()
  await expect(whole).toHaveCount(0)
  // What the log has a button for, the menu has as well.
  const back = page.locator('[data-key=back-step]')
  await page.keyboard.press('b')
  await expect(back).toBeVisible()
  await page.keyboard.press('b')
  await expect(back).toBeHidden()
  await page.keyboard.press('l')
  await expect(whole).toBeVisible()
})

test('Between two players the lab is closed until both say so, once in a game', async ({
  page,
}) => {
  await begin(page)
  await page.locator('dialog[aria-modal] button').click()
  await page.keyboard.press('l')
  await expect(panel(page)).toContainText(AGREEMENT.ask)
  await expect(state(page)).toBeHidden()
  await expect(panel(page).getByRole('button', { name: USUAL.show })).toHaveCount(0)
  const button = (name: string) => panel(page).getByRole('button', { name, exact: true })
  // Pressed twice in one go, it speaks for one of them all the same.
  await button(AGREEMENT.agree('the Rebels')).dblclick()
  const said = button(AGREEMENT.said('The Rebels'))
  await expect(said).toHaveAttribute('aria-disabled', 'true')
  await expect(panel(page)).toContainText(AGREEMENT.waits('the British'))
  await page.reload()
  await said.click({ force: true })
  await expect(state(page)).toBeHidden()
  await button(AGREEMENT.agree('the British')).click()
  await expect(state(page)).toBeVisible()
  await page.reload()
  await expect(state(page)).toBeVisible()

  // Either of them closes it for both, and then both are asked again.
  await button(AGREEMENT.end).click()
  await expect(panel(page)).toBeHidden()
  await expect(page.locator('[data-part=prompt]')).toBeFocused()
  await page.keyboard.press('l')
  await expect(button(AGREEMENT.agree('the British'))).toBeVisible()
  await expect(button(AGREEMENT.agree('the Rebels'))).toBeVisible()
  await expect(state(page)).toBeHidden()
})

test('A browser without workers says so, and thinks all the same', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'))
  await begin(page, 'officer')
  await ownTurn(page)
  await page.keyboard.press('l')
  await expect(panel(page)).toContainText(LAB.inPage)
  await settled(page)
})

test('Workers that cannot be fetched are told of, and can be asked again', async ({ page }) => {
  await begin(page, 'officer')
  await ownTurn(page)
  await page.route(/assets\/worker-/, (route) => route.abort())
  await page.keyboard.press('l')
  await expect(state(page)).toHaveText(LAB.failed)
  await page.unroute(/assets\/worker-/)
  await panel(page).getByRole('button', { name: LAB.again }).click()
  await settled(page)
})

const dialog = (page: Page) => page.getByRole('dialog', { name: PLAY_OUT.title })

test('The best line is stepped through and tried as a branch; games are played out after two answers, and can be cancelled', async ({
  page,
}) => {
  await begin(page, 'officer')
  await ownTurn(page)
  await page.keyboard.press('l')
  await settled(page)
  const spaces = () =>
    page
      .locator('[data-part=board] [data-space]')
      .evaluateAll((all) => all.map((one) => one.ariaLabel))
  const before = await spaces()
  const steps = bestLine(page).locator('li button')
  const toBoard = panel(page).getByRole('button', { name: LAB.toBoard })
  await steps.last().click()
  await expect.poll(spaces).not.toEqual(before)
  // It is not the board that is asked about.
  const there = await spaces()
  await page.keyboard.press('1')
  expect(await spaces()).toEqual(there)
  await page.evaluate(() => document.querySelector('[data-part=lab] [role=region]')!.scrollTo(0, 0))
  await expect(toBoard).toBeInViewport({ ratio: 1 })
  expect(await axeFaults(page)).toEqual([])
  await toBoard.click()
  await expect.poll(spaces).toEqual(before)
  await expect(steps.last()).toBeFocused()
  // The tab's history leads back as well.
  await steps.last().click()
  await expect(toBoard).toBeVisible()
  await expectDepth(page, 3)
  await page.goBack()
  await expect(toBoard).toBeHidden()
  await expect.poll(spaces).toEqual(before)
  await expect(panel(page)).toBeVisible()
  // So does closing the lab.
  await steps.last().click()
  await expect(toBoard).toBeVisible()
  await page.keyboard.press('l')
  await expect.poll(spaces).toEqual(before)
  await expect(page.locator('[data-part=prompt]')).toBeFocused()
  await page.keyboard.press('l')
  await settled(page)

  // What differs between two answers is told with its interval.
  for (const i of [0, 1]) await worths(page).locator('input').nth(i).check()
  await panel(page)
    .getByRole('button', { name: LAB.simulateSome(2) })
    .click()
  for (const side of ['British', 'Rebels'])
    await dialog(page).getByLabel(PLAY_OUT.playerOf(side)).selectOption('random')
  await dialog(page).getByLabel(PLAY_OUT.games).selectOption('100')
  await expect(dialog(page)).toContainText(/Takes about/)
  await dialog(page).getByRole('button', { name: PLAY_OUT.begin }).click()
  await expect(dialog(page)).toContainText(PLAY_OUT.played(200, 200), { timeout: 60_000 })
  await expect(dialog(page)).toContainText(/won \d+ of 100, ± \d+, 100 games/)
  await expect(dialog(page).getByRole('heading', { name: PLAY_OUT.differences })).toBeVisible()
  const chart = dialog(page).getByRole('slider', { name: PLAY_OUT.wills })
  await chart.press('ArrowRight')
  await expect(chart).toHaveAttribute('aria-valuetext', /^Political Will 0: Round 1/)
  expect(await axeFaults(page, 'dialog[open]')).toEqual([])
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(panel(page)).toBeVisible()

  // Games that are being played out can be cancelled, and are left with the lab.
  for (const i of [0, 1]) await worths(page).locator('input').nth(i).uncheck()
  await panel(page).getByRole('button', { name: LAB.simulate }).click()
  await dialog(page).getByLabel(PLAY_OUT.games).selectOption('3000')
  await dialog(page).getByRole('button', { name: PLAY_OUT.begin }).click()
  await expect(dialog(page)).toContainText(/^.*won \d+ of 100/, { timeout: 60_000 })
  await dialog(page).getByRole('button', { name: PLAY_OUT.cancel }).click()
  const said = dialog(page).getByRole('status')
  await expect(said).toContainText(PLAY_OUT.cancelled)
  await expect(said).toBeFocused()
  const played = await said.innerText()
  await dialog(page).getByRole('button', { name: PLAY_OUT.begin }).click()
  await expect(said).not.toContainText(PLAY_OUT.cancelled)
  expect(played).toMatch(/^\d[\d,]* of 3,000 games/)
  await dialog(page).getByRole('button', { name: PLAY_OUT.close }).click()
  await panel(page).getByRole('button', { name: LAB.close }).click()
  // No worker is left.
  await expect.poll(() => page.workers().length).toBe(1)

  await page.keyboard.press('l')
  await panel(page).getByRole('button', { name: LAB.tryLine }).click()
  await expect(page.getByRole('region', { name: EXPLORE.waits })).toBeVisible()
})
