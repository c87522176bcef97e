import { expect } from '@playwright/test'
import { rebels } from '../kit'
import { hitPoint } from './hands/hit-point'
import { openGame } from './records/files'
import type { TablePage } from './table-page'
import { test } from './test'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** The Rebels may Rally in three of four spaces. */
const rallying = () =>
  rebels('rally', {
    galilee: { guerrillasUnderground: 1 },
    samaria: { guerrillasUnderground: 1, bases: 1 },
    lydda: { guerrillasUnderground: 1 },
    gaza: { guerrillasUnderground: 1 },
  })

const tap = async ({ page }: TablePage, target: Parameters<typeof hitPoint>[0]) => {
  const { x, y } = await hitPoint(target)
  await page.touchscreen.tap(x, y)
}

const tapTwice = async (table: TablePage): Promise<void> => {
  const { chosen, page } = table
  const ghosts = page.locator('[data-part=coming]')
  await tap(table, table.space('samaria'))
  await expect(table.end).toContainText('Rally in Samaria')
  await expect(page.locator('[data-part=answers] [data-held] b')).toHaveText('Samaria')
  await expect(ghosts.first()).toBeVisible()
  await expect(chosen).toHaveCount(0)
  // Another place is asked about instead.
  await tap(table, table.space('galilee'))
  await expect(table.end).toContainText('Rally in Galilee')
  await expect(chosen).toHaveCount(0)
  await tap(table, table.space('galilee'))
  await expect(chosen).toHaveText([/Galilee/])
  await expect(table.end).not.toContainText('Galilee')
}

const tapButtonOrRow = async (table: TablePage): Promise<void> => {
  const { chosen } = table
  await tap(table, table.space('samaria'))
  await tap(table, table.end)
  await expect(chosen).toHaveText([/Samaria/])
  await tap(table, table.answer('gaza', 'rally.space'))
  await expect(table.end).toContainText('Rally in Gaza')
  await tap(table, table.answer('gaza', 'rally.space'))
  await expect(chosen).toHaveCount(2)
}

const tapAndUndo = async (table: TablePage): Promise<void> => {
  const { chosen, page } = table
  const held = page.locator('[data-part=answers] [data-held]')
  for (const place of [table.space('samaria'), table.answer('samaria', 'rally.space')]) {
    await tap(table, place)
    await expect(held).toHaveCount(1)
    await tap(table, table.end)
    await expect(chosen).toHaveCount(1)
    await tap(table, table.undo)
    await expect(chosen).toHaveCount(0)
    await expect(held).toHaveCount(0)
  }
}

const letGo = async (table: TablePage): Promise<void> => {
  const { chosen, page } = table
  await tap(table, table.space('samaria'))
  await tap(table, table.space('samaria'))
  await expect(chosen).toHaveCount(1)
  await tap(table, table.space('gaza'))
  await expect(table.end).toContainText('Rally in Gaza')
  await tap(table, table.undo)
  await expect(table.end).not.toContainText('Gaza')
  await expect(chosen).toHaveCount(1)
  await tap(table, table.space('gaza'))
  const sea = (await table.map.boundingBox())!
  await page.touchscreen.tap(sea.x + 30, sea.y + sea.height / 2)
  await expect(table.end).not.toContainText('Gaza')
  await expect(chosen).toHaveCount(1)
}

/** What fingers do at the same question, each time from its beginning. */
const DONE: readonly (readonly [what: string, how: (table: TablePage) => Promise<void>])[] = [
  ['A first tap shows what would come, a second on the same place does it', tapTwice],
  ['The dark button that names it does it too, and so does its row', tapButtonOrRow],
  ['What was done and undone is not asked about any more', tapAndUndo],
  [
    'What was asked about is let go by a tap elsewhere, and by Undo, which then undoes nothing',
    letGo,
  ],
]

test('A first tap asks, a second answers; so do the dark button and the row, and Undo lets go', async ({
  table,
  page,
}) => {
  await table.open()
  for (const [number, [what, how]] of DONE.entries())
    await test.step(what, async () => {
      await openGame(page, rallying(), `rallying-${number}`)
      await expect(table.answer('samaria', 'rally.space')).toBeVisible()
      await expect(table.chosen).toHaveCount(0)
      await how(table)
    })
})
