import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

test('the program can be installed, and opens records', async ({ playwright, baseURL }) => {
  // A private window, which tests otherwise get, installs nothing.
  const profile = await mkdtemp(join(tmpdir(), 'arab-revolt-'))
  const { launchOptions } = test.info().project.use
  const context = await playwright.chromium.launchPersistentContext(profile, launchOptions)
  try {
    const [page = await context.newPage()] = context.pages()
    await page.goto(baseURL ?? '')
    const browser = await context.newCDPSession(page)
    const { errors, data = '' } = await browser.send('Page.getAppManifest')
    expect(errors).toEqual([])
    expect(JSON.parse(data)).toMatchObject({
      file_handlers: [{ accept: { 'application/json': ['.json'] } }],
    })
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
    expect(installabilityErrors).toEqual([])
  } finally {
    await context.close()
    await rm(profile, { recursive: true })
  }
})
