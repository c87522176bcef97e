import { expect, type Locator, type Page } from '@playwright/test'
import { randomAnswer } from '../play-random'
import { apply, board, newGame, question, type Game } from '../../src/games/index'
import { EXPLORE } from '../../src/ui/words/en/branches'
import { LIBRARY } from '../../src/ui/words/en/library'
import { REVIEW } from '../../src/ui/words/en/review'
import { START } from '../../src/ui/words/en/start'
import { axeFaults } from './axe'
import { expectDepth } from './depth'
import { agree } from './lab-panel'
import { openGame } from './records/files'
import { visitAnew } from './records/game'
import { test } from './test'

/** A short game of two players who answer at random: so many cards. */
const shortGame = (cards: number): Game => {
  let game = newGame('arab-revolt')
  while (question(game) !== null && board(game).played.length <= cards)
    game = apply(game, randomAnswer(game, 83))
  return game
}

const partOf = (review: Locator, name: string) =>
  review.getByRole('heading', { name, exact: true }).locator('..')
const reviewOf = (page: Page) => page.getByRole('region', { name: REVIEW.title, exact: true })

/** Puts a game on the table, and goes to the games that are kept. */
const keep = async (page: Page, game: Game): Promise<void> => {
  await visitAnew(page)
  await openGame(page, game, 'short')
  await expect(page.locator('[data-part=board]')).toBeVisible()
  await visitAnew(page)
  await page.getByRole('button', { name: START.library }).click()
}

const press = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${LIBRARY.review}:`) }).click()

test('A kept game is reviewed in one press, and the review is kept with it', async ({ page }) => {
  await keep(page, shortGame(5))
  await press(page)
  const review = reviewOf(page)
  await agree(review)
  const sum = partOf(review, REVIEW.sum)
  const curve = review.getByRole('slider')
  await expect(curve).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  // The numbers add up as they are written.
  const numbers = (await sum.locator('td').allTextContents()).map((text) =>
    Math.round(10 * Number(text.replace('−', '-'))),
  )
  const result = numbers.pop()
  expect(numbers).toHaveLength(5)
  expect(numbers.reduce((sum, one) => sum + one, 0)).toBe(result)

  // An arrow key leads through the curve, and the map goes along.
  await curve.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(curve).toHaveAttribute('aria-valuenow', '1')
  await expect(review.locator('footer')).toContainText('another position')

  // After a reload it is still there, and nothing is weighed again.
  const before = await sum.innerText()
  await page.reload()
  await visitAnew(page)
  await page.getByRole('button', { name: START.library }).click()
  await press(page)
  await expect(sum).toHaveText(before, { useInnerText: true })
})

test('A better answer is hidden until it is asked for, and played in a branch', async ({
  page,
}) => {
  await keep(page, shortGame(5))
  await press(page)
  const review = reviewOf(page)
  await agree(review)
  const first = partOf(review, REVIEW.better).locator('li').first()
  await expect(first).toBeVisible()
  await expect(first.getByText(/^Better: ./)).toHaveCount(0)
  await first.getByRole('button', { name: REVIEW.show }).click()
  await expect(first.getByText(/^Better: ./)).toBeVisible()
  await first.getByRole('button', { name: REVIEW.play }).click()
  await expect(review).toHaveCount(0)
  await expect(page.getByRole('region', { name: EXPLORE.waits })).toBeVisible()
  await page
    .getByRole('region', { name: EXPLORE.waits })
    .getByRole('button', { name: EXPLORE.back })
    .click()
  await expect(page.getByRole('region', { name: EXPLORE.waits })).toHaveCount(0)
})

test('A review can be cancelled, begun again, left and gone on with', async ({ page }) => {
  await keep(page, shortGame(18))
  await press(page)
  const review = reviewOf(page)
  await agree(review)
  await review.getByRole('button', { name: REVIEW.cancel }).click()
  await expect(review.getByRole('progressbar')).toHaveCount(0)
  await expect(review.getByRole('slider')).toHaveCount(0)
  await review.getByRole('button', { name: REVIEW.start }).click()
  await expect(review.getByRole('progressbar')).toBeVisible()
  // Whoever leaves it leaves no worker behind, and finds it again.
  await expectDepth(page, 2)
  await page.goBack()
  await expect(review).toHaveCount(0)
  await expect.poll(() => page.workers().length).toBe(0)
  await page.goForward()
  await expect(review).toBeVisible()
  await review.getByRole('button', { name: REVIEW.back }).click()
  await expect(review).toHaveCount(0)
})
