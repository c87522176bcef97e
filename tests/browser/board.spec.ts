import { expect } from '@playwright/test'
import { quick } from './hands/quick'
import { Lockstep } from './lockstep'
import { test } from './test'

const POSITIONS = { 'first-question': 0, 'third-card': 40, 'seventh-card': 90 }

test('The board reads as it should in three positions', async ({ table }) => {
  const game = new Lockstep(table, quick(table))
  await game.begin(1974)
  let answers = 0
  for (const [name, wanted] of Object.entries(POSITIONS)) {
    for (; answers < wanted; answers++) await game.step()
    await expect(table.board).toMatchAriaSnapshot({ name: `${name}.aria.yml` })
  }
})
