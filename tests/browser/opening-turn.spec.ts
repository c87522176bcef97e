import { expect, type Locator } from '@playwright/test'
import { ASK_TEXT } from '../../src/games/arab-revolt/words/en/asks'
import { beginGame } from './random-clicks'
import { test } from './test'

const MOST = 8

test(`The opening turn of the Rebels takes at most ${MOST} presses`, async ({ table, page }) => {
  await table.open()
  await beginGame(page, 1936)
  await table.seat('rebels').click()
  let presses = 0
  const press = async (target: Locator) => {
    await target.click()
    presses += 1
  }
  const asks = (ask: keyof typeof ASK_TEXT) =>
    expect(table.prompt).toContainText(ASK_TEXT[ask].replace(/^Choose a space/, ''))
  await asks('turn.chit')
  await press(table.answer({ chit: 2, from: 'drawn' }, 'turn.chit'))
  await press(table.way(['operation-and-special', 'rally'], 'turn.box'))
  await press(table.answer('samaria', 'rally.space'))
  await press(table.answer('lydda', 'rally.space'))
  await press(table.answer('mobilize', 'rally.space'))
  await press(table.answer('galilee', 'mobilize.base'))
  await press(table.answer('jerusalem-district', 'mobilize.base'))
  // To place no Guerrilla as well is to end the turn.
  await press(table.end)
  await expect(table.handover).toBeVisible()
  expect(presses).toBeLessThanOrEqual(MOST)
})
