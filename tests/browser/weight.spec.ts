import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { expect, type Page, type Response } from '@playwright/test'
import { beginGame } from './random-clicks'
import { test } from './test'

const KB = 1000

/** What a request fetches. A browser that has it already only asks whether it is still the same. */
const bodyOf = (response: Response): Promise<Buffer> => {
  const { pathname } = new URL(response.url())
  return readFile(`dist${pathname.endsWith('/') ? `${pathname}index.html` : pathname}`)
}

/** Fonts and pictures are compressed in themselves; a server compresses the rest. */
const sizeOf = async (response: Response): Promise<number> => {
  const body = await bodyOf(response)
  const isText = /\/$|\.(html|css|js|json|svg|webmanifest)$/.test(new URL(response.url()).pathname)
  return isText ? gzipSync(body).length : body.length
}

/** What is fetched until the page rests. */
const weigh = async (page: Page, load: () => Promise<unknown>) => {
  // What is still fetched for the page before would be broken off, which is told of as a failure.
  await page.waitForLoadState('networkidle')
  const responses: Response[] = []
  const hear = (response: Response) => {
    // What the page before was still fetching is none of it.
    if (response.request().isNavigationRequest()) responses.length = 0
    responses.push(response)
  }
  page.on('response', hear)
  await load()
  await page.waitForLoadState('networkidle')
  page.off('response', hear)
  let [scripts, all] = [0, 0]
  const names: string[] = []
  for (const response of responses) {
    const size = await sizeOf(response)
    all += size
    names.push(new URL(response.url()).pathname)
    if (response.request().resourceType() === 'script') scripts += size
  }
  return { scripts, all, names }
}

const expectLight = ({ scripts, all }: Awaited<ReturnType<typeof weigh>>, most: number): void => {
  expect(scripts).toBeGreaterThan(50 * KB)
  expect(scripts).toBeLessThanOrEqual(most * KB)
  expect(all).toBeLessThanOrEqual(450 * KB)
}

test('The first load is light', async ({ table, page }) => {
  const load = async () => {
    await table.open()
    await expect(table.fresh).toBeVisible()
  }
  expectLight(await weigh(page, load), 150)
})

/** The scripts that are a game's own: its rules, words and drawings. */
const OWN = { 'arab-revolt': /\/arab-revolt-/, palestine: /\/palestine-/ }

for (const { game, nth, most } of [
  { game: 'arab-revolt', nth: 0, most: 185 },
  { game: 'palestine', nth: 1, most: 181 },
] as const)
  test(`So is a reload at the table of ${game}, and it loads no other game`, async ({
    table,
    page,
  }) => {
    await table.open()
    await beginGame(page, 5, nth)
    const load = async () => {
      await page.reload()
      await expect(table.prompt).toBeVisible()
    }
    const weight = await weigh(page, load)
    expectLight(weight, most)
    const loaded = Object.entries(OWN).filter(([, own]) =>
      weight.names.some((one) => own.test(one)),
    )
    expect(loaded.map(([name]) => name)).toEqual([game])
  })
