import type { Locator } from '@playwright/test'
import type { TablePage } from '../table-page'
import type { Hands } from './hands'
import { hitPoint } from './hit-point'

/** Plays by touching the screen. */
export const touch = (table: TablePage): Hands => {
  const tap = async (target: Locator) => {
    const { x, y } = await hitPoint(target)
    await table.page.touchscreen.tap(x, y)
    return { x, y }
  }
  /** A first touch shows what would come of an answer in a space, a second gives it. */
  const pressTwice: Hands['press'] = async (target) => {
    const { x, y } = await tap(target)
    if (await table.isHeld()) await table.page.touchscreen.tap(x, y)
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
