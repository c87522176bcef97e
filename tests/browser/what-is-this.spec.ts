import { expect } from '@playwright/test'
import { WHAT } from '../../src/games/arab-revolt/words/en/what'
import { rebels } from '../kit'
import { openGame } from './records/files'
import { test } from './test'

const THINGS = [
  ['a piece of the map', '[data-space="haifa"] [data-content="police"]', WHAT.police],
  ['its state', '[data-space="galilee"] [data-content="guerrillasActive"]', WHAT.guerrillasActive],
  ['a marker', '[data-space="galilee"] [data-content="opposition"]', WHAT.opposition],
  ['a chit', '.chits.pool [data-what="detain"]', WHAT.detain],
  ['a track', '[data-what="unity"]', WHAT.unity],
  ['a tray', '[data-what="prison"]', WHAT.prison],
] as const

const position = () =>
  rebels('march', {
    galilee: { guerrillasUnderground: 2, guerrillasActive: 1, opposition: 1 },
    haifa: { police: 1 },
  })

test('Whatever a pointer rests on says what it is, and is silent when it goes', async ({
  table,
  page,
}) => {
  await table.open()
  await openGame(page, position(), 'things')
  const said = page.locator('.what-is-this')
  for (const [name, thing, what] of THINGS) {
    await page.locator(`.sheet ${thing}`).first().hover({ force: true })
    await expect(said, name).toHaveText(what)
    await page.mouse.move(0, 0)
    await expect(said).toHaveCount(0)
  }
})
