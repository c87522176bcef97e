import { gzipSync } from 'node:zlib'
import { expect, type Response } from '@playwright/test'
import { test } from './test'

const KB = 1000

/** Fonts and pictures are compressed in themselves; a server compresses the rest. */
const sizeOf = async (response: Response): Promise<number> => {
  const body = await response.body()
  const isText = /text|javascript|json|svg/.test(response.headers()['content-type'] ?? '')
  return isText ? gzipSync(body).length : body.length
}

test('The first load is light', async ({ table, page }) => {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await table.open()
  await expect(table.fresh).toBeVisible()
  await page.waitForLoadState('networkidle')
  let [scripts, all] = [0, 0]
  for (const response of responses) {
    const size = await sizeOf(response)
    all += size
    if (response.request().resourceType() === 'script') scripts += size
  }
  expect(scripts).toBeGreaterThan(50 * KB)
  expect(scripts).toBeLessThanOrEqual(200 * KB)
  expect(all).toBeLessThanOrEqual(450 * KB)
})
