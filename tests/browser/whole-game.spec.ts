import { expect } from '@playwright/test'
import { randomFrom } from '../../src/bots/random'
import type { Hands } from './hands/hands'
import { keyboard } from './hands/keyboard'
import { mouse } from './hands/mouse'
import { touch } from './hands/touch'
import { Lockstep } from './lockstep'
import { Reasons } from './reasons'
import type { TablePage } from './table-page'
import { test } from './test'

/** From the first screen to the result; whatever cannot be chosen on the way says why. */
const playWhole = async (table: TablePage, hands: Hands, seed: number) => {
  const game = new Lockstep(table, hands)
  const reasons = new Reasons()
  await game.begin(seed)
  for await (const now of game.play()) if (!now.turnOver) await reasons.lookUp(game, now.game)
  await expect(table.result).toBeVisible()
  return { positions: game.compared, reasons: reasons.met.size }
}

test('A whole game by mouse, in 200 positions and more', async ({ table }) => {
  const { positions, reasons } = await playWhole(table, mouse(table), 1974)
  expect(positions).toBeGreaterThanOrEqual(200)
  expect(reasons).toBeGreaterThanOrEqual(30)
})

test('A whole game by the keyboard alone', async ({ table }) => {
  const { reasons } = await playWhole(table, keyboard(table, randomFrom(1)), 1930)
  expect(reasons).toBeGreaterThanOrEqual(10)
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a whole game by touch', async ({ table }) => {
    const { reasons } = await playWhole(table, touch(table), 1949)
    expect(reasons).toBeGreaterThanOrEqual(10)
  })
})
