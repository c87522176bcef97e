import { expect, type Locator } from '@playwright/test'
import { board, cardInPlay } from '../../src/games/index'
import { SCREEN } from '../screen'
import { quick } from './hands/quick'
import { Lockstep } from './lockstep'
import type { TablePage } from './table-page'
import { GLIDING, test } from './test'

/** So far may a line of text sit higher or lower than another. */
const A_FEW_PIXELS = 4

/** Enough for Operations, Special Activities and an Event of both players. */
const CARDS = 4

const top = async (locator: Locator): Promise<number> => (await locator.boundingBox())!.y

const placesOf = async (table: TablePage) => ({
  prompt: await top(table.prompt),
  footer: await top(table.page.locator('[data-part=decision] footer')),
})

const spread = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers)

for (const [width, height] of [
  [1280, 720],
  [1920, 1080],
] as const)
  test.describe(`At ${width} × ${height}`, () => {
    test.use({ ...GLIDING, viewport: { width, height } })

    test('the prompt stays where it is while a card is played, and the footer for ever', async ({
      table,
    }) => {
      const game = new Lockstep(table, quick(table))
      await game.begin(1936)
      const footers: number[] = []
      for (let cards = 0; cards < CARDS; cards++) {
        const card = cardInPlay(board(game.now.game))
        const prompts: number[] = []
        while (cardInPlay(board(game.now.game)) === card) {
          const { prompt, footer } = await placesOf(table)
          if (card && !SCREEN.calendar.isCount(card)) prompts.push(prompt)
          footers.push(footer)
          await game.step()
        }
        expect(spread(prompts), `${card}: ${prompts.join(' ')}`).toBeLessThan(A_FEW_PIXELS)
      }
      expect(spread(footers), footers.join(' ')).toBeLessThan(A_FEW_PIXELS)
    })
  })
