import { expect, type Locator } from '@playwright/test'
import { rebels } from '../kit'
import { hitPoint } from './hands/hit-point'
import { openGame } from './records/files'
import { test } from './test'

const background = (row: Locator): Promise<string> =>
  row.evaluate((element) => getComputedStyle(element).backgroundColor)

/** The Rebels may Rally in three of four spaces. */
const rallying = () =>
  rebels('rally', {
    galilee: { guerrillasUnderground: 1 },
    samaria: { guerrillasUnderground: 1 },
    lydda: { guerrillasUnderground: 1 },
    gaza: { guerrillasUnderground: 1 },
  })

test('A double press answers once, and what comes under a pointer at rest is not pointed at', async ({
  table,
  page,
}) => {
  await table.open()
  await openGame(page, rallying(), 'rallying')
  const { chosen } = table
  // What is told of the turn takes the room of about one row: the row before comes to lie here.
  const { x, y } = await hitPoint(table.answers.locator('button').nth(2))
  await page.mouse.dblclick(x, y)
  await expect(chosen).toHaveCount(1)
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
  // Where the pointer rests lies an answer of the next question.
  const under = page.locator('[data-part=answers] button:hover')
  await expect(under).toHaveCount(1)
  const atRest = await background(under)
  await expect(table.slip).toHaveText('')
  await page.mouse.move(x + 20, y)
  await expect.poll(() => background(under)).not.toBe(atRest)
  await expect(table.slip).not.toHaveText('')
  await expect(chosen).toHaveCount(1)
  await page.mouse.click(x + 20, y)
  await expect(chosen).toHaveCount(2)
})

test('A key that is held down on the map presses once', async ({ table, page }) => {
  await table.open()
  await openGame(page, rallying(), 'rallying')
  await table.space('samaria').focus()
  await page.keyboard.down('Enter')
  const { chosen } = table
  await expect(chosen).toHaveCount(1)
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  // A refused space that is pressed says why: nothing has pressed it again.
  await expect(table.slip).toHaveText('')
})
