import { expect, type Page } from '@playwright/test'
import { STATE } from '../../../src/ui/words/en/map'
import { KEEPING } from '../../../src/ui/words/en/records'
import { keeping, seen } from './game'

export const follows = (page: Page) => expect(keeping(page)).toContainText(KEEPING.follows)
export const plays = (page: Page) => expect(keeping(page)).toHaveCount(0)
export const takeOver = (page: Page) => page.getByRole('button', { name: KEEPING.takeOver }).click()

/** Both come to show the same position, though only one of them is asked. */
export const expectAlike = async (playing: Page, following: Page): Promise<void> => {
  const hidden = new RegExp(` (${STATE.legal}|${STATE.refused}|${STATE.changed})\\.`, 'g')
  const shown = async (page: Page) => {
    const { log, labels, status } = await seen(page)
    return JSON.stringify([log, status, labels.map((label) => label?.replace(hidden, ''))], null, 1)
  }
  // Either may still be drawing what it knows.
  await expect(async () => {
    expect(await shown(following)).toBe(await shown(playing))
  }).toPass({ timeout: 60_000 })
}
