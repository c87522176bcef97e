import type { Page } from '@playwright/test'
import { randomFrom, type Random } from '../../../src/bots/random'
import { LIBRARY } from '../../../src/ui/words/en/library'
import { KEEPING, TROUBLE_TEXT } from '../../../src/ui/words/en/records'
import { START } from '../../../src/ui/words/en/start'
import { drop, freshPage, saved } from './files'
import {
  beginGame,
  clickOn,
  clickToQuestion,
  decision,
  expectSeen,
  keeping,
  seen,
  visitAnew,
} from './game'
import { expect, test } from './test'

const SEED = 1938

/* What stands in the way of keeping. Each runs in the page, before anything of it. */

const withoutDatabase = () => {
  Object.defineProperty(window, 'indexedDB', { value: undefined })
}

const blockedDatabase = () => {
  IDBFactory.prototype.open = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
}

const blockedStorage = () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get: refuse })
  LockManager.prototype.request = () => Promise.reject(new DOMException('', 'SecurityError'))
  StorageManager.prototype.persisted = () => Promise.reject(new TypeError('blocked'))
}

const brokenDatabase = () => {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('The disk cannot be read', 'UnknownError')
  }
}

// What the page asks of the database comes after it.

const databaseWithoutParts = () => {
  indexedDB.open('arab-revolt', 1)
}

const newerDatabase = () => {
  indexedDB.open('arab-revolt', 99)
}

/** The game goes on, can be saved as a file, and the file opens at the same question elsewhere. */
const expectPlays = async (page: Page, elsewhere: Page, random: Random): Promise<void> => {
  const before = await seen(page)
  await clickToQuestion(page, random, 20)
  const now = await seen(page)
  expect(now).not.toEqual(before)
  const file = await saved(page, keeping(page).getByRole('button', { name: KEEPING.saveFile }))
  await expectSeen(page, now)
  expect(await seen(elsewhere)).not.toEqual(now)
  await drop(elsewhere, file)
  await expectSeen(elsewhere, now)
}

test.describe('Where nothing can be kept', () => {
  // One worker, so that all files open in one browser, each at a question of its own.
  test.describe.configure({ mode: 'default' })

  let elsewhere: Page
  test.beforeAll(async ({ browser }) => {
    elsewhere = await freshPage(browser)
  })
  test.afterAll(() => elsewhere.context().close())

  for (const [number, [how, script, trouble]] of (
    [
      ['no database', withoutDatabase, 'blocked'],
      ['a database that is blocked', blockedDatabase, 'blocked'],
      ['all storage blocked', blockedStorage, 'blocked'],
      ['a database that cannot be written', brokenDatabase, 'broken'],
      ['a database without its parts', databaseWithoutParts, 'broken'],
      ['a database of a newer version', newerDatabase, 'newer'],
    ] as const
  ).entries())
    test(`${how}: it says so and plays on`, async ({ page }) => {
      await page.addInitScript(script)
      await beginGame(page, SEED)
      await expect(keeping(page)).toContainText(TROUBLE_TEXT[trouble])
      await expectPlays(page, elsewhere, randomFrom(number))
    })

  test('no room left: it says so, plays on, and keeps all of it when there is room', async ({
    page,
    context,
    baseURL,
  }) => {
    const session = await context.newCDPSession(page)
    const { origin } = new URL(baseURL!)
    // Before the first write: the browser remembers for a while how much room it had.
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
    await beginGame(page, SEED)
    await clickOn(page, randomFrom(2), 5)
    await expect(keeping(page)).toContainText(TROUBLE_TEXT.full)
    await expectPlays(page, elsewhere, randomFrom(3))
    await session.send('Storage.overrideQuotaForOrigin', { origin })
    // Some presses answer nothing, and nothing is written after them.
    await clickOn(page, randomFrom(4), 20)
    await expect(keeping(page)).toHaveCount(0)
    const now = await seen(page)
    await page.reload()
    await expectSeen(page, now)
  })
})

/** Until all of a game is in the database. */
const written = (page: Page) =>
  page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.includes('.journal.')))

/** Overwrites everything in the database. */
const spoil = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('arab-revolt')
    await new Promise((done) => (opening.onsuccess = done))
    const transaction = opening.result.transaction(['kept', 'texts'], 'readwrite')
    const [kept, texts] = [transaction.objectStore('kept'), transaction.objectStore('texts')]
    const ids = texts.getAllKeys()
    ids.onsuccess = () => {
      for (const id of ids.result) {
        kept.put({ id, name: 7 })
        texts.put('\u0000 rubbish <script>', id)
      }
    }
    await new Promise((done) => (transaction.oncomplete = done))
    opening.result.close()
  })

test('a damaged database: the game on the table is written anew, the others are told of', async ({
  page,
}) => {
  await beginGame(page, 1)
  await clickOn(page, randomFrom(1), 10)
  await written(page)
  await beginGame(page, SEED)
  await clickOn(page, randomFrom(1), 10)
  await written(page)
  await spoil(page)
  await clickOn(page, randomFrom(2), 10)
  await expect(keeping(page)).toHaveCount(0)
  const now = await seen(page)
  await page.reload()
  await expectSeen(page, now)
  await visitAnew(page)
  await page.getByRole('button', { name: START.library }).click()
  const damaged = page.locator('main li', { hasText: LIBRARY.damagedNote })
  await expect(damaged).toHaveCount(1)
  await expect(page.locator('main li')).toHaveCount(2)
  await damaged.getByRole('button', { name: LIBRARY.open }).click()
  await expect(page.getByRole('alert')).toContainText('cannot be read')
  const file = await saved(page, damaged.getByRole('button', { name: LIBRARY.saveFile }))
  expect(file.buffer.toString()).toContain('rubbish')
})

/** A connection of the page, and when the browser closes it: that it has begun to clear does not mean that it has. */
const connection = (page: Page) =>
  page.evaluateHandle(async () => {
    const opening = indexedDB.open('arab-revolt')
    await new Promise((done) => (opening.onsuccess = done))
    const { result: database } = opening
    return { database, closed: new Promise((done) => (database.onclose = done)) }
  })

/** Ten presses may all be refused; where nothing has changed, nothing is written. */
const clickOnUntilChanged = async (page: Page): Promise<void> => {
  const before = decision(await seen(page))
  for (let i = 2; decision(await seen(page)) === before; i++) await clickOn(page, randomFrom(i), 10)
}

test('what the browser clears in the middle of a game is written anew', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page)
  await beginGame(page, SEED)
  for (const storageTypes of ['indexeddb', 'local_storage', 'indexeddb,local_storage']) {
    await clickOn(page, randomFrom(1), 10)
    await written(page)
    const { origin } = new URL(page.url())
    const open = await connection(page)
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes })
    if (storageTypes.includes('indexeddb')) await open.evaluate(({ closed }) => closed)
    else await open.evaluate(({ database }) => database.close())
    await clickOnUntilChanged(page)
    await expect(keeping(page)).toHaveCount(0)
    const now = await seen(page)
    await page.reload()
    await expectSeen(page, now)
  }
})
