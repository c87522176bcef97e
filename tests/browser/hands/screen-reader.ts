import { expect, type Locator } from '@playwright/test'
import { accessibilityTree } from '../accessibility-tree'
import type { TablePage } from '../table-page'
import type { Hands } from './hands'

/** Plays by ear: goes to what has a name and a role, and presses it. What was pressed is told. */
export const screenReader = (table: TablePage, told: (name: string) => void): Hands => {
  const { page } = table
  const goTo = async (target: Locator): Promise<string> => {
    await target.focus()
    const there = (await accessibilityTree(page)).find(
      ({ focused, role }) => focused && role !== 'RootWebArea',
    )
    expect(there?.name).toBeTruthy()
    return there!.name
  }
  const press: Hands['press'] = async (target) => {
    const name = await goTo(target)
    const found = (await accessibilityTree(page)).find((one) => one.focused && one.name === name)
    expect(found).toMatchObject({ role: 'button', disabled: false })
    told(name)
    await page.keyboard.press('Enter')
  }
  return {
    press,
    pressSpace: (space) => press(table.space(space)),
    lookAt: async (space) => {
      await goTo(table.space(space))
    },
    async write(field, text) {
      await goTo(field)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
  }
}
