import { expect } from '@playwright/test'
import { REASONS } from '../../src/games/arab-revolt/rules/index'
import { mouse } from './hands/mouse'
import { expectedAt } from './mirror'
import { Reasons } from './reasons'
import { openGame } from './records/files'
import { refusingGames } from './refusing-games'
import { test } from './test'

/**
 * Beside these only one answer is left, which is taken without asking: the other country (A31), a roll (4.2.2), an
 * Activity (R39).
 */
const NEVER_ASKED = [
  'needs-guerrilla-in-reach-of-any',
  'needs-rebels',
  'needs-underground-irregular-anywhere',
  'opens-no-space',
  'unity-too-low',
]

test('Whatever is refused says why, for every reason that there is', async ({ table, page }) => {
  const reasons = new Reasons()
  await table.open()
  for (const [number, game] of refusingGames().entries()) {
    await openGame(page, game, `refusing-${number}`)
    await expect.poll(() => table.shown()).toMatchObject(expectedAt({ game, turnOver: false }))
    await reasons.lookUp({ table, hands: mouse(table) }, game)
  }
  expect(REASONS.filter((reason) => !reasons.met.has(reason))).toEqual(NEVER_ASKED)
})
