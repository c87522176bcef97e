import { randomFrom } from '../../../src/bots/random'
import { beginGame, clickToQuestion, expectSeen, isCounting, isOver, seen } from './game'
import { expect, test } from './test'

/** After so many presses; EVERY=1 reloads after each. */
const EVERY = Number(process.env['EVERY'] ?? 24)

test('a reload comes back to the very same question, in a whole game', async ({ page }) => {
  if (EVERY < 4) test.setTimeout(15 * 60 * 1000)
  const random = randomFrom(1936)
  let reloads = 0
  await beginGame(page, 1936)
  for (;;) {
    await clickToQuestion(page, random, EVERY)
    if (await isOver(page)) break
    // A sum that is read is no question.
    if (await isCounting(page)) continue
    const now = await seen(page)
    await page.reload()
    await expectSeen(page, now)
    reloads += 1
  }
  const end = await seen(page)
  await page.reload()
  await expectSeen(page, end)
  expect(reloads).toBeGreaterThan(240 / EVERY)
})
