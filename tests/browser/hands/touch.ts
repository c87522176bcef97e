import type { TablePage } from '../table-page'
import type { Hands } from './hands'
import { hitPoint } from './hit-point'

/** Plays by touching the screen. */
export const touch = (table: TablePage): Hands => {
  const press: Hands['press'] = async (target) => {
    const { x, y } = await hitPoint(target)
    await table.page.touchscreen.tap(x, y)
  }
  return {
    press,
    pressSpace: (space) => press(table.space(space)),
    // A finger has nothing but its touch.
    lookAt: (space) => press(table.space(space)),
    async write(field, text) {
      await press(field)
      // The keyboard of a telephone.
      await field.press('ControlOrMeta+a')
      await table.page.keyboard.type(text)
    },
  }
}
