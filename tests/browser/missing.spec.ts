import { pathToFileURL } from 'node:url'
import { expect, test, type Page, type Route } from '@playwright/test'
import { question } from '../../src/games/index'
import { NAME } from '../../src/games/arab-revolt/words/en/cover'
import { READER } from '../../src/ui/words/en/reader'
import { MISSING } from '../../src/ui/words/en/missing'
import { RESCUE } from '../../src/ui/words/en/rescue'
import { SHARE } from '../../src/ui/words/en/share'
import { refusedText } from '../../src/ui/words/en/records'
import { NEW_GAME, START } from '../../src/ui/words/en/start'
import { axeFaults } from './axe'
import { quick } from './hands/quick'
import { Lockstep } from './lockstep'
import { openShare } from './records/files'
import { TablePage } from './table-page'

const saysWhatIsNeeded = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible()
  await expect(page.getByText('JavaScript')).toBeVisible()
}

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what it needs', async ({ page }) => {
    await page.goto('./')
    await saysWhatIsNeeded(page)
  })
})

test('As a file, the page says what it needs', async ({ page }) => {
  await page.goto(pathToFileURL('dist/index.html').href)
  await saysWhatIsNeeded(page)
})

test('Where the script does not come, the page says what it needs', async ({ page }) => {
  await page.route('**/assets/index-*.js', (route) => route.abort())
  await page.goto('./')
  await saysWhatIsNeeded(page)
})

/** Lets the first requests for a part fail; gives what ends it. */
const failing = async (page: Page, part: string, most = Infinity) => {
  let failed = 0
  const files = `**/assets/${part}-*.js`
  await page.route(files, (route) => (failed++ < most ? route.abort() : route.continue()))
  return () => page.unroute(files)
}

const missing = (page: Page) => page.getByRole('alert').filter({ hasText: MISSING.what })
const again = (page: Page) => missing(page).getByRole('button', { name: MISSING.again })
const notLoaded = (page: Page) =>
  page.getByRole('alert').filter({ hasText: refusedText({ why: 'not-loaded' }, null) })
const help = (page: Page) => page.getByRole('dialog', { name: READER.title })

test('A part that fails to come once comes the next time', async ({ page }) => {
  await failing(page, 'panel', 1)
  const table = new TablePage(page)
  await new Lockstep(table, quick(table)).begin(1974)
  await page.keyboard.press('h')
  await expect(help(page)).toBeVisible()
})

test('Where a part does not come, its place says so, and the game goes on', async ({ page }) => {
  const end = await failing(page, 'panel')
  const table = new TablePage(page)
  const game = new Lockstep(table, quick(table))
  await game.begin(1974)
  await page.keyboard.press('h')
  await expect(missing(page)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await game.step()
  await game.compare()
  await missing(page).getByRole('button', { name: MISSING.close }).click()
  await expect(missing(page)).toHaveCount(0)
  await page.keyboard.press('h')
  await expect(missing(page)).toBeVisible()
  await end()
  await again(page).click()
  await expect(help(page)).toBeVisible()
  await expect(page.getByText(RESCUE.notice)).toHaveCount(0)
})

test('No answer can be pressed that what comes late would push down', async ({ page }) => {
  const held: Route[] = []
  await page.route('**/assets/side-button-*.js', (route) => void held.push(route))
  const table = new TablePage(page)
  const game = new Lockstep(table, quick(table))
  await game.begin(1974)
  while (question(game.now.game)?.ask !== 'turn.event') await game.step()
  const pass = table.answers.locator('[data-digit]').last()
  await expect(pass).toBeAttached()
  await expect(pass).toBeHidden()
  await Promise.all(held.map((route) => route.continue()))
  await expect(pass).toBeVisible()
  await expect(table.answers.locator('[data-part=effect]').first()).toBeAttached()
})

for (const part of ['hint-card', 'taught'])
  test(`Nor one that a hint would, while its ${part} has not come`, async ({ page }) => {
    const table = new TablePage(page)
    const game = new Lockstep(table, quick(table))
    await game.beginToLearn()
    const held: Route[] = []
    await page.route(`**/assets/${part}-*.js`, (route) => void held.push(route))
    await page.reload()
    await expect(table.prompt).toBeVisible()
    const first = table.answers.locator('[data-digit]').first()
    await expect(first).toBeAttached()
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await expect(first).toBeHidden()
    await Promise.all(held.map((route) => route.continue()))
    await expect(first).toBeVisible()
    await expect(table.hint).toBeVisible()
  })

test('Where the table does not come, the game is there when the page is loaded again', async ({
  page,
}) => {
  const end = await failing(page, 'table')
  await page.goto('./')
  await page.getByRole('button', { name: START.fresh }).first().click()
  await page.getByRole('button', { name: NEW_GAME.begin }).click()
  await expect(missing(page)).toBeVisible()
  await end()
  await missing(page).getByRole('button', { name: MISSING.reload }).click()
  await expect(page.locator('[data-part=board]')).toBeVisible()
})

test('A link is not lost where what reads it does not come', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const table = new TablePage(page)
  const game = new Lockstep(table, quick(table))
  await game.begin(1974)
  await game.step()
  const share = await openShare(page)
  const end = await failing(page, 'link')
  await share.getByRole('button', { name: SHARE.gameLink }).click()
  await expect(share.getByRole('status')).toHaveText(MISSING.what)
  await end()
  await share.getByRole('button', { name: SHARE.gameLink }).click()
  await expect(share.getByRole('status')).toContainText(SHARE.copied(0).split(':')[0]!)
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const other = await context.newPage()
  const endThere = await failing(other, 'link')
  await other.goto(link)
  await expect(missing(other)).toBeVisible()
  await endThere()
  await again(other).click()
  await expect(other.locator('[data-part=board]')).toBeVisible()
  expect(new URL(other.url()).hash).toBe('')
})

test('Where the rules do not come, a kept game says so, and opens when they do', async ({
  page,
}) => {
  const faults: unknown[] = []
  page.on('pageerror', (fault) => faults.push(fault))
  const table = new TablePage(page)
  const game = new Lockstep(table, quick(table))
  await game.begin(1974)
  await game.step()
  const end = await failing(page, 'rules')
  await page.reload()
  await expect(notLoaded(page)).toBeVisible()
  await notLoaded(page).getByRole('button').click()
  await page.getByRole('button', { name: START.resume }).click()
  await expect(notLoaded(page)).toBeVisible()
  expect(faults).toEqual([])
  await end()
  await page.getByRole('button', { name: START.resume }).click()
  await expect(page.locator('[data-part=board]')).toBeVisible()
  await game.compare()
})

test('What checks records is fetched for those alone that a tab has not written itself', async ({
  page,
}) => {
  const table = new TablePage(page)
  const game = new Lockstep(table, quick(table))
  await game.begin(1974)
  await game.step()
  const end = await failing(page, 'read')
  await page.reload()
  await expect(page.locator('[data-part=board]')).toBeVisible()
  await game.compare()
  await page.goto('./')
  await page.evaluate(() => sessionStorage.clear())
  // It tries to come back to its game, and says that it cannot; then it is asked to.
  const resume = page.getByRole('button', { name: START.resume })
  const close = notLoaded(page).getByRole('button')
  await close.click()
  await resume.click()
  await close.click()
  await end()
  await resume.click()
  await expect(page.locator('[data-part=board]')).toBeVisible()
  await game.compare()
})

test('Where a game does not come, its place says so, and it begins when it does', async ({
  page,
}) => {
  const faults: unknown[] = []
  page.on('pageerror', (fault) => faults.push(fault))
  await page.goto('./')
  const end = await failing(page, 'arab-revolt')
  await page.getByRole('button', { name: START.learn }).first().click()
  await expect(missing(page)).toBeVisible()
  expect(faults).toEqual([])
  await end()
  await again(page).click()
  await expect(page.locator('[data-part=board]')).toBeVisible()
})
