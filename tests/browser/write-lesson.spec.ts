import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { CLASS_LESSONS } from '../../src/games/arab-revolt/lessons/class/index'
import { readLesson, writeLesson } from '../../src/written/file'
import type { Lesson } from '../../src/lessons/lesson'
import { answersOf } from '../../src/lessons/scenes'
import { CLASS } from '../../src/ui/words/en/class'
import { LIBRARY } from '../../src/ui/words/en/library'
import { START } from '../../src/ui/words/en/start'
import { LESSON_MISTAKES, WRITE } from '../../src/ui/words/en/write'
import { axeFaults } from './axe'
import { drop, jsonFile } from './records/files'
import { test } from './test'

const GAME = 'tests/records/archive/v1-whole.json'

/** A teacher with a game that is kept. Typing is free; whatever else is done on the page is a press. */
class Teacher {
  presses = 0
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async press(name: string): Promise<void> {
    this.presses++
    await this.page.getByRole('button', { name, exact: true }).click()
  }

  /** Into a field that has to be gone to first. */
  async write(label: string, text: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: label, exact: true })
    if (!(await field.evaluate((one) => one === document.activeElement))) this.presses++
    await field.fill(text)
  }

  /** A list is opened, and something in it chosen. */
  async choose(label: string, what: { index: number } | { label: string }): Promise<void> {
    this.presses += 2
    await this.page.getByRole('combobox', { name: label, exact: true }).selectOption(what)
  }

  add(kind: keyof typeof WRITE.kinds): Promise<void> {
    return this.press(WRITE.kinds[kind][0])
  }
}

const ownLessons = (page: Page) =>
  page.getByRole('region', { name: WRITE.own, exact: true }).getByRole('heading', { level: 3 })

const withKeptGame = async (page: Page): Promise<void> => {
  await page.goto('./')
  await page.getByRole('button', { name: START.library }).click()
  await page.locator('input[type=file]').setInputFiles(GAME)
  await expect(page.locator('[data-part=prompt]').first()).toBeVisible()
  // A reload would come back to the table.
  await page.goto('./#class')
  await page.reload()
  await expect(page.getByRole('heading', { name: CLASS.lessons })).toBeVisible()
}

/** What is kept of a lesson, as the page saves it. */
const saved = async (page: Page): Promise<string> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: new RegExp(`^${WRITE.saveFile}: `) }).click(),
  ])
  return readFile(await download.path(), 'utf8')
}

const lessonIn = (text: string): Lesson => readLesson(text).lesson!

test('A newcomer writes a lesson of five steps from a kept game, and gives it', async ({
  table,
}) => {
  const { page } = table
  await withKeptGame(page)
  const teacher = new Teacher(page)
  // From the first screen it is one press.
  teacher.presses++
  await teacher.press(WRITE.write)
  await teacher.write(WRITE.title, 'A strike and its price')
  await teacher.write(WRITE.goal, 'Tell who paid for a strike.')
  await teacher.choose(WRITE.from, { index: 2 })
  await expect(page.getByRole('combobox', { name: WRITE.begins })).toBeVisible()

  await teacher.add('say')
  await teacher.write(WRITE.words, 'Palestine, *1936*. Who stands where?')
  await teacher.add('play')
  await teacher.choose(WRITE.moment, { index: 4 })
  await teacher.write(WRITE.words, 'Both sides have had a turn.')
  await teacher.add('question')
  await teacher.write(WRITE.question, 'Who was heard in London?')
  for (const n of [1, 2, 3]) {
    await page.getByRole('textbox', { name: WRITE.answer(n), exact: true }).fill(`Group ${n}`)
    await page.getByRole('textbox', { name: WRITE.because(n), exact: true }).fill(`For ${n}`)
  }
  // From field to field with Tab is typing; a reader of forms knows no other way.
  await teacher.add('tally')
  await teacher.write(WRITE.question, 'Would you have gone on strike?')
  await page.getByRole('textbox', { name: WRITE.answer(1), exact: true }).fill('Yes')
  await page.getByRole('textbox', { name: WRITE.answer(2), exact: true }).fill('No')
  await teacher.add('source')
  await teacher.choose(WRITE.cites, { index: 1 })
  await teacher.write(WRITE.says, 'Villages were searched.')
  await expect(page.getByText(WRITE.whole)).toBeVisible()
  expect(await axeFaults(page)).toEqual([])

  const lesson = lessonIn(await saved(page))
  expect(lesson.steps).toHaveLength(5)
  expect(lesson.steps.flatMap(answersOf).length).toBeGreaterThan(5)
  expect(lesson.works).toHaveLength(1)
  await teacher.press(WRITE.give)
  await expect(page.locator('[data-at="0"]')).toBeVisible()
  await page.keyboard.press('PageDown')
  await expect(page.locator('[data-part=slide] em')).toHaveText('1936')
  // The file was a press more than is needed.
  expect(teacher.presses).toBeLessThanOrEqual(25)
})

test('A lesson is kept over a reload, goes out as a file and as a link, and comes back elsewhere', async ({
  table,
  browser,
  baseURL,
}) => {
  const { page } = table
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('./')
  const teacher = new Teacher(page)
  await teacher.press(START.teach)
  await teacher.press(WRITE.write)
  await teacher.write(WRITE.title, 'From an empty table')
  await teacher.write(WRITE.goal, 'See it <b>whole</b>.')
  await teacher.add('show')
  await teacher.write(WRITE.words, '<img src=x onerror=alert(1)> **Galilee**')
  await page.getByRole('checkbox', { name: 'Galilee' }).check()
  await expect(page.locator('[data-part=slide]')).toContainText(
    '<img src=x onerror=alert(1)> Galilee',
  )
  await page.waitForLoadState('networkidle')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'From an empty table' })).toBeVisible()
  const file = await saved(page)
  await page.getByRole('button', { name: new RegExp(`^${WRITE.link}: `) }).click()
  await expect(page.getByText(/The link is copied/)).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await elsewhere.goto(link)
  await expect(elsewhere.getByRole('heading', { name: 'From an empty table' })).toBeVisible()
  expect(await saved(elsewhere)).toBe(file)
  await elsewhere.getByRole('button', { name: WRITE.done }).click()
  // The same lesson from its file is the one that is there; another comes beside it.
  const input = elsewhere.locator('input[type=file]')
  const give = async (text: string) =>
    input.setInputFiles({ name: 'l.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await give(file)
  await elsewhere.getByRole('button', { name: WRITE.done }).click()
  await expect(ownLessons(elsewhere)).toHaveCount(1)
  await give(file.replace('empty table', 'other table'))
  await elsewhere.getByRole('button', { name: WRITE.done }).click()
  await expect(ownLessons(elsewhere)).toHaveCount(2)
  await give(file.slice(0, 200))
  await expect(elsewhere.getByRole('alert')).toContainText(LESSON_MISTAKES.damaged)
  await elsewhere.getByRole('button', { name: WRITE.remove('From an other table') }).click()
  await expect(ownLessons(elsewhere)).toHaveCount(1)
  await elsewhere.getByRole('button', { name: WRITE.restore }).click()
  await expect(ownLessons(elsewhere)).toHaveCount(2)
  expect(await axeFaults(elsewhere)).toEqual([])
  await elsewhere.goto(link.slice(0, -40))
  await expect(elsewhere.getByRole('alert')).toContainText(LESSON_MISTAKES.damaged)
  await elsewhere.close()
})

test('Steps are moved, taken away and put back; what is missing is said', async ({ table }) => {
  const { page } = table
  await page.goto('./')
  const teacher = new Teacher(page)
  await teacher.press(START.teach)
  await teacher.press(WRITE.write)
  await expect(page.getByRole('button', { name: WRITE.give })).toBeDisabled()
  await teacher.write(WRITE.title, 'Three steps')
  await teacher.write(WRITE.goal, 'Nothing.')
  await teacher.add('say')
  await teacher.write(WRITE.words, 'First')
  await teacher.add('discuss')
  await expect(page.getByText(WRITE.missing({ step: 1, what: 'words' }))).toBeVisible()
  await teacher.write(WRITE.words, 'Second')
  await teacher.add('play')
  await expect(page.getByText(WRITE.noMoments)).toBeVisible()
  const steps = page.getByRole('navigation', { name: WRITE.steps }).locator('li small')
  await teacher.press(WRITE.up)
  await expect(steps).toHaveText(['First', '', 'Second'])
  await teacher.press(WRITE.removeStep)
  await expect(steps).toHaveText(['First', 'Second'])
  await expect(page.getByText(WRITE.whole)).toBeVisible()
  await teacher.press(WRITE.undo)
  await expect(steps).toHaveText(['First', '', 'Second'])
  await expect(page.getByRole('button', { name: WRITE.give })).toBeDisabled()
  await teacher.press(WRITE.done)
  await expect(page.getByText(WRITE.unfinished)).toBeVisible()
  await expect(page.getByRole('button', { name: CLASS.begin('Three steps', 20) })).toHaveCount(0)
  await expect(page.getByText(LIBRARY.none)).toHaveCount(0)
})

test('A lesson in two tabs: either shows what the other wrote, and what both write at once is kept twice', async ({
  table,
}) => {
  const { page } = table
  await page.goto('./#class')
  const teacher = new Teacher(page)
  await teacher.press(WRITE.write)
  await teacher.write(WRITE.title, 'One lesson')
  const other = await page.context().newPage()
  await other.goto('./#class')
  const titleOn = (tab: Page) => tab.getByRole('textbox', { name: WRITE.title, exact: true })
  await expect(titleOn(other)).toHaveValue('One lesson')
  await titleOn(other).fill('Written in the second tab')
  await expect(titleOn(page)).toHaveValue('Written in the second tab')
  await titleOn(page).fill('And in the first')
  await expect(titleOn(other)).toHaveValue('And in the first')
  await expect(page.getByRole('alert')).toHaveCount(0)

  // Another tab that has written without this one having heard of it, as one that the browser had put to sleep.
  const text = await page.evaluate(async () => {
    const opened = indexedDB.open('arab-revolt.lessons')
    const db = await new Promise<IDBDatabase>(
      (done) => (opened.onsuccess = () => done(opened.result)),
    )
    const store = db.transaction('lessons', 'readwrite').objectStore('lessons')
    const all = store.openCursor()
    return new Promise<string>((done) => {
      all.onsuccess = () => {
        const row = all.result!
        const changed = (row.value as string).replace('And in the first', 'Behind its back')
        row.update(changed)
        db.close()
        done(changed)
      }
    })
  })
  expect(text).toContain('Behind its back')
  await titleOn(other).fill('At the same time')
  await expect(other.getByRole('alert')).toContainText(WRITE.beside('At the same time'))
  await expect(titleOn(other)).toHaveValue(WRITE.beside('At the same time'))
  await other.getByRole('button', { name: WRITE.dismiss }).click()
  await other.getByRole('button', { name: WRITE.done }).click()
  await expect(ownLessons(other)).toHaveText([WRITE.beside('At the same time'), 'Behind its back'])
  await other.waitForLoadState('networkidle')
  await other.reload()
  await expect(ownLessons(other)).toHaveCount(2)
  await other.close()
})

test('A lesson that is dropped anywhere, or opened where games are, opens as a lesson; a damaged one says so', async ({
  table,
}) => {
  const { page } = table
  const lesson = { ...CLASS_LESSONS[1]!, id: 'own-dropped', title: 'Dropped' }
  const file = jsonFile(writeLesson(lesson))
  const heading = page.getByRole('heading', { name: 'Dropped' })
  await page.goto('./')
  await drop(page, file)
  await expect(heading).toBeVisible()
  await page.getByRole('button', { name: WRITE.done }).click()
  await expect(ownLessons(page)).toHaveText(['Dropped'])
  // While a lesson is given, and where games are opened.
  await page.getByRole('button', { name: CLASS.begin('Dropped', lesson.minutes) }).click()
  await expect(page.locator('[data-at="0"]')).toBeVisible()
  await drop(page, jsonFile(writeLesson(lesson).slice(0, 900)))
  await expect(page.getByRole('alert')).toContainText(LESSON_MISTAKES.damaged)
  await expect(page.locator('[data-at="0"]')).toBeVisible()
  await page.getByRole('button', { name: WRITE.dismiss }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: CLASS.leave }).click()
  await page.getByRole('button', { name: CLASS.leaveAnyway }).click()
  await page.goto('about:blank')
  await page.goto('./')
  await page.getByRole('button', { name: START.library }).click()
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(heading).toBeVisible()
  await page.getByRole('button', { name: WRITE.done }).click()
  await expect(ownLessons(page)).toHaveText(['Dropped'])
  await drop(page, jsonFile('{"format":"lesson","version":99}'))
  await expect(page.getByRole('alert')).toContainText(LESSON_MISTAKES['from-the-future'])
  expect(await axeFaults(page)).toEqual([])
})
