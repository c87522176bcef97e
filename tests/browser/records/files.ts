import { readFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from '@playwright/test'
import { VERSION, writeRecord, type SavedGame } from '../../../src/records/index'
import { record, type Game } from '../../../src/games/index'
import { unnamed } from '../../../src/ui/words/en/seats'
import { SHARE } from '../../../src/ui/words/en/share'
import '../rules'

/** A file as the page gives or takes it. */
export interface FileOf {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

export const jsonFile = (text: string): FileOf => ({
  ...{ name: 'game.json', mimeType: 'application/json' },
  buffer: Buffer.from(text),
})

/** Presses what saves a file, and gives that file. */
export const saved = async (page: Page, button: Locator): Promise<FileOf> => {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  const name = download.suggestedFilename()
  const mimeType = name.endsWith('.png') ? 'image/png' : 'application/json'
  return { name, mimeType, buffer: await readFile(await download.path()) }
}

/** Lets go of a file over the window; tells when, by the clock of the page. */
export const drop = async (page: Page, { name, mimeType, buffer }: FileOf): Promise<number> => {
  const given = { name, mimeType, content: buffer.toString('latin1') }
  return page.evaluate(async (file) => {
    const dataTransfer = new DataTransfer()
    const bytes = Uint8Array.from(file.content, (letter) => letter.charCodeAt(0))
    dataTransfer.items.add(new File([bytes], file.name, { type: file.mimeType }))
    const isTaken = (kind: string) =>
      !dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }))
    // A browser drops nothing where it is not taken: the page may still be starting.
    while (!isTaken('dragover')) await new Promise((done) => setTimeout(done))
    const begin = performance.now()
    isTaken('drop')
    return begin
  }, given)
}

const NOW = '2026-01-01T00:00:00.000Z'

const savedGame = (game: Game, id: string): SavedGame => {
  const { setup, answers } = record(game)
  const at = { answers: answers.length, turnOver: false }
  const branch = { name: '', parent: null, ended: true, otherChance: [], notes: {} }
  return {
    ...{ format: game.of, version: VERSION, id, name: '', created: NOW, changed: NOW },
    ...{ seats: unnamed(game.of), handovers: true },
    ...{ chance: 'hand', seed: 0, setup, between: null, takenBack: [], branch: 0 },
    branches: [{ ...branch, answers: [...answers], at }],
  }
}

/** A game in which all chance is by hand, as its file says it. */
export const textOf = (game: Game, id: string): string => writeRecord(savedGame(game, id))

/** Opens a game that was played beside the page, by letting go of its file. */
export const openGame = async (page: Page, game: Game, id: string): Promise<void> => {
  await drop(page, jsonFile(textOf(game, id)))
}

/** Opens “Save or share” from the menu at the table. */
export const openShare = async (page: Page): Promise<Locator> => {
  await page.locator('[popovertarget=menu]').click()
  await page.locator('#menu').getByRole('button', { name: SHARE.title }).click()
  const share = page.getByRole('article')
  // When it comes it closes what is open.
  await share.waitFor()
  return share
}

/** The first screen of a browser that has never been here. */
export const freshPage = async (browser: Browser): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await page.goto('./')
  await page.locator('main').waitFor()
  return page
}
