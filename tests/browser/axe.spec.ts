import { expect } from '@playwright/test'
import { outcome, question } from '../../src/rules/index'
import type { Moment } from '../../src/store/index'
import { axeFaults } from './axe'
import { mouse } from './hands/mouse'
import { Lockstep } from './lockstep'
import type { TablePage } from './table-page'
import { test } from './test'

const check = async ({ page }: TablePage, screen: string): Promise<void> => {
  expect(await axeFaults(page), screen).toEqual([])
}

/** What a moment is for those who look at it: the kind of question, or what stands in its place. */
const kindOf = ({ game, turnOver }: Moment): string => {
  if (outcome(game)) return 'the end'
  return turnOver ? 'the end of a turn' : question(game)!.ask
}

test('axe finds nothing on the first screen', async ({ table }) => {
  await table.open()
  await check(table, 'first screen')
  await table.unfold()
  await check(table, 'first screen, unfolded')
})

test('axe finds nothing in what lies beside the game', async ({ table, page }) => {
  const game = new Lockstep(table, mouse(table))
  await game.begin(1974)
  while (!(await table.logEntries.count())) await game.step()
  await table.unfold()
  await check(table, 'unfolded')
  await table.keys.click()
  await check(table, 'the keys')
  await page.keyboard.press('Escape')
  await table.logEntries.last().click()
  await check(table, 'an earlier position')
  await table.menu.click()
  await check(table, 'first screen while a game stands')
})

test('axe finds nothing in a game that plays itself', async ({ table }) => {
  await table.open()
  await table.watch.click()
  await check(table, 'a random game')
})

test('axe finds nothing in any kind of question of a game', async ({ table }) => {
  const game = new Lockstep(table, mouse(table))
  const seen = new Set<string>()
  const checkNew = async (kind: string): Promise<void> => {
    if (seen.has(kind)) return
    seen.add(kind)
    await check(table, kind)
  }
  game.onHandover = () => checkNew(`handover to ${game.now.seat ?? 'nobody'}`)
  await game.begin(1974)
  for await (const now of game.play()) await checkNew(kindOf(now))
  expect(seen.size).toBeGreaterThan(40)
})
