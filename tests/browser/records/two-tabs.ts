import { expect, type Page } from '@playwright/test'
import { STATE } from '../../../src/ui/words/en/map'
import { KEEPING } from '../../../src/ui/words/en/records'
import { keeping, seen } from './game'

export const follows = (page: Page) => expect(keeping(page)).toContainText(KEEPING.follows)
export const plays = (page: Page) => expect(keeping(page)).toHaveCount(0)
export const takeOver = (page: Page) => page.getByRole('button', { name: KEEPING.takeOver }).click()

/** Both show the same position, though only one of them is asked. */
export const expectAlike = async (playing: Page, following: Page): Promise<void> => {
  const { log, labels, status } = await seen(playing)
  const hidden = new RegExp(` (${STATE.legal}|${STATE.refused}|${STATE.changed})\\.`, 'g')
  const bare = (label: string | null) => label?.replace(hidden, '')
  await expect
    .poll(async () => {
      const other = await seen(following)
      return { log: other.log, status: other.status, labels: other.labels.map(bare) }
    })
    .toEqual({ log, status, labels: labels.map(bare) })
}
