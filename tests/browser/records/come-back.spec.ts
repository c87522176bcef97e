import type { Page } from '@playwright/test'
import { randomFrom } from '../../../src/bots/random'
import { beginGame, clickOn, clickToQuestion, continueGame, decision, seen } from './game'
import { expect, test } from './test'
import { expectAlike, follows, plays, takeOver } from './two-tabs'

/* A page that the browser keeps while another is shown comes back without being loaded again. */
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

// One worker, for each begins such a browser.
test.describe.configure({ mode: 'default' })

const SEED = 1939
const ELSEWHERE = 'data:text/html,elsewhere'

/** Marks a page, so that it is known again if it comes back as it was. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

/** Goes back without waiting for a page to load, which one that was kept does not. */
const goBack = async (page: Page): Promise<void> => {
  await page.evaluate(() => void setTimeout(() => history.back()))
  await page.waitForURL('**/', { waitUntil: 'commit' })
  await expect(page.locator('[data-part=board]')).toBeVisible()
}

test('a page that was kept comes back as it was, and plays on', async ({ page }) => {
  await beginGame(page, SEED)
  await clickToQuestion(page, randomFrom(1), 10)
  const before = decision(await seen(page))
  await mark(page)
  await page.goto(ELSEWHERE)
  await goBack(page)
  expect(await isMarked(page)).toBe(true)
  expect(decision(await seen(page))).toBe(before)
  await plays(page)
  await clickOn(page, randomFrom(2), 10)
  await plays(page)
})

// Chromium lets a page go that it keeps, once another one wants its lock or speaks to it: it is loaded again.
for (const role of ['played', 'looked on'] as const)
  test(`a page that ${role} comes back to what another tab has done meanwhile`, async ({
    context,
    page,
  }) => {
    await beginGame(page, SEED)
    await clickOn(page, randomFrom(1), 10)
    const other = await context.newPage()
    const [leaves, stays] = role === 'played' ? [page, other] : [other, page]
    if (leaves === other) await continueGame(other)
    await leaves.goto(ELSEWHERE)
    if (stays === other) await continueGame(other)
    await plays(stays)
    await clickOn(stays, randomFrom(2), 10)
    await goBack(leaves)
    await follows(leaves)
    await expectAlike(stays, leaves)
    await clickOn(stays, randomFrom(3), 5)
    await expectAlike(stays, leaves)
  })

test('a tab that was frozen gives way to the one that took its game', async ({
  context,
  page: one,
}) => {
  await beginGame(one, SEED)
  await clickOn(one, randomFrom(1), 10)
  const cycle = await context.newCDPSession(one)
  await cycle.send('Page.setWebLifecycleState', { state: 'frozen' })
  const two = await context.newPage()
  await continueGame(two)
  await takeOver(two)
  await plays(two)
  await clickOn(two, randomFrom(2), 10)
  await cycle.send('Page.setWebLifecycleState', { state: 'active' })
  await follows(one)
  await expectAlike(two, one)
})
