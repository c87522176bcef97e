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
const nextAnswer = async (mirror: Page, random: Random) => {
  const before = await shown(mirror)
  const presses: Press[] = []
  do presses.push(...(await clickOn(mirror, random, 1)))
  while ((await shown(mirror)) === before)
  return presses
}

/** What is played on before each death. */
const ANSWERS = 4

for (const seed of Array.from({ length: TIMES }, (_, i) => SEED + i))
  test(`a page that is killed or closed, after an answer or in one, loses nothing: game ${seed}`, async ({
    context,
    page: first,
    browser,
  }) => {
    await beginGame(first, seed)
    const random = randomFrom(seed)
    let page = first
    await clickToQuestion(page, random, 30)
    // What has only been taken up is kept nowhere.
    await page.reload()
    const mirror = await mirrorOf(page, browser)
    for (const { how, isSure, die } of DEATHS) {
      for (let answers = 0; answers < ANSWERS; answers++)
        await clickAgain(page, await nextAnswer(mirror, random))
      const before = await shown(mirror)
      const presses = await nextAnswer(mirror, random)
      const last = presses.slice(-1)
      await clickAgain(page, presses.slice(0, -1))
      const dying = page
      await die(dying, () => clickAgain(dying, last))
      page = await reopened(context)
      const isLost = async () => !isSure && (await shown(page)) === before
      const reached = async () => (await shown(page)) === (await shown(mirror)) || (await isLost())
      await expect.poll(reached, how).toBe(true)
      // Both go on from the same question.
      if (await isLost()) await clickAgain(page, presses)
    }
    await mirror.context().close()
  })
