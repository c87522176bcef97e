import { expect } from '@playwright/test'
import { EXPLORE, FROM_HERE } from '../../src/ui/words/en/branches'
import { LIBRARY } from '../../src/ui/words/en/library'
import { EXAMPLE, LINKS } from '../../src/ui/words/en/start'
import { TABLE } from '../../src/ui/words/en/words'
import { axeFaults } from './axe'
import { quick } from './hands/quick'
import { Lockstep } from './lockstep'
import { openShare } from './records/files'
import type { TablePage } from './table-page'
import { test } from './test'

const check = async ({ page }: TablePage, screen: string, within?: string): Promise<void> => {
  expect(await axeFaults(page, within), screen).toEqual([])
}

test('axe finds nothing on the first screens', async ({ table, page }) => {
  await table.open()
  await check(table, 'first screen')
  // What follows is loaded when it is wanted.
  await table.fresh.click()
  await expect(table.begin).toBeVisible()
  await check(table, 'new game')
  await page.reload()
  await table.library.click()
  await expect(page.getByRole('heading', { name: LIBRARY.title })).toBeVisible()
  await check(table, 'no games kept')
  await page.reload()
  await table.example.click()
  await page.getByRole('button', { name: EXAMPLE.next }).click()
  await check(table, 'the rulebook’s example')
})

test('axe finds nothing in what is read', async ({ table, page }) => {
  await table.open()
  for (const link of Object.keys(LINKS) as (keyof typeof LINKS)[]) {
    await table.link(link).click()
    await expect(page.locator('dialog[open]')).toBeVisible()
    await check(table, LINKS[link], 'dialog[open]')
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
  }
})

test('axe finds nothing in what lies beside the game', async ({ table, page }) => {
  const game = new Lockstep(table, quick(table))
  await game.begin(1974)
  while (!(await table.logEntries.count())) await game.step()
  await table.unfold()
  await check(table, 'unfolded')
  for (const key of ['h', 'c', 'd', '?']) {
    await page.keyboard.press(key)
    await expect(table.reader).toBeVisible()
    await check(table, `what ${key} opens`, 'dialog[open]')
    await page.keyboard.press('Escape')
  }
  await page.keyboard.press('o')
  await check(table, 'the whole log', '[data-part=board] + *')
  await table.logEntries.last().click()
  await check(table, 'an earlier position')
  await page.keyboard.press('e')
  await table.menu.click()
  await check(table, 'the menu', 'main header')
  await page.getByRole('button', { name: TABLE.spaces }).click()
  await check(table, 'the table of spaces', '#as-table')
  await page.keyboard.press('Escape')
  await table.menu.click()
  await table.leave.click()
  await check(table, 'first screen while a game stands')
  await table.library.click()
  await check(table, 'games kept')
})

test('axe finds nothing in the history, its branches and what they lead to', async ({
  table,
  page,
}) => {
  const press = (name: string) => page.getByRole('button', { name }).first().click()
  const game = new Lockstep(table, quick(table))
  await game.begin(1974)
  for (let answers = 0; answers < 12; answers++) await game.step()
  await page.keyboard.press('b')
  await page.locator('[data-key="back-card"]').click()
  await press(FROM_HERE.compare)
  await expect(page.locator('dialog[open]')).toBeVisible()
  await check(table, 'the comparison', 'dialog[open]')
  await page.keyboard.press('Escape')
  await press(FROM_HERE.explore)
  await page.locator('[data-key="page"]').click()
  await table.unfold()
  await check(table, 'branches, exploring and luck', '[data-part=board] + *')
  await press(EXPLORE.edit)
  await check(table, 'a position that is edited', '[data-part=board] + *')
})

test('axe finds nothing in what hands a game on', async ({ table, page }) => {
  await new Lockstep(table, quick(table)).begin(1974)
  const share = await openShare(page)
  await share.waitFor()
  await check(table, 'save or share', 'dialog[open]')
})

/** The card between turns, and a turn that has begun. */
const checkTurn = async (table: TablePage): Promise<void> => {
  const game = new Lockstep(table, quick(table))
  let isFirst = true
  game.onBetween = async () => {
    if (isFirst) await check(table, 'between turns', 'dialog[open]')
    isFirst = false
  }
  await game.begin(1974)
  while (!(await table.restart.isVisible())) await game.step()
  await check(table, 'a turn that has begun')
}

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('axe finds nothing on the first screen, between turns and at the table', async ({
    table,
  }) => {
    await table.open()
    await check(table, 'first screen')
    await checkTurn(table)
  })
})

test('axe finds nothing in a hint of the first game, nor in a game that plays itself', async ({
  table,
  page,
}) => {
  await new Lockstep(table, quick(table)).beginToLearn()
  await check(table, 'a hint')
  await page.goto('about:blank')
  await table.open()
  await table.watch.click()
  await expect(table.map).toBeVisible()
  await check(table, 'a random game')
})

test.describe('Palestine', () => {
  test.use({ game: 'palestine', viewport: { width: 390, height: 844 } })

  test('axe finds nothing between its turns and at its table', ({ table }) => checkTurn(table))
})
