import { expect } from '@playwright/test'
import { question } from '../../../src/games/index'
import { quick } from '../hands/quick'
import { Lockstep } from '../lockstep'
import { inOneStep, test } from '../test'

test.use({ game: 'palestine' })

test(
  'a reload comes back to every kind of question of Palestine',
  inOneStep(async ({ table, page }) => {
    const game = new Lockstep(table, quick(table))
    const seen = new Set<string>()
    await game.begin(1946)
    for await (const now of game.play()) {
      const kind = now.turnOver ? 'turn over' : (question(now.game)?.ask ?? 'the end')
      if (seen.has(kind)) continue
      seen.add(kind)
      await page.reload()
      await game.compare()
    }
    await page.reload()
    await game.compare()
    expect(seen.size).toBeGreaterThan(20)
  }),
)
