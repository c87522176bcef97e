import { expect, test, type Page } from '@playwright/test'
import { STUDIES as POSITIONS } from '../../src/games/arab-revolt/studies/index'
import { STUDIES as OF_PALESTINE } from '../../src/games/palestine/studies/index'
import { AGREEMENT } from '../../src/ui/words/en/agreement'
import { EDIT } from '../../src/ui/words/en/edit'
import { OPENINGS } from '../../src/ui/words/en/openings'
import { START } from '../../src/ui/words/en/start'
import { STUDIES } from '../../src/ui/words/en/studies'
import { axeFaults } from './axe'
import { expectDepth } from './depth'
import { outOfWindow } from './layout'
import { panel, state, worths } from './lab-panel'
import { visitAnew } from './records/game'
import { SIZES } from './sizes'

test.setTimeout(180_000)

const toLab = async (page: Page): Promise<void> => {
  await visitAnew(page)
  await page.getByRole('button', { name: START.lab }).click()
  await expect(page.getByRole('heading', { name: STUDIES.title })).toBeVisible()
}

const positions = (page: Page) => page.getByRole('region', { name: STUDIES.positions })
const card = (page: Page) => page.locator('[data-part=study]')
const titled = (id: string) => POSITIONS.find((one) => one.id === id)!

test('A position is tried: the lab is silent before the answer, and speaks of it after', async ({
  page,
}) => {
  const study = titled('where-troops-stand')
  await toLab(page)
  await expect(positions(page).getByRole('listitem')).toHaveCount(POSITIONS.length)
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: study.title }).click()
  await expect(card(page)).toContainText(study.question)
  await expect(card(page)).toContainText(study.look)
  await expect(card(page)).not.toContainText(study.found[0]!.says)
  await expect(panel(page)).toBeHidden()
  expect(await axeFaults(page)).toEqual([])

  const sweep = page.locator('[data-part=answers] button', { hasText: 'Sweep' }).first()
  await sweep.click()
  await expect(card(page)).toContainText(
    /You: Sweep\. The lab prefers Assault: \d+ of 100 for you, against \d+\./,
  )
  for (const { says } of study.found) await expect(card(page)).toContainText(says)
  expect(await axeFaults(page)).toEqual([])

  // A reload comes back to it.
  await page.reload()
  await expect(card(page)).toContainText(/The lab prefers Assault/)

  // Another answer, the same question.
  await card(page).getByRole('button', { name: STUDIES.another }).click()
  await expect(card(page)).toContainText(study.question)
  await page.locator('[data-part=answers] button', { hasText: 'Assault' }).first().click()
  await expect(card(page)).toContainText(/You: Assault\. Nothing better was found/)

  // The lab is opened at the question, not at what followed.
  await card(page).getByRole('button', { name: STUDIES.lab }).click()
  await expect(worths(page)).toContainText('Sweep')
  await page.keyboard.press('l')
  await expect(panel(page)).toBeHidden()
  // What was said of the answer is still there, until it is tried again.
  await expect(card(page)).toContainText(/You: Assault\. Nothing better was found/)
  await expect(card(page).getByRole('button', { name: STUDIES.toAll })).toBeVisible()
  await card(page).getByRole('button', { name: STUDIES.another }).click()
  await expect(card(page)).toContainText(study.question)
})

test('From one position to the next, and back to all: what was tried is marked; on to the openings, and to a position of one’s own', async ({
  page,
}) => {
  const [first, second] = POSITIONS
  await toLab(page)
  await page.getByRole('button', { name: first!.title }).click()
  await page.locator('[data-part=decision] [data-digit="1"]').click()
  await card(page).getByRole('button', { name: STUDIES.next }).click()
  await expect(card(page)).toContainText(second!.question)
  await page.locator('[data-part=decision] [data-digit="1"]').click()
  await card(page).getByRole('button', { name: STUDIES.toAll }).click()
  await expect(positions(page)).toContainText(STUDIES.triedOf(2, POSITIONS.length))
  await expect(positions(page).getByRole('listitem').nth(1)).toContainText(STUDIES.tried)
  await expect(positions(page).getByRole('listitem').nth(2)).not.toContainText(STUDIES.tried)

  // The openings are explored from here, and Back leads to the lab again.
  await page.getByRole('button', { name: STUDIES.explore }).click()
  await expect(page.getByRole('heading', { name: OPENINGS.title })).toBeVisible()
  // Back leads from there as soon as the tab's history knows of it.
  await expectDepth(page, 2)
  await page.goBack()
  await expect(page.getByRole('heading', { name: STUDIES.title })).toBeVisible()

  // A position of one’s own is laid out, and the lab thinks about it without asking.
  await page.getByRole('button', { name: STUDIES.layOut }).click()
  await expect(page.getByRole('region', { name: EDIT.title })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('region', { name: EDIT.title }).locator('[data-key=end]').click()
  await expect(state(page)).toBeVisible()
  await expect(panel(page)).not.toContainText(AGREEMENT.ask)
  await expect(panel(page)).not.toContainText(AGREEMENT.both)
})

test.describe('For fingers', () => {
  test.use({ hasTouch: true })

  test('Palestine has positions of its own, its openings, and one’s own', async ({ page }) => {
    await toLab(page)
    await page.getByRole('button', { name: 'Palestine', exact: true }).click()
    await expect(positions(page).getByRole('listitem')).toHaveCount(OF_PALESTINE.length)
    expect(await axeFaults(page)).toEqual([])
    const { title, question, found } = OF_PALESTINE[0]!
    await page.getByRole('button', { name: title }).click()
    await expect(card(page)).toContainText(question)
    await page.locator('[data-part=decision] [data-digit="1"]').click()
    await expect(card(page)).toContainText(found[0]!.says)
    await expect(card(page)).toContainText(/The lab prefers Tel.Aviv–Jerusalem/)
    for (const size of [...SIZES, { width: 844, height: 390 }]) {
      await page.setViewportSize(size)
      expect(await outOfWindow(page), `${size.width} × ${size.height}`).toEqual([])
      await expect(card(page).getByRole('button', { name: STUDIES.lab })).toBeInViewport({
        ratio: 1,
      })
    }
    await card(page).getByRole('button', { name: STUDIES.toAll }).click()
    await page.getByRole('button', { name: 'Palestine', exact: true }).click()
    await page.getByRole('button', { name: STUDIES.explore }).click()
    await expect(page.getByRole('heading', { name: OPENINGS.title })).toBeVisible()
    await expectDepth(page, 2)
    await page.goBack()
    await page.getByRole('button', { name: 'Palestine', exact: true }).click()
    await page.getByRole('button', { name: STUDIES.layOut }).click()
    await expect(page.getByRole('region', { name: EDIT.title })).toBeVisible()
  })
})
