import { expect, type Page } from '@playwright/test'
import { WHAT } from '../../src/games/arab-revolt/words/en/what'
import { LEGEND as ENTRIES } from '../../src/games/arab-revolt/words/en/legend'
import { LEGEND } from '../../src/ui/words/en/legend'
import { rebels } from '../kit'
import { hitPoint } from './hands/hit-point'
import { beginGame } from './random-clicks'
import { openGame } from './records/files'
import { test } from './test'

/** What is told, beside the key that asks. */
const SAID = '[data-key=what] ~ [aria-hidden]'

const THINGS = [
  ['a piece of the map', '[data-space="haifa"] [data-content="police"]', WHAT.police],
  ['its state', '[data-space="galilee"] [data-content="guerrillasActive"]', WHAT.guerrillasActive],
  ['a marker', '[data-space="galilee"] [data-content="opposition"]', WHAT.opposition],
  ['a chit', '[data-what="detain"]', WHAT.detain],
  ['a track', '[data-what="unity"]', WHAT.unity],
  ['a tray', '[data-what="prison"]', WHAT.prison],
  ['a District, by its name', '[data-space="samaria"] [data-part=name]', WHAT.district],
  ['a City, by its name', '[data-space="haifa"] [data-part=name]', WHAT.city],
  [
    'a Railway, by its stop',
    '[data-space="railway-haifa-syria"] [data-part=name] rect',
    WHAT.railway,
  ],
] as const

const position = () =>
  rebels('march', {
    galilee: { guerrillasUnderground: 2, guerrillasActive: 1, opposition: 1 },
    haifa: { police: 1 },
  })

/** The game on the table, when things can be asked about: that comes after everything else. */
const openThings = async (page: Page): Promise<void> => {
  await openGame(page, position(), 'things')
  await page.locator('[data-key="what"]').waitFor({ state: 'attached' })
}

test('Whatever a pointer rests on says what it is, and is silent when it goes; a key tells it of what has the focus', async ({
  table,
  page,
}) => {
  await table.open()
  await openThings(page)
  const said = page.locator(SAID)
  for (const [name, thing, what] of THINGS) {
    await page.locator(`[data-look] ${thing}`).first().hover({ force: true })
    await expect(said, name).toHaveText(what)
    await page.mouse.move(0, 0)
    await expect(said).toHaveCount(0)
  }
  await page.locator('[data-what=initiative] li:not(:has(button))').hover()
  await expect(said).toHaveText(WHAT.initiative)
  await page.mouse.move(0, 0)
  await expect(said).toHaveCount(0)

  await table.space('galilee').focus()
  const next = async (what: string) => {
    await page.keyboard.press('w')
    await expect(said).toHaveText(what)
    await expect(page.locator('[data-key=what] + [role=status]', { hasText: what })).toHaveCount(1)
  }
  await next(WHAT.district)
  await next(WHAT.guerrillasUnderground)
  await next(WHAT.guerrillasActive)
  await next(WHAT.opposition)
  await next(WHAT.district)
  // A tray tells by itself.
  const tray = page.locator('[data-look] [data-what="prison"]')
  while (!(await tray.evaluate((one) => one === document.activeElement)))
    await page.keyboard.press('Tab')
  await expect(said).toHaveText(WHAT.prison)

  // From the end of a room the large trays say it.
  await page.evaluate(() => document.documentElement.setAttribute('data-view', 'projector'))
  await page.locator('[data-look=projector]').waitFor()
  for (const what of ['unity', 'forecast', 'prison'] as const) {
    await page.locator(`[data-look] [data-what="${what}"] text`).first().hover({ force: true })
    await expect(said).toHaveText(WHAT[what])
  }
})

test('The pieces are named in the first turns, until it is put away for good', async ({
  table,
  page,
}) => {
  await table.open()
  await openGame(page, position(), 'things')
  const legend = page.getByRole('region', { name: LEGEND.title })
  await expect(legend.getByRole('listitem')).toHaveCount(ENTRIES.length)
  const [there, map] = [(await legend.boundingBox())!, (await table.map.boundingBox())!]
  expect(there.x).toBeGreaterThanOrEqual(map.x + map.width)
  await legend.getByRole('button').click()
  await expect(legend).toHaveCount(0)
  await table.open()
  await openGame(page, position(), 'others')
  await table.prompt.waitFor()
  await expect(legend).toHaveCount(0)
})

test.describe('In a low window', () => {
  test.use({ viewport: { width: 1280, height: 720 } })

  test('the names of the pieces give way to answers that need the room, and come back', async ({
    table,
    page,
  }) => {
    await table.open()
    await beginGame(page, 1936)
    await table.seat('rebels').click()
    const close = page.getByRole('button', { name: LEGEND.close })
    await expect(close).toBeInViewport({ ratio: 1 })
    await table.answer({ chit: 2, from: 'drawn' }, 'turn.chit').click()
    await table.way(['operation-and-special', 'rally'], 'turn.box').click()
    // Seven spaces, and the Special Activities below.
    await expect(table.answer('syria', 'rally.space')).toBeInViewport({ ratio: 1 })
    await expect(close).toBeHidden()
    await table.undo.click()
    await table.undo.click()
    await expect(close).toBeInViewport({ ratio: 1 })
  })
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a finger that stays is told, and has not tapped', async ({ table, page }) => {
    await table.open()
    await openThings(page)
    const { x, y } = await hitPoint(
      page.locator('[data-look] [data-space="galilee"] [data-content="opposition"]'),
    )
    const fingers = await page.context().newCDPSession(page)
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    const said = page.locator(SAID)
    await expect(said).toHaveText(WHAT.opposition)
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    // Above the finger, within the window.
    const note = (await said.boundingBox())!
    expect(note.y + note.height).toBeLessThan(y)
    expect(note.x).toBeGreaterThanOrEqual(0)
    expect(note.x + note.width).toBeLessThanOrEqual(390)
    await expect(table.decision.locator('footer')).not.toContainText('Galilee')
    expect(await table.isHeld()).toBe(false)
  })

  test('the pieces are named until the first answer is given', async ({ table, page }) => {
    await table.open()
    await beginGame(page, 1936)
    await table.seat('rebels').tap()
    const legend = page.getByRole('region', { name: LEGEND.title })
    await expect(legend).toBeInViewport()
    await table.answer({ chit: 2, from: 'drawn' }, 'turn.chit').tap()
    await expect(table.answer('event', 'turn.box')).toBeVisible()
    await expect(legend).toBeHidden()
  })
})
