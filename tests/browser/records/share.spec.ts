import type { Page } from '@playwright/test'
import { randomFrom } from '../../../src/bots/random'
import { STATE } from '../../../src/ui/words/en/map'
import { LINK, SHARE } from '../../../src/ui/words/en/share'
import { drop, freshPage, openShare, saved } from './files'
import { beginGame, clickToQuestion, decision, expectSeen, seen, type Seen } from './game'
import { expect, test } from './test'

/** The link that is offered, where nothing may be copied by the page itself. */
const linkFrom = async (page: Page, name: string): Promise<string> => {
  const share = await openShare(page)
  await share.getByRole('button', { name }).click()
  await expect(share.getByRole('status')).toHaveText(/\d characters/)
  return share.getByRole('textbox').inputValue()
}

/** Where no link can be copied, the page shows it. */
const withoutClipboard = () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
}

const withClipboard = () => {
  const writeText = (text: string) => {
    sessionStorage.setItem('copied', text)
    return Promise.resolve()
  }
  Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
}

test('a link to a game and a picture of it open it elsewhere at the same question', async ({
  page,
  browser,
}) => {
  await page.addInitScript(withoutClipboard)
  await beginGame(page, 14, { british: 'Ann & <b>', rebels: 'Yūsuf' })
  await clickToQuestion(page, randomFrom(14), 60)
  const now = await seen(page)
  const link = await linkFrom(page, SHARE.gameLink)
  expect(link.length).toBeLessThan(2000)
  const elsewhere = await freshPage(browser)
  await elsewhere.goto(link)
  await expectSeen(elsewhere, now)
  // It is a game of this browser now, and no longer in the address.
  expect(elsewhere.url()).not.toContain('#')
  await elsewhere.reload()
  await expectSeen(elsewhere, now)

  await page.evaluate(withClipboard)
  const share = page.getByRole('article')
  await share.getByRole('button', { name: SHARE.gameLink }).click()
  await expect(share.getByRole('status')).toContainText('Copied')
  expect(await page.evaluate(() => sessionStorage.getItem('copied'))).toContain('#g=')

  const picture = await saved(page, share.getByRole('button', { name: SHARE.picture }))
  expect(picture.name).toMatch(/\.png$/)
  const drawing = await saved(page, share.getByRole('button', { name: SHARE.drawing }))
  expect(drawing.name).toMatch(/\.svg$/)
  expect(drawing.buffer.toString()).toContain('<svg')
  await elsewhere.context().close()

  const yonder = await freshPage(browser)
  await drop(yonder, picture)
  await expectSeen(yonder, now)
  await drop(yonder, { ...picture, buffer: picture.buffer.subarray(0, -30) })
  await expect(yonder.getByRole('alert')).toContainText('picture')
  expect(decision(await seen(yonder))).toBe(decision(now))
  await yonder.context().close()
})

/** What stands in each space, whatever is marked there. */
const unmarked = (labels: Seen['labels']) => {
  const marks = new RegExp(` (${STATE.legal}|${STATE.refused}|${STATE.changed})\\.`, 'g')
  return labels.map((one) => one?.replace(marks, ''))
}

/** The same, without the pins: what was chosen so far is pinned at the present alone, not at a step that is looked at. */
const unpinned = (labels: Seen['labels']) =>
  unmarked(labels).map((one) => one?.replace(/ Chosen, number \d+\./, ''))

test('a link to a position opens it without what led to it; link and picture carry the step that is looked at', async ({
  page,
  browser,
}) => {
  await page.addInitScript(withoutClipboard)
  await beginGame(page, 12)
  await clickToQuestion(page, randomFrom(12), 60)
  const present = await seen(page)
  const elsewhere = await freshPage(browser)
  await elsewhere.goto(await linkFrom(page, SHARE.positionLink))
  await expect
    .poll(async () => {
      const there = await seen(elsewhere)
      return { ...there, labels: unmarked(there.labels) }
    })
    .toMatchObject({
      prompt: present.prompt,
      enabled: present.enabled,
      status: present.status,
      labels: unmarked(present.labels),
    })

  await page.keyboard.press('Escape')
  await page.keyboard.press('b')
  for (let steps = 0; steps < 12; steps++) await page.locator('[data-key=back-step]').click()
  const { labels, status } = await seen(page)
  expect(unpinned(labels)).not.toEqual(unpinned(present.labels))
  const link = await linkFrom(page, SHARE.positionLink)
  const picture = await saved(
    page,
    page.getByRole('article').getByRole('button', { name: SHARE.picture }),
  )
  const expectShown = () =>
    expect
      .poll(async () => {
        const there = await seen(elsewhere)
        return { status: there.status, labels: unpinned(there.labels) }
      })
      .toEqual({ status, labels: unpinned(labels) })
  await elsewhere.goto('about:blank')
  await elsewhere.goto(link)
  await expectShown()
  // The picture has the whole game: what came later can be had again.
  await expect(elsewhere.locator('[data-key=redo]')).toBeDisabled()
  await drop(elsewhere, picture)
  await expect(elsewhere.locator('[data-key=redo]')).toBeEnabled()
  await expectShown()
  await elsewhere.context().close()
})

test('a damaged link says so and offers the rest', async ({ page, browser }) => {
  await page.addInitScript(withoutClipboard)
  await beginGame(page, 13)
  await clickToQuestion(page, randomFrom(13), 203)
  const link = await linkFrom(page, SHARE.gameLink)
  const elsewhere = await freshPage(browser)
  await elsewhere.goto(link.slice(0, -30))
  const alert = elsewhere.getByRole('alert')
  await expect(alert).toContainText('damaged')
  await alert.getByRole('button', { name: /^Open what could be read/ }).click()
  await expect(elsewhere.locator('[data-part=board]')).toBeVisible()
  await expect(alert).toHaveCount(0)
  // Beside a game on the table, too, and that game stays.
  const now = await seen(elsewhere)
  for (const rubbish of ['#g=', '#g=%00', '#g=AAAA', `#g=${'A'.repeat(90_000)}`]) {
    await elsewhere.evaluate((hash) => (location.hash = hash), rubbish)
    await expect(alert).toContainText('link')
    await alert.getByRole('button', { name: LINK.close }).click()
    await expect(alert).toHaveCount(0)
  }
  expect(await seen(elsewhere)).toEqual(now)
  await elsewhere.context().close()
})
