import { expect, type Locator } from '@playwright/test'
import { rebels } from '../kit'
import { mouse } from './hands/mouse'
import { openGame } from './records/files'
import { test } from './test'

const marching = () =>
  rebels(
    'march',
    { galilee: { guerrillasUnderground: 2 }, haifa: { police: 1 } },
    { outOfPlay: { countries: ['transjordan', 'egypt'] } },
  )

test('Why a space cannot be chosen stands at the space, in ink', async ({ table, page }) => {
  await table.open()
  await openGame(page, marching(), 'marching')
  const gaza = table.space('gaza')
  const hands = mouse(table)
  await hands.lookAt('gaza')
  const reason = page.locator('[data-part=why-not]')
  await expect(reason).toHaveText('no Guerrilla here (3.3.2)')
  const [there, said] = [(await gaza.boundingBox())!, (await reason.boundingBox())!]
  // Within the space, not below it.
  expect(said.y).toBeGreaterThan(there.y)
  expect(said.y + said.height).toBeLessThan(there.y + there.height * 0.8)
  expect(Math.abs(said.x + said.width / 2 - there.x - there.width / 2)).toBeLessThan(there.width)
  const [name, district] = await Promise.all(
    [gaza, table.space('haifa-district')].map((space) =>
      space.locator('[data-part=name]').evaluate((element) => getComputedStyle(element).fill),
    ),
  )
  expect(name).toBe(district)
  await expect(table.slip).toContainText('no Guerrilla here (3.3.2)')
  const colour = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element).color)
  expect(await colour(table.slip)).toBe(await colour(table.prompt))
  // Right below what stands in a space.
  await hands.lookAt('haifa')
  await expect(reason).toBeVisible()
  const ring = (await table.space('haifa').locator('[data-part=ring]').boundingBox())!
  const below = (await reason.boundingBox())!.y - ring.y - ring.height
  expect(below).toBeGreaterThan(0)
  expect(below).toBeLessThan(10)
  // A space to which nobody can March is asked for as well.
  await hands.pressSpace('galilee')
  await hands.lookAt('transjordan')
  await expect(reason).toHaveText('Out of Play (1.3.7)')
  await expect(table.slip).toContainText('Transjordan: Out of Play (1.3.7)')
})
