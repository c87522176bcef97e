import { expect } from '@playwright/test'
import { apply, board, newGame, question, type Game } from '../../src/games/index'
import { FROM_HERE } from '../../src/ui/words/en/branches'
import { HISTORY } from '../../src/ui/words/en/history'
import { LIBRARY } from '../../src/ui/words/en/library'
import { OPENINGS } from '../../src/ui/words/en/openings'
import { START } from '../../src/ui/words/en/start'
import { WHICH_GAME } from '../../src/ui/words/en/which-game'
import { randomAnswer } from '../play-random'
import { axeFaults } from './axe'
import { openGame } from './records/files'
import { visitAnew } from './records/game'
import { test } from './test'

/** A game in which somebody chooses a box, some cards on. */
const atABox = (): Game => {
  let game = newGame('arab-revolt')
  const isThere = () => board(game).played.length >= 3 && question(game)?.ask === 'turn.box'
  while (!isThere()) game = apply(game, randomAnswer(game, 77))
  return game
}

test('The openings tell what is usually done where one is, and lead on to the spaces', async ({
  page,
}) => {
  await visitAnew(page)
  await openGame(page, atABox(), 'short')
  await expect(page.locator('[data-part=board]')).toBeVisible()
  await page.keyboard.press('b')
  await page.getByRole('button', { name: HISTORY.page }).click()
  await page.getByRole('button', { name: FROM_HERE.openings }).click()
  const part = page.getByRole('region', { name: OPENINGS.title, exact: true })
  const trail = part.getByRole('navigation', { name: OPENINGS.up })
  await expect(part.getByRole('heading', { level: 3 })).toContainText('Rebels, first')
  await expect(part.locator('tbody tr').first()).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  for (let depth = 1; depth <= 2; depth++) {
    await part.locator('tbody button').first().click()
    await expect(trail.getByRole('button')).toHaveCount(depth)
    // The keyboard goes on from where one has come.
    await expect(trail.locator('b')).toBeFocused()
  }
  // The last column is a share, and the ways are as many as the turns that led here.
  await trail.getByRole('button').first().click()
  await expect(trail).toHaveCount(0)
  await expect(part.getByRole('heading', { level: 3 })).toBeFocused()
  await part.locator('[data-key=end]').click()
  await expect(part).toHaveCount(0)
})

test('One’s own games are counted again, and what is too little says so', async ({ page }) => {
  await visitAnew(page)
  await page.getByRole('button', { name: START.library }).click()
  await page.getByRole('button', { name: LIBRARY.openings }).click()
  const openings = page.getByRole('main')
  await expect(openings.locator('tbody tr').first()).toBeVisible()
  await openings.getByLabel(OPENINGS.result, { exact: true }).selectOption('lost')
  await expect(openings.locator('thead th')).toHaveCount(3)
  await openings.getByLabel(OPENINGS.source, { exact: true }).selectOption('own')
  await expect(openings).toContainText(OPENINGS.noGames)
  expect(await axeFaults(page)).toEqual([])
  await openings.getByRole('button', { name: OPENINGS.back }).click()
  await expect(page.getByRole('heading', { name: LIBRARY.title })).toBeVisible()
})

test('Either game’s openings are told from the list of games, and Back leads to it', async ({
  page,
}) => {
  await visitAnew(page)
  await page.getByRole('button', { name: START.library }).click()
  await page.getByRole('button', { name: LIBRARY.openings }).click()
  const openings = page.getByRole('main')
  const games = openings.getByRole('group', { name: WHICH_GAME }).getByRole('button')
  const side = openings.getByLabel(OPENINGS.side, { exact: true }).locator('option')
  for (const [at, sides] of [
    [1, ['British', 'Irgun']],
    [0, ['British', 'Rebels']],
  ] as const) {
    await games.nth(at).click()
    await expect(games.nth(at)).toHaveAttribute('aria-pressed', 'true')
    await expect(side).toHaveText(sides)
    await expect(openings.locator('tbody tr').first()).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
  }
  await page.goBack()
  await expect(page.getByRole('heading', { name: LIBRARY.title })).toBeVisible()
})
