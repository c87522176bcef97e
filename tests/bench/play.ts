import { expect } from '@playwright/test'
import { randomFrom } from '../../src/bots/random'
import { NAME as PALESTINE } from '../../src/games/palestine/words/en/cover'
import { START } from '../../src/ui/words/en/start'
import type { Hands } from '../browser/hands/hands'
import { hitPoint } from '../browser/hands/hit-point'
import { mouse } from '../browser/hands/mouse'
import { Lockstep } from '../browser/lockstep'
import { pickTarget } from '../browser/pick-target'
import type { TablePage } from '../browser/table-page'
import { painted } from './paints'

export const SEED = 1974

/** So many presses of a game that no mirror plays beside. */
const ENOUGH = 286

type Target = Parameters<typeof hitPoint>[0]

/** Presses as a hand does: it comes before it presses, and sees what that would do. */
export const pressing = ({ page }: TablePage) => {
  let presses = 0
  const press = async (target: Target): Promise<void> => {
    presses++
    const { x, y } = await hitPoint(target)
    await page.mouse.move(x, y)
    await painted(page)
    await page.mouse.move(0, 0)
    await page.mouse.click(x, y)
    // To be read meanwhile would hold the page up.
    await painted(page)
  }
  return { press, presses: () => presses }
}

type Hand = ReturnType<typeof pressing>

const playArabRevolt = async (table: TablePage, { press }: Hand) => {
  const pressSpace: Hands['pressSpace'] = (space) => press(table.space(space))
  const game = new Lockstep(table, { ...mouse(table), press, pressSpace })
  await game.begin(SEED)
  while (!(await table.result.isVisible())) await game.step()
}

/** By what leads on, as it comes. */
const playPalestine = async (table: TablePage, { press, presses }: Hand) => {
  const { page } = table
  const random = randomFrom(SEED)
  await table.open()
  await page.getByRole('button', { name: START.of(START.fresh, PALESTINE) }).click()
  await table.seed.fill(SEED.toString())
  await table.begin.click()
  await expect(table.prompt).toBeVisible()
  while (presses() < ENOUGH && !(await table.result.isVisible())) {
    const picked = await page.evaluateHandle(pickTarget, [0, random()] as const)
    const target = picked.asElement()
    if (target) await press(target)
  }
}

const PLAY: Readonly<Record<string, typeof playArabRevolt>> = {
  'arab-revolt': playArabRevolt,
  palestine: playPalestine,
}

/** Which game is measured. */
export const GAME = process.env['GAME'] ?? 'arab-revolt'

/** Plays the same game by the same presses, whenever it is called. */
export const playThrough = (table: TablePage, hand: Hand): Promise<void> => PLAY[GAME]!(table, hand)
