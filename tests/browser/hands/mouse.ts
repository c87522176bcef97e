import type { TablePage } from '../table-page'
import type { Hands } from './hands'
import { hitPoint } from './hit-point'

/** Plays by mouse. */
export const mouse = (table: TablePage): Hands => {
  const press: Hands['press'] = async (target) => {
    const { x, y } = await hitPoint(target)
    // From elsewhere: what comes under a pointer that rests does not hear it for a moment.
    await table.page.mouse.move(0, 0)
    await table.page.mouse.click(x, y)
  }
  return {
    press,
    pressSpace: (space) => press(table.space(space)),
    async lookAt(space) {
      const { x, y } = await hitPoint(table.space(space))
      // A pointer that is there already is not heard to come.
      await table.page.mouse.move(0, 0)
      await table.page.mouse.move(x, y)
    },
    async write(field, text) {
      const { x, y } = await hitPoint(field)
      await table.page.mouse.click(x, y, { clickCount: 3 })
      await table.page.keyboard.type(text)
    },
  }
}
