import { expect } from '@playwright/test'
import { DECISION } from '../../src/ui/words/en/words'
import { firstToAct, play } from '../kit'
import { firstToAct as firstInPalestine, play as playPalestine } from '../games/palestine/kit'
import { openGame } from './records/files'
import { TablePage } from './table-page'
import { test } from './test'

/** A Search after its movement, and no Cell is Available: what Haganah takes back comes off the map. */
const searching = () =>
  playPalestine(
    firstInPalestine(
      'british',
      { haifa: { troops: 3, cellsUnderground: 13 }, galilee: { troops: 2 } },
      { haganah: 3, intel: { 2: 1 } },
    ),
    ...(['operation-and-special', 'search', 'haifa', 'done'] as const),
  )

test('A Search that is interrupted after its movement says whose turn it is, and goes on; opened at the table of the other game', async ({
  table: other,
  page,
}) => {
  await other.open()
  await openGame(page, play(firstToAct('british', {}), 'event'), 'other')
  await other.prompt.waitFor()
  const table = new TablePage(page, 'palestine')
  await openGame(page, searching(), 'searching')
  await table.answer('negotiate', 'search.space').click()
  await table.answer(6, 'roll.die').click()
  await expect(table.end).toContainText(DECISION.letChoose('Irgun'))
  await table.end.click()
  await table.seat('irgun').click()
  const closed = page.locator('footer > :last-child')
  for (const cells of [1, 2, 3]) {
    await expect(closed).toHaveText(`${DECISION.theirTurn} ${DECISION.chooseFirst}`)
    await page.keyboard.press('1')
    await expect(table.chosen).toContainText(`−${cells} Cell`)
  }
  await expect(table.end).toContainText(DECISION.letChoose('the British'))
  await table.end.click()
  await table.seat('british').click()
  // Nothing moves any more: the City is searched.
  await expect(table.prompt).toHaveText(
    table.screen.words.prompt('search.city', { space: 'haifa' }),
  )
})
