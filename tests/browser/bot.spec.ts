import { expect, test, type Page } from '@playwright/test'
import { randomFrom, type Random } from '../../src/bots/random'
import { TAKE_BACK } from '../../src/ui/words/en/take-back'
import { WATCH } from '../../src/ui/words/en/watch'
import { DECISION } from '../../src/ui/words/en/words'
import { NEW_GAME, START } from '../../src/ui/words/en/start'
import { axeFaults } from './axe'
import { visitAnew } from './records/game'
import { questionFor, TablePage } from './table-page'
import { GLIDING } from './test'

test.setTimeout(180_000)
test.use(GLIDING)

const botsTurn = (page: Page) => page.getByRole('region', { name: WATCH.turn, exact: true })
const ownTurn = (page: Page) => questionFor(page, 'British')

/** Begins a game in which a bot plays the Rebels. */
const beginAgainst = async (page: Page, level: string, seed: number): Promise<void> => {
  await visitAnew(page)
  await page.getByRole('button', { name: 'New game' }).first().click()
  await page.getByLabel(NEW_GAME.sitterOf('the Rebels')).selectOption(level)
  await page.fill('input[name=seed]', String(seed))
  await page.getByRole('button', { name: NEW_GAME.begin, exact: true }).click()
  await expect(page.locator('[data-part=board]')).toBeVisible()
}

/** Lets the bot play without pause, up to one's own turn. */
const skip = async (page: Page): Promise<void> => {
  await botsTurn(page).getByRole('button', { name: WATCH.skip }).click()
  await expect(ownTurn(page)).toBeVisible({ timeout: 60_000 })
}

/** What is asked, in words. */
const promptOf = (page: Page) => page.locator('[data-part=prompt]').innerText()

/** Presses something that answers; in the page, because what is pressed goes away. */
const press = (page: Page, at: number) =>
  page.evaluate((number) => {
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        ':is([data-part=answers] button, [data-what=initiative] li > button, [data-key=end])',
      ),
    ].filter((one) => one.getAttribute('aria-disabled') !== 'true')
    all[Math.floor(number * all.length)]?.click()
  }, at)

/** Plays one's own turn at random, up to the bot's; tells what was asked last. */
const playTurn = async (page: Page, random: Random): Promise<string> => {
  await expect(ownTurn(page)).toBeVisible({ timeout: 60_000 })
  let last = ''
  for (let i = 0; i < 200 && (await botsTurn(page).count()) === 0; i++) {
    last = await promptOf(page)
    await press(page, random())
    await page.waitForFunction(() => document.querySelector('[data-part=prompt]') !== null)
  }
  await expect(botsTurn(page)).toBeVisible()
  return last
}

test('A game against a bot: its turns are seen, a reload goes on with them, undo leads to one’s own', async ({
  page,
}) => {
  const table = new TablePage(page)
  const random = randomFrom(11)
  await beginAgainst(page, 'planner', 5)
  await expect(botsTurn(page).locator('[data-part=prompt]')).toHaveText(WATCH.thinking('Planner'))
  expect(await axeFaults(page)).toEqual([])
  await skip(page)
  await playTurn(page, random)
  await skip(page)
  const asked = await playTurn(page, random)
  await skip(page)

  // Undo leads to the last decision of one's own, and redo back to the next.
  const after = await promptOf(page)
  await table.undo.click()
  await expect(page.locator('footer[role=group]')).toContainText(TAKE_BACK.ask.bot)
  await table.takeBack.click()
  await expect(ownTurn(page)).toBeVisible()
  expect([asked, DECISION.turnIsOver]).toContain(await promptOf(page))
  await table.redo.click()
  await expect(ownTurn(page)).toBeVisible()
  expect(await promptOf(page)).toBe(after)

  // Halted in its turn, and loaded again, the bot goes on.
  await playTurn(page, random)
  await botsTurn(page).getByRole('button', { name: WATCH.pause }).click()
  await expect(botsTurn(page).locator('[data-part=prompt]')).toHaveText(WATCH.halted('Planner'))
  await botsTurn(page).getByRole('button', { name: WATCH.next }).click()
  await botsTurn(page).getByText(WATCH.why).click()
  await expect(botsTurn(page).locator('details')).toContainText(/Played on \d+ times/)
  await botsTurn(page).getByLabel(WATCH.speed).selectOption(WATCH.speeds[2])
  await page.reload()
  await expect(botsTurn(page).getByLabel(WATCH.speed)).toHaveValue('100')
  await expect(botsTurn(page).locator('[data-part=prompt]')).toHaveText(WATCH.thinking('Planner'))
  await skip(page)
})

test('A bot that cannot be fetched says so, and its side is played by whoever is there', async ({
  page,
}) => {
  const table = new TablePage(page)
  await page.route('**/assets/asker-*.js', (route) => route.abort())
  await beginAgainst(page, 'newcomer', 5)
  const alert = botsTurn(page).getByRole('alert')
  await expect(alert).toContainText(WATCH.failed('Newcomer'))
  expect(await axeFaults(page)).toEqual([])
  await alert.getByRole('button', { name: WATCH.tryAgain }).click()
  await expect(alert).toContainText(WATCH.failed('Newcomer'))
  await alert.getByRole('button', { name: WATCH.takeSeat('Rebels') }).click()
  await expect(
    questionFor(page, 'Rebels').locator('[data-part=answers] button').first(),
  ).toBeVisible()
  await page.reload()
  await expect(questionFor(page, 'Rebels')).toBeVisible()

  // Its seat is given back, and it is asked again.
  await table.menu.click()
  await page.getByRole('button', { name: WATCH.giveBack('Rebels', 'Newcomer') }).click()
  await expect(alert).toContainText(WATCH.failed('Newcomer'))
})

test('Two players fetch nothing of bots', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const ofBots = () => fetched.filter((url) => /assets\/(asker|weights|worker)-/.test(url))
  await visitAnew(page)
  await page.getByRole('button', { name: 'New game' }).first().click()
  await page.getByRole('button', { name: NEW_GAME.begin, exact: true }).click()
  await expect(page.locator('[data-part=board]')).toBeVisible()
  // The rest of the page is fetched by then.
  await expect
    .poll(() => fetched.filter((url) => /assets\/share-[^f]/.test(url)).length, { timeout: 20_000 })
    .toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  expect(ofBots()).toEqual([])
  await beginAgainst(page, 'newcomer', 5)
  await expect.poll(() => ofBots().length).toBeGreaterThan(0)
})

test('A bot plays Palestine: its steps say why, and what was learned of the other game is not fetched', async ({
  page,
}) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js'))
      scripts.push(response.text().catch(() => ''))
  })
  await visitAnew(page)
  await page.getByRole('button', { name: START.of(START.fresh, 'Palestine') }).click()
  await page.getByLabel(NEW_GAME.sitterOf('Irgun')).selectOption('steward')
  await page.fill('input[name=seed]', '3')
  await page.getByRole('button', { name: NEW_GAME.begin, exact: true }).click()
  await expect(botsTurn(page).locator('[data-part=prompt]')).toHaveText(WATCH.thinking('Steward'))
  await botsTurn(page).getByRole('button', { name: WATCH.pause }).click()
  await botsTurn(page).getByRole('button', { name: WATCH.next }).click()
  await botsTurn(page).getByText(WATCH.why).click()
  await expect(botsTurn(page).locator('details p')).toBeVisible()
  await skip(page)
  const fetched = (await Promise.all(scripts)).join('\n')
  expect(fetched).toContain('strike-where-it-counts')
  expect(fetched).not.toContain('ambush-in-numbers')
})
