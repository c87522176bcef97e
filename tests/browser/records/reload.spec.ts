import { randomFrom } from '../../../src/bots/random'
import { beginGame, clickOn, decision, expectSeen, isCounting, isOver, seen } from './game'
import { expect, test } from './test'

/** At every so many decisions; EVERY=1 reloads at each. */
const EVERY = Number(process.env['EVERY'] ?? 24)

test('a reload comes back to the very same question, in a whole game', async ({ page }) => {
  if (EVERY < 4) test.setTimeout(15 * 60 * 1000)
  const random = randomFrom(1936)
  let [decisions, reloads] = [0, 0]
  await beginGame(page, 1936)
  for (let before = ''; !(await isOver(page)); await clickOn(page, random, 1)) {
    const now = await seen(page)
    // The end of the game is loaded apart: until it is there, nothing is asked.
    if (now.prompt === '') continue
    if (decision(now) === before || (await isCounting(page))) continue
    before = decision(now)
    decisions += 1
    if (decisions % EVERY > 0) continue
    await page.reload()
    await expectSeen(page, now)
    reloads += 1
  }
  const end = await seen(page)
  await page.reload()
  await expectSeen(page, end)
  expect(reloads).toBeGreaterThan(80 / EVERY)
  console.log(`${reloads} reloads at ${decisions} decisions`)
})
