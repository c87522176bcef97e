import { expect, type Locator } from '@playwright/test'
import { board, cardInPlay, type GameId } from '../../src/games/index'
import { quick } from './hands/quick'
import { watchFromNow } from './layout'
import { Lockstep } from './lockstep'
import { shareOf } from './sizes'
import type { TablePage } from './table-page'
import { GLIDING, test } from './test'

/** So far may a line of text sit higher or lower than another. */
const A_FEW_PIXELS = 4

/** Enough for Operations, Special Activities and an Event of both players. */
const CARDS = 4

const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
] as const

const top = async (locator: Locator): Promise<number> => (await locator.boundingBox())!.y

const placesOf = async (table: TablePage) => ({
  prompt: await top(table.prompt),
  footer: await top(table.page.locator('[data-part=decision] footer')),
})

const spread = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers)

const resize = async ({ page }: TablePage, window: (typeof WINDOWS)[number]): Promise<void> => {
  if (page.viewportSize()?.width === window.width) return
  await page.setViewportSize(window)
  await watchFromNow(page)
}

for (const of of ['arab-revolt', 'palestine'] satisfies readonly GameId[])
  test.describe(`In ${of}`, () => {
    test.use({ ...GLIDING, game: of })

    test('the prompt stays where it is while a card is played, and the footer for ever', async ({
      table,
    }) => {
      const { calendar } = table.screen
      const game = new Lockstep(table, quick(table))
      await game.begin(1936)
      const footers = new Map(WINDOWS.map((window) => [window, [] as number[]]))
      for (let cards = 0; cards < CARDS; cards++) {
        const card = cardInPlay(board(game.now.game))
        const windows = shareOf(WINDOWS, of, cards)
        const prompts = new Map(windows.map((window) => [window, [] as number[]]))
        while (cardInPlay(board(game.now.game)) === card) {
          for (const window of windows) {
            await resize(table, window)
            const { prompt, footer } = await placesOf(table)
            if (card && !calendar.isCount(card)) prompts.get(window)?.push(prompt)
            footers.get(window)?.push(footer)
          }
          await game.step()
        }
        for (const [{ width }, all] of prompts)
          if (all.length > 0)
            expect(spread(all), `${card} at ${width}: ${all.join(' ')}`).toBeLessThan(A_FEW_PIXELS)
      }
      for (const [{ width }, all] of footers)
        expect(spread(all), `${width}: ${all.join(' ')}`).toBeLessThan(A_FEW_PIXELS)
    })
  })
