import type { Locator, Page } from '@playwright/test'
import type { TablePage } from '../table-page'
import type { Hands } from './hands'
import { hitPoint } from './hit-point'

/** A touch, until the page has heard it as a click: that comes a little later. */
const tapAt = async (page: Page, x: number, y: number): Promise<void> => {
  const click = await page.evaluateHandle(() => {
    // People are not as quick: a touch of the same place right after a question has come is a double press.
    document.body.dispatchEvent(
      new PointerEvent('pointermove', { bubbles: true, clientX: -100, clientY: -100 }),
    )
    const heard = new Promise<void>((done) => {
      addEventListener('click', () => setTimeout(done), { once: true, capture: true })
    })
    return { heard }
  })
  await page.touchscreen.tap(x, y)
  await click.evaluate(({ heard }) => heard)
  await click.dispose()
}

/** Plays by touching the screen. */
export const touch = (table: TablePage): Hands => {
  const tap = async (target: Locator) => {
    const { x, y } = await hitPoint(target)
    await tapAt(table.page, x, y)
    return { x, y }
  }
  /** A first touch shows what would come of an answer in a space, a second gives it. */
  const pressTwice: Hands['press'] = async (target) => {
    const { x, y } = await tap(target)
    if (await table.isHeld()) await tapAt(table.page, x, y)
  }
  return {
    press: pressTwice,
    pressSpace: (space) => pressTwice(table.space(space)),
    lookAt: async (space) => {
      await tap(table.space(space))
    },
    async write(field, text) {
      await tap(field)
      // The keyboard of a telephone.
      await field.press('ControlOrMeta+a')
      await table.page.keyboard.type(text)
    },
  }
}
