import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test'
import { CLASS } from '../../src/ui/words/en/class'
import { HAND_OUTS } from '../../src/ui/words/en/hand-outs'
import { OFFLINE } from '../../src/ui/words/en/offline'
import { NEW_GAME, START } from '../../src/ui/words/en/start'
import { WATCH } from '../../src/ui/words/en/watch'
import { WRITE } from '../../src/ui/words/en/write'
import { builtVersion } from './building'
import { beginGame, clickOn } from './random-clicks'
import { serve, type StaticServer } from './static-server'
import { questionFor } from './table-page'
import { isComplaint } from './test'

/** The folders of two versions of the program: as it was built, and another. */
const versions = { one: 'dist', two: '' }

const test = base.extend<{ server: StaticServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are wanted.
  server: async ({}, use) => {
    const server = await serve(versions.one)
    await use(server)
    await server.close()
  },
})

// One worker, so that the other is built once.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  versions.two = await builtVersion('two')
})

test.afterAll(() => rm(versions.two, { recursive: true }))

test.use({ serviceWorkers: 'allow' })

/** Opens the page, and waits until all of it is kept. */
const visit = async (page: Page, url: string): Promise<void> => {
  await page.goto(url)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Only the second version bears a mark. */
const mark = (page: Page) => page.locator('meta[name=mark]')

const caches = (page: Page): Promise<number> =>
  page.evaluate(async () => (await window.caches.keys()).length)

const handover = (page: Page) => page.locator('dialog[aria-modal][open]')
const line = (page: Page) => page.getByText(OFFLINE.ready)
const loadIt = (page: Page) => page.getByRole('button', { name: OFFLINE.use, exact: true })

test('from a folder some way down every file is kept, nothing outside it is asked for, and nobody complains', async ({
  page,
  server,
}) => {
  const asked: string[] = []
  const failed: string[] = []
  const complaints: string[] = []
  const hear = (message: ConsoleMessage) => {
    if (isComplaint(message)) complaints.push(message.text())
  }
  page.on('console', hear)
  page.context().on('serviceworker', (worker) => worker.on('console', hear))
  page.on('request', (request) => asked.push(request.url()))
  page.on('response', (response) => {
    if (!response.ok()) failed.push(response.url())
  })
  await visit(page, server.url)
  await page.evaluate(() => document.fonts.ready)
  expect(asked.length).toBeGreaterThan(4)
  expect(asked.filter((url) => !url.startsWith(server.url))).toEqual([])
  expect(failed).toEqual([])
  expect(complaints).toEqual([])

  // Every file is kept, but for the worker itself and a picture for installers.
  const kept = await page.evaluate(async () => {
    const [name = ''] = await window.caches.keys()
    const requests = await (await window.caches.open(name)).keys()
    return requests.map(({ url }) => url)
  })
  const files = await readdir(versions.one, { recursive: true, withFileTypes: true })
  const paths = files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(versions.one.length + 1))
    .filter((path) => !['worker.js', 'screenshot.png'].includes(path))
  expect(kept.sort()).toEqual(paths.map((path) => server.url + path).sort())
})

test('after the first visit it plays without a net, starts again, and lets a bot play the other game', async ({
  page,
  server,
}) => {
  await visit(page, server.url)
  await server.close()
  await beginGame(page, 5)
  await clickOn(page, 20)
  await expect(page.locator('[data-part=log]')).toContainText('Rebels')
  for (const address of ['index.html?from=elsewhere', '?#g=nothing']) {
    await page.goto(server.url + address)
    await page.getByRole('button', { name: START.resume }).click()
    await page.locator('[data-part=prompt]').waitFor()
    await page.reload()
    // The game goes on where it was.
    await page.locator('[data-part=prompt]').waitFor()
    expect(await clickOn(page, 10)).toBe(10)
  }
  // The other game as well, with a bot that asks a worker.
  const other = await page.context().newPage()
  await other.goto(server.url)
  await other.getByRole('button', { name: START.of(START.fresh, 'Palestine') }).click()
  await other.getByLabel(NEW_GAME.sitterOf('Irgun')).selectOption('planner')
  await other.getByRole('button', { name: NEW_GAME.begin, exact: true }).click()
  const botsTurn = other.getByRole('region', { name: WATCH.turn, exact: true })
  await botsTurn.getByRole('button', { name: WATCH.skip }).click()
  await expect(questionFor(other, 'British')).toBeVisible()
  await expect(other.locator('[data-part=log]')).toContainText('Irgun')
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts].filter(({ status }) => status === 'loaded').length
  })
  expect(fonts).toBeGreaterThanOrEqual(2)
})

test('a lesson is led in two windows without a net, and written, and printed', async ({
  context,
  page,
  server,
}) => {
  await visit(page, server.url)
  await server.close()
  await page.getByRole('button', { name: START.teach }).click()
  const projector = await context.newPage()
  await projector.goto(`${server.url}#projector`)
  await page.getByRole('button', { name: /^30 min: The price/ }).click()
  for (let n = 0; n < 4; n++) {
    for (const one of [page, projector]) await expect(one.locator(`[data-at="${n}"]`)).toBeVisible()
    await page.keyboard.press('PageDown')
  }
  await page.getByRole('button', { name: CLASS.leave }).click()
  await page.getByRole('button', { name: CLASS.leaveAnyway }).click()
  await page.getByRole('button', { name: /^Hand-outs: The price/ }).click()
  await expect(page.locator('[data-sheet]')).toHaveCount(5)
  await page.getByRole('button', { name: HAND_OUTS.back }).click()
  await page.getByRole('button', { name: WRITE.write }).click()
  await expect(page.getByRole('group', { name: WRITE.add })).toBeVisible()
})

test('a new version waits until it is asked for, and can be put off', async ({
  context,
  page,
  server,
}) => {
  const other = await context.newPage()
  await visit(page, server.url)
  await visit(other, server.url)
  await beginGame(other, 5)
  await clickOn(other, 2)
  const prompt = await other.locator('[data-part=prompt]').textContent()

  server.folder = versions.two
  // What is pressed lies in front; of a tab behind another one a press is heard seconds later.
  await page.bringToFront()
  await page.reload()
  await expect(line(page)).toBeVisible()
  await expect(mark(page)).toHaveCount(0)
  // What is put off stays away until the page is loaded again.
  await page.getByRole('button', { name: OFFLINE.later, exact: true }).click()
  await expect(line(page)).toBeHidden()
  await page.reload()
  await expect(line(page)).toBeVisible()
  await expect(mark(page)).toHaveCount(0)
  // In the middle of a turn nothing is said.
  await expect(line(other)).toBeHidden()

  await loadIt(page).click()
  await expect(mark(page)).toHaveAttribute('content', 'two')
  await expect(line(page)).toBeHidden()
  // The other tab goes on where it was.
  await expect(mark(other)).toHaveCount(0)
  expect(await other.locator('[data-part=prompt]').textContent()).toBe(prompt)
  await expect(line(other)).toBeHidden()
  expect(await caches(other)).toBe(2)
  await other.bringToFront()
  const before = await other.locator('[data-part=log]').textContent()
  for (let clicks = 1; !(await handover(other).isVisible()); clicks++)
    await clickOn(other, 1, clicks)
  await expect(line(other)).toBeVisible()
  expect(await other.locator('[data-part=log]').textContent()).not.toBe(before)
  await other.keyboard.press('Enter') // the handover
  await loadIt(other).click()
  await expect(mark(other)).toHaveAttribute('content', 'two')

  await page.close()
  await other.reload()
  await expect.poll(() => caches(other)).toBe(1)
})

test('a version that comes only half leaves the one that runs alone', async ({ page, server }) => {
  await visit(page, server.url)
  server.folder = versions.two
  server.broken = '/fonts/eb-garamond.woff2'
  const failed = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return registration.update().then(
      ({ installing }) =>
        new Promise<boolean>((resolve) => {
          installing?.addEventListener('statechange', () =>
            resolve(installing.state === 'redundant'),
          )
        }),
    )
  })
  expect(failed).toBe(true)
  await expect.poll(() => caches(page)).toBe(1)
  await server.close()
  await page.reload()
  await expect(mark(page)).toHaveCount(0)
  await beginGame(page, 5)
  expect(await clickOn(page, 20)).toBe(20)
})
