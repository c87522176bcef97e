import type { Browser, BrowserContext, Page } from '@playwright/test'
import { randomFrom, type Random } from '../../../src/bots/random'
import { SHARE } from '../../../src/ui/words/en/share'
import { drop, freshPage, openShare, saved } from './files'
import {
  beginGame,
  clickAgain,
  clickOn,
  clickToQuestion,
  continueGame,
  decision,
  expectSeen,
  keeping,
  seen,
  type Press,
} from './game'
import { expect, test } from './test'

const SEED = 1937
const TIMES = Number(process.env['KILLS'] ?? 1)

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

/** Another page at the same question, which lives for ever. */
const mirrorOf = async (page: Page, browser: Browser): Promise<Page> => {
  const share = await openShare(page)
  const file = await saved(page, share.getByRole('button', { name: SHARE.saveFile }))
  await page.keyboard.press('Escape')
  const mirror = await freshPage(browser)
  await drop(mirror, file)
  await expectSeen(mirror, await seen(page))
  return mirror
}

const shown = async (page: Page): Promise<string> => decision(await seen(page))

/** What leads to the next answer, pressed on a page that lives on. */
const nextAnswer = async (mirror: Page, before: string, random: Random) => {
  const presses: Press[] = []
  do presses.push(...(await clickOn(mirror, random, 1)))
  while ((await shown(mirror)) === before)
  return presses
}

for (const { how, isSure, die } of DEATHS)
  test(`a page that is ${how} loses nothing`, async ({ context, page: first, browser }) => {
    await beginGame(first, SEED)
    const random = randomFrom(SEED)
    let page = first
    for (let time = 0; time < TIMES; time++) {
      await clickToQuestion(page, random, 30)
      // What has only been taken up is kept nowhere.
      await page.reload()
      const mirror = await mirrorOf(page, browser)
      const before = await shown(mirror)
      const presses = await nextAnswer(mirror, before, random)
      const last = presses.slice(-1)
      await clickAgain(page, presses.slice(0, -1))
      const dying = page
      await die(dying, () => clickAgain(dying, last))
      page = await reopened(context)
      const reached = async (): Promise<boolean> => {
        const now = await shown(page)
        return now === (await shown(mirror)) || (!isSure && now === before)
      }
      await expect.poll(reached).toBe(true)
      await mirror.context().close()
    }
  })
