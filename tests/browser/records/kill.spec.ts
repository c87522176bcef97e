import type { BrowserContext, Page } from '@playwright/test'
import { randomFrom, type Random } from '../../../src/bots/random'
import { beginGame, clickOn, continueGame, decision, keeping, seen } from './game'
import { expect, test } from './test'

const SEED = 1937
const TIMES = Number(process.env['KILLS'] ?? 3)

/** Kills the process behind a page. */
const crash = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // The dead page never answers.
  session.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

/** What is done to a page right after a click; whether the click is known to have come before it. */
const DEATHS: readonly {
  readonly how: string
  readonly isSure: boolean
  readonly die: (page: Page, click: () => Promise<unknown>) => Promise<unknown>
}[] = [
  {
    how: 'killed after an answer',
    isSure: true,
    die: async (page, click) => {
      await click()
      await crash(page)
    },
  },
  {
    how: 'killed in an answer',
    isSure: false,
    die: (page, click) => Promise.all([click().catch(() => undefined), crash(page)]),
  },
  {
    how: 'closed in an answer',
    isSure: false,
    die: (page, click) => Promise.all([click().catch(() => undefined), page.close()]),
  },
]

const reopened = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage()
  await continueGame(page)
  // The dead page may hold the game for a moment longer.
  await expect(keeping(page)).toHaveCount(0)
  return page
}

/** Two pages that play the same game by the same clicks; one of them lives for ever. */
const twins = (mirror: Page, random: Random) => {
  const shown = async () => decision(await seen(mirror))
  /** Clicks until something is answered, the last time on the mirror alone. */
  const nearAnswer = async (page: Page) => {
    const before = await shown()
    for (const numbers: number[] = []; ;) {
      const number = random()
      await clickOn(mirror, () => number, 1)
      numbers.push(number)
      const after = await shown()
      if (after !== before) return { before, after, numbers }
      await clickOn(page, () => number, 1)
    }
  }
  return nearAnswer
}

const clickAll = (page: Page, numbers: readonly number[]): Promise<number> => {
  const left = numbers.values()
  return clickOn(page, () => left.next().value ?? 0, numbers.length)
}

for (const { how, isSure, die } of DEATHS)
  test(`a page that is ${how} loses nothing`, async ({ context, page: first, browser }) => {
    const mirror = await (await browser.newContext()).newPage()
    await Promise.all([first, mirror].map((page) => beginGame(page, SEED)))
    await Promise.all([first, mirror].map((page) => clickOn(page, randomFrom(SEED), 30)))
    const nearAnswer = twins(mirror, randomFrom(7))
    let page = first
    for (let time = 0; time < TIMES; time++) {
      // From here on no piece is taken up, on neither page.
      await clickAll(page, (await nearAnswer(page)).numbers.slice(-1))
      const { before, after, numbers } = await nearAnswer(page)
      const dying = page
      await die(dying, () => clickAll(dying, numbers.slice(-1)))
      page = await reopened(context)
      const now = decision(await seen(page))
      expect(isSure ? [after] : [before, after]).toContain(now)
      if (now !== after) await clickAll(page, numbers)
    }
    await mirror.context().close()
  })
