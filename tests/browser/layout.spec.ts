import { expect } from '@playwright/test'
import { HISTORY } from '../../src/ui/words/en/history'
import type { Option, SpaceId } from '../../src/games/arab-revolt/rules/index'
import { apply, newGame, outcome, type Game } from '../../src/games/index'
import { lanesOf } from '../../src/insight/index'
import { EXPLORE, FROM_HERE, LUCK_OF } from '../../src/ui/words/en/branches'
import { ROUND } from '../../src/ui/words/en/propaganda'
import { READER } from '../../src/ui/words/en/reader'
import { SHARE } from '../../src/ui/words/en/share'
import { firstToAct, play, propaganda, withChit } from '../kit'
import { randomAnswer } from '../play-random'
import { hitPoint } from './hands/hit-point'
import { quick } from './hands/quick'
import { layoutFaults, outOfWindow, watchFromNow, watchLayoutShifts } from './layout'
import { Lockstep } from './lockstep'
import { answersAt } from './mirror'
import { openGame } from './records/files'
import { SIZES, shareOf } from './sizes'
import type { TablePage } from './table-page'
import { test } from './test'

/** A tablet and a phone that lie, beside the windows that everything is tested in. */
const LYING = [
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
]

/** Every space and every answer under the pointer, for two answers of a game, in its share of windows. */
const lookRound = async (table: TablePage, seed: number): Promise<void> => {
  const { page } = table
  await watchLayoutShifts(page)
  // After a real click Chromium takes every movement to be wanted, for half a second.
  const game = new Lockstep(table, quick(table))
  await game.begin(seed)
  for (let answers = 0; answers < 2; answers++) {
    await game.step()
    // The first rows of a movement are fetched when they are asked for.
    const moves = answersAt(game.now).length > 0 && lanesOf(game.now.game).length > 0
    if (moves) await expect(table.origins).toBeVisible()
    for (const size of shareOf([...SIZES, ...LYING], table.game, answers)) {
      await page.setViewportSize(size)
      await watchFromNow(page)
      for (const space of table.screen.map.spaces) {
        const { x, y } = await hitPoint(table.space(space))
        await page.mouse.move(x, y)
      }
      for (const answer of await table.answers.locator('button').all())
        if (await answer.isVisible()) await answer.hover()
      expect(await layoutFaults(table), `${size.width} × ${size.height}`).toEqual([])
    }
  }
}

test('nothing moves under a pointer that only looks, in any window', ({ table }) =>
  lookRound(table, 1974))

test.describe('Palestine', () => {
  test.use({ game: 'palestine' })

  test('nothing moves under a pointer that only looks, in any window', ({ table }) =>
    lookRound(table, 1974))
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
  const inEffect = page.locator('[data-part=card] summary')
  await expect(inEffect).toHaveCount(3)
  const cut = (all: Element[]) => all.filter((one) => one.scrollWidth > one.clientWidth).length
  expect(await inEffect.evaluateAll(cut), 'names of Capabilities that are cut').toBe(0)
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

/** A phone that lies, and a small one, between the bars of its browser. */
const SMALL = [
  { width: 844, height: 390 },
  { width: 375, height: 553 },
]

for (const { width, height } of SMALL)
  test.describe(`On a phone of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true })

    test('the whole menu, what is read, the history and where one explores are in the window', async ({
      table,
      page,
    }) => {
      await table.open()
      await openGame(page, fullColumn(), 'full-column')
      await table.prompt.waitFor()
      await table.menu.click()
      const share = page.locator('#menu').getByRole('button', { name: SHARE.title })
      await expect(share).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')

      await page.keyboard.press('h')
      await expect(table.reader.getByRole('heading', { name: READER.title })).toBeInViewport()
      const first = table.reader.getByRole('listitem').first()
      await expect(first).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')

      const answer = page.locator('[data-part=answers] button').first()
      await page.keyboard.press('b')
      await page.getByRole('region', { name: HISTORY.title, exact: true }).waitFor()
      expect(await outOfWindow(page)).toEqual([])
      await expect(answer).toBeInViewport({ ratio: 1 })
      await page.getByRole('button', { name: HISTORY.page }).click()
      await page.getByRole('button', { name: FROM_HERE.explore }).click()
      await expect(page.getByRole('button', { name: EXPLORE.back })).toBeInViewport({ ratio: 1 })
      expect(await outOfWindow(page)).toEqual([])
      await expect(answer).toBeInViewport({ ratio: 1 })
    })
  })

test.describe('On a phone that lies', () => {
  test.use({ viewport: SMALL[0]! })

  test('the longest title of a Propaganda Round gives way to its phases', async ({
    table,
    page,
  }) => {
    await table.open()
    await openGame(page, propaganda({ haifa: { police: 2 } }, {}, 'A34'), 'munich')
    const phases = page.getByRole('list', { name: ROUND.phases }).getByRole('listitem')
    await expect(phases.last()).toBeInViewport({ ratio: 1 })
  })
})
