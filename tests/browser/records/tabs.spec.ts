import type { Page } from '@playwright/test'
import { randomFrom } from '../../../src/bots/random'
import { readRecord } from '../../../src/records/read'
import { LIBRARY } from '../../../src/ui/words/en/library'
import { START } from '../../../src/ui/words/en/start'
import { openShare, saved } from './files'
import { beginGame, clickOn, clickToQuestion, continueGame, decision, seen } from './game'
import { expectAlike, follows, plays, takeOver } from './two-tabs'
import { SHARE } from '../../../src/ui/words/en/share'
import { TABLE } from '../../../src/ui/words/en/words'
import { expect, test } from './test'

const SEED = 1939

/** The record that the browser keeps. */
const kept = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('arab-revolt')
    await new Promise((done) => (opening.onsuccess = done))
    const all = opening.result.transaction('texts').objectStore('texts').getAll()
    await new Promise((done) => (all.onsuccess = done))
    opening.result.close()
    return all.result as string[]
  })

/** A record but for the time at which it was written. */
const content = (text: string) => {
  const { game } = readRecord(text)
  return { ...game, changed: '' }
}

/** The browser keeps one game, and just what the page saves as a file. */
const expectKept = async (page: Page): Promise<void> => {
  const share = await openShare(page)
  const file = await saved(page, share.getByRole('button', { name: SHARE.saveFile }))
  const texts = await kept(page)
  expect(texts).toHaveLength(1)
  expect(content(texts[0]!)).toEqual(content(file.buffer.toString()))
}

test('two tabs on one game: one plays, the other follows or takes over', async ({
  context,
  page: one,
}) => {
  await beginGame(one, SEED)
  await clickOn(one, randomFrom(1), 20)
  const two = await context.newPage()
  await continueGame(two)
  await follows(two)
  await expectAlike(one, two)
  for (let round = 0; round < 3; round++) {
    await clickOn(one, randomFrom(round), 7)
    await expectAlike(one, two)
  }
  // Who looks on cannot answer.
  const before = await seen(one)
  await clickOn(two, randomFrom(5), 5)
  expect(await seen(one)).toEqual(before)

  await takeOver(two)
  await plays(two)
  await follows(one)
  await clickOn(two, randomFrom(6), 12)
  await expectAlike(two, one)
  await plays(two)

  const now = decision(await seen(two))
  await two.close()
  await plays(one)
  await expect.poll(async () => decision(await seen(one))).toBe(now)
  await clickToQuestion(one, randomFrom(8), 12)
  const shown = decision(await seen(one))
  await expectKept(one)
  await one.reload()
  await expect.poll(async () => decision(await seen(one))).toBe(shown)
})

test('two tabs that click and take over at once never write over each other', async ({
  context,
  page: one,
}) => {
  await beginGame(one, SEED)
  const two = await context.newPage()
  await continueGame(two)
  for (let round = 0; round < 6; round++) {
    const [taking, losing] = round % 2 === 0 ? [two, one] : [one, two]
    await follows(taking)
    const random = randomFrom(round)
    await Promise.all([clickOn(losing, random, 12), takeOver(taking)])
    await follows(losing)
    await plays(taking)
    await clickOn(taking, random, 5)
    await expectAlike(taking, losing)
  }
  // Under the card between turns no menu can be opened.
  await clickToQuestion(one, randomFrom(6), 1)
  await expectKept(one)
})

test('a game that is deleted leaves the tab that looks on, which says so', async ({
  context,
  page: one,
}) => {
  await beginGame(one, SEED)
  await clickToQuestion(one, randomFrom(1), 10)
  const two = await context.newPage()
  await continueGame(two)
  await follows(two)
  await one.locator('[popovertarget=menu]').click()
  await one.locator('#menu').getByRole('button', { name: TABLE.menu }).click()
  await one.getByRole('button', { name: START.library }).click()
  await one.getByRole('button', { name: new RegExp(`^${LIBRARY.remove}`) }).click()
  await expect(two.getByRole('alert')).toContainText('no longer there')
  await expect(two.locator('main:not(:has([data-part=board]))')).toBeVisible()
  expect(await kept(two)).toEqual([])
  await one.getByRole('button', { name: LIBRARY.restore }).click()
  await expect.poll(() => kept(two)).toHaveLength(1)
})
