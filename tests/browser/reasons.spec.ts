import { expect } from '@playwright/test'
import { REASONS } from '../../src/games/arab-revolt/rules/index'
import { mouse } from './hands/mouse'
import { expectedAt } from './mirror'
import { Reasons } from './reasons'
import { openGame } from './records/files'
import { refusingGames } from './refusing-games'
import { inOneStep, test } from './test'

/**
 * Beside these only one answer is left, which is taken without asking: the other country (A31), a roll (4.2.2). In these
 * positions the rest would be said of pieces and chits that are not there, for which nobody asks.
 */
const NEVER_ASKED = [
  'chit-not-at-hand',
  'more-than-there-are',
  'needs-guerrilla-in-reach-of-any',
  'needs-rebels',
  'needs-underground-irregular-anywhere',
  'none-here',
  'some-are-available',
  'unity-too-low',
]

test(
  'Whatever is refused says why, for every reason that there is',
  inOneStep(async ({ table, page }) => {
    const reasons = new Reasons()
    await table.open()
    for (const [number, game] of refusingGames().entries()) {
      await openGame(page, game, `refusing-${number}`)
      await expect
        .poll(() => table.shown())
        .toMatchObject(expectedAt({ game, steps: [], turnOver: false }))
      await reasons.lookUp({ table, hands: mouse(table) }, game)
    }
    expect(REASONS.filter((reason) => !reasons.met.has(reason))).toEqual(NEVER_ASKED)
  }),
)
