import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { record } from '../../src/games/index'
import { readRecord } from '../../src/records/read'
import { RESCUE } from '../../src/ui/words/en/rescue'
import { axeFaults } from './axe'
import { quick } from './hands/quick'
import { Lockstep } from './lockstep'
import { TablePage } from './table-page'

const ON_PURPOSE = 'on purpose'

/** What components ask of the window while they are drawn fails from now on, until the page is loaded again. */
const breakComponents = (page: Page) =>
  page.evaluate((message) => {
    const matchMedia = window.matchMedia.bind(window)
    window.matchMedia = (query) => {
      if (query.includes('width')) throw new Error(message)
      return matchMedia(query)
    }
  }, ON_PURPOSE)

test('An error within a component takes nothing of the game', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  const table = new TablePage(page)
  const game = new Lockstep(table, quick(table))
  await game.begin(1974)
  for (let answers = 0; answers < 12; answers++) await game.step()

  await breakComponents(page)
  await page.keyboard.press('h')
  await expect(page.getByRole('alert')).toContainText(RESCUE.title)
  expect(complaints.length).toBeGreaterThan(0)
  for (const complaint of complaints) expect(complaint).toContain(ON_PURPOSE)
  expect(await axeFaults(page)).toEqual([])

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: RESCUE.saveFile }).click()
  const saved = readRecord(await readFile(await (await download).path(), 'utf8'))
  expect(saved.game?.branches[0]?.answers).toEqual(record(game.now.game).answers)

  await page.getByRole('button', { name: RESCUE.reload }).click()
  await game.compare()
  for (let answers = 0; answers < 5; answers++) await game.step()
})
