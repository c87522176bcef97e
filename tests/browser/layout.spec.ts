import { expect } from '@playwright/test'
import { HISTORY } from '../../src/ui/words/en/history'
import { SPACES, type Option, type SpaceId } from '../../src/games/arab-revolt/rules/index'
import { apply, newGame, outcome, type Game } from '../../src/games/index'
import { lanesOf } from '../../src/insight/index'
import { LUCK_OF } from '../../src/ui/words/en/branches'
import { firstToAct, play, withChit } from '../kit'
import { randomAnswer } from '../play-random'
import { mouse } from './hands/mouse'
import { quick } from './hands/quick'
import { layoutFaults, watchFromNow, watchLayoutShifts } from './layout'
import { Lockstep } from './lockstep'
import { answersAt } from './mirror'
import { openGame } from './records/files'
import { SIZES } from './sizes'
import { test } from './test'

/** A tablet and a phone that lie, beside the windows that everything is tested in. */
const LYING = [
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
]

for (const { width, height } of [...SIZES, ...LYING])
  test.describe(`At ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } })

    test('nothing moves under a pointer that only looks', async ({ table, page }) => {
      await watchLayoutShifts(page)
      // After a real click Chromium takes every movement to be wanted, for half a second.
      const game = new Lockstep(table, quick(table))
      const pointer = mouse(table)
      await game.begin(1974)
      for (let answers = 0; answers < 3; answers++) {
        await game.step()
        // The first rows of a movement are fetched when they are asked for.
        const moves = answersAt(game.now).length > 0 && lanesOf(game.now.game).length > 0
        if (moves) await expect(table.origins).toBeVisible()
        await watchFromNow(page)
        for (const space of SPACES) await pointer.lookAt(space)
        for (const answer of await table.answers.locator('button').all())
          if (await answer.isVisible()) await answer.hover()
        expect(await layoutFaults(table)).toEqual([])
      }
    })
  })

/** A long turn under a card of many words, with Capabilities in effect. */
const fullColumn = () => {
  const capabilities = [
    { card: 'A1', side: 'shaded' },
    { card: 'A15', side: 'shaded' },
    { card: 'A18', side: 'shaded' },
  ] as const
  const spaces = {
    galilee: { guerrillasUnderground: 2 },
    samaria: { guerrillasUnderground: 2 },
    lydda: { guerrillasUnderground: 2 },
  }
  const played = capabilities.map(({ card }) => card)
  const game = withChit(firstToAct('rebels', spaces, { capabilities, played }, 'A13'), 3)
  const march = play(game, 'operation-and-special', 'march')
  const away = (from: SpaceId, to: SpaceId): Option[] => [
    from,
    { from, to, underground: 1, active: 0 },
    'done',
  ]
  return play(march, ...away('samaria', 'haifa-district'), ...away('galilee', 'haifa-district'))
}

/** A game that is over. */
const ended = (): Game => {
  let game = newGame('arab-revolt')
  while (outcome(game) === null) game = apply(game, randomAnswer(game, 4))
  return game
}

test('Whatever is opened beside the sheet, the end of the turn stays in the window', async ({
  table,
  page,
}) => {
  await watchLayoutShifts(page)
  await table.open()
  await openGame(page, fullColumn(), 'full-column')
  await table.prompt.waitFor()
  await page.keyboard.press('b')
  await page.getByRole('region', { name: HISTORY.title, exact: true }).waitFor()
  await table.unfold()
  await watchFromNow(page)
  expect(await layoutFaults(table)).toEqual([])
})

test('What chance gave is seen as soon as it is opened, in a low window too', async ({
  table,
  page,
}) => {
  await table.open()
  await openGame(page, ended(), 'ended')
  await table.result.waitFor()
  await page.getByText(LUCK_OF.game).click()
  const rows = page.getByRole('region', { name: LUCK_OF.game }).locator('tbody tr')
  await expect(rows.first()).toBeInViewport({ ratio: 1 })
  await expect(rows.nth(2)).toBeInViewport({ ratio: 1 })
})
