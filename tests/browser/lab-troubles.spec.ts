import { expect, test, type Page } from '@playwright/test'
import { randomAnswer } from '../play-random'
import { apply, board, newGame, question, type Game } from '../../src/games/index'
import type { SavedGame } from '../../src/records/index'
import { LAB } from '../../src/ui/words/en/lab'
import { axeFaults } from './axe'
import { agree, begin, ownTurn, panel, settled, state, worths } from './lab-panel'
import { drop, jsonFile, textOf } from './records/files'
import { visitAnew } from './records/game'
import './rules'

test.setTimeout(180_000)

declare global {
  interface Window {
    workers: Worker[]
    /** How often a worker has told something. */
    told: number
    /** Whether workers hear nothing. */
    areDeaf: boolean
  }
}

/** Makes the page take down its workers, and how often they tell something. */
const watchWorkers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.workers = []
    window.told = 0
    window.areDeaf = false
    window.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given)
        window.workers.push(this)
        this.addEventListener('message', () => (window.told += 1))
      }

      override postMessage(message: unknown): void {
        if (!window.areDeaf) super.postMessage(message)
      }
    }
  })

/** Lets all workers die but those that were started first, so many of them; tells how many there are now. */
const kill = (page: Page, since: number): Promise<number> =>
  page.evaluate((from) => {
    for (const one of window.workers.slice(from))
      one.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }))
    return window.workers.length
  }, since)

test('A worker that dies is started once more; when it dies again, the lab says so and can be asked', async ({
  page,
}) => {
  await watchWorkers(page)
  await begin(page, 'officer')
  await ownTurn(page)
  const before = await page.evaluate(() => {
    window.areDeaf = true
    return window.workers.length
  })
  await page.keyboard.press('l')
  await expect(state(page)).toHaveAttribute('data-doing', 'thinking')
  const started = await page.evaluate(() => window.workers.length)
  expect(await kill(page, before)).toBe(2 * started - before)
  await expect(state(page)).toHaveAttribute('data-doing', 'thinking')
  await kill(page, started)
  await expect(state(page)).toHaveAttribute('data-doing', 'failed')
  await expect(panel(page).getByRole('alert')).toContainText('stopped what it thinks with')
  expect(await axeFaults(page)).toEqual([])
  await page.evaluate(() => (window.areDeaf = false))
  await panel(page).getByRole('button', { name: LAB.again }).click()
  await settled(page)
})

/** Lets the page be hidden, or seen again. */
const hide = (page: Page, hidden: boolean): Promise<unknown> =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

test('While the page is hidden nothing is thought, and it goes on when it is seen', async ({
  page,
}) => {
  await watchWorkers(page)
  await begin(page, 'officer')
  await ownTurn(page)
  await hide(page, true)
  await page.keyboard.press('l')
  await expect(panel(page)).toBeVisible()
  await expect(worths(page)).toHaveCount(0)
  const told = await page.evaluate(() => window.told)
  await hide(page, false)
  await settled(page)
  expect(await page.evaluate(() => window.told)).toBeGreaterThan(told)
})

test('On a phone the lab has one worker and fewer samples, and says so', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await watchWorkers(page)
  await begin(page, 'officer')
  await ownTurn(page)
  const before = await page.evaluate(() => window.workers.length)
  await page.keyboard.press('l')
  await expect(panel(page)).toContainText(LAB.small)
  await settled(page)
  await expect(state(page)).toHaveText(LAB.settled(400))
  expect(await page.evaluate(() => window.workers.length)).toBe(before + 1)
  expect(await axeFaults(page)).toEqual([])
})

/** A game of two players who answer at random: so many cards. */
const shortGame = (cards: number): Game => {
  let game = newGame('arab-revolt')
  while (question(game) !== null && board(game).played.length <= cards)
    game = apply(game, randomAnswer(game, 77))
  return game
}

test('Of a record that the rules do not follow to its end, the lab thinks about where it stops', async ({
  page,
}) => {
  await visitAnew(page)
  const saved = JSON.parse(textOf(shortGame(3), 'stopped')) as SavedGame
  const branches = saved.branches.map((one) => ({
    ...one,
    answers: [...one.answers.slice(0, -6), 'pass-by', ...one.answers.slice(-6)],
  }))
  await drop(page, jsonFile(JSON.stringify({ ...saved, branches })))
  await expect(page.locator('[data-part=board]')).toBeVisible()
  await page.keyboard.press('l')
  await agree(panel(page))
  await settled(page)
})
