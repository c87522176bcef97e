// @vitest-environment happy-dom
import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Lesson } from '../../src/lessons/lesson'
import { writeLesson } from '../../src/written/file'
import { createLessonShelf, type LessonShelf } from '../../src/written/shelf'
import { isLessonText } from '../../src/written/begins'
import { note, noted } from '../../src/written/unwritten'
import { createWriting, type Heard } from '../../src/written/writing'
import { SMALL } from '../classroom/small-lesson'

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  localStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const titled = (title: string): Lesson => ({ ...SMALL, title })

/** A tab, and what it has heard. */
const openTab = async () => {
  const heard = { came: vi.fn<Heard['came']>(), parted: vi.fn<Heard['parted']>(), isKept: vi.fn() }
  const writing = createWriting(createLessonShelf(), heard)
  return { ...heard, ...writing, had: await writing.read() }
}

const kept = async () => (await createLessonShelf().list()).map(({ lesson }) => lesson.title)
const settled = () => vi.waitFor(() => expect(noted()).toEqual([]))

test('what one tab writes the other has', async () => {
  const [one, other] = [await openTab(), await openTab()]
  one.keep(titled('First'))
  await vi.waitFor(() => expect(other.came).toHaveBeenLastCalledWith('small', titled('First')))
  other.keep(titled('Second'))
  await vi.waitFor(() => expect(one.came).toHaveBeenLastCalledWith('small', titled('Second')))
  one.remove('small')
  await vi.waitFor(() => expect(other.came).toHaveBeenLastCalledWith('small', null))
  expect(one.parted).not.toHaveBeenCalled()
  expect(other.parted).not.toHaveBeenCalled()
  expect(await kept()).toEqual([])
})

test('what two tabs write at once is not written over: the later one is told', async () => {
  const one = await openTab()
  one.keep(titled('First'))
  await settled()
  const other = await openTab()
  one.keep(titled('Of one'))
  other.keep(titled('Of the other'))
  await vi.waitFor(() =>
    expect(one.parted.mock.calls.length + other.parted.mock.calls.length).toBe(1),
  )
  const [parted] = [...one.parted.mock.calls, ...other.parted.mock.calls]
  const [there] = await kept()
  expect(parted).toEqual(['small', titled(there!), 'kept'])
})

test('what another tab has changed is not deleted', async () => {
  const one = await openTab()
  one.keep(titled('First'))
  await settled()
  const other = await openTab()
  one.keep(titled('Changed'))
  other.remove('small')
  await vi.waitFor(() =>
    expect(other.parted).toHaveBeenCalledWith('small', titled('Changed'), 'deleted'),
  )
  expect(await kept()).toEqual(['Changed'])
})

test('of many changes the last is kept, and nothing is left to be written', async () => {
  const one = await openTab()
  for (let n = 0; n < 40; n++) one.keep(titled(`Title ${n}`))
  await settled()
  expect(await kept()).toEqual(['Title 39'])
  expect(one.parted).not.toHaveBeenCalled()
})

test('what a page that was closed had not written yet is written by the next', async () => {
  const one = await openTab()
  one.keep(titled('First'))
  await settled()
  const text = writeLesson(titled('Last words'))
  note({ id: 'small', text, before: [writeLesson(titled('First'))] })
  expect((await openTab()).had).toEqual([titled('Last words')])
  await settled()
  expect(await kept()).toEqual(['Last words'])
})

test('what was noted before another tab wrote parts from that', async () => {
  const one = await openTab()
  one.keep(titled('Newer'))
  await settled()
  note({ id: 'small', text: writeLesson(titled('Noted')), before: [writeLesson(titled('Older'))] })
  const next = await openTab()
  await vi.waitFor(() => expect(next.parted).toHaveBeenCalledWith('small', titled('Newer'), 'kept'))
  expect(await kept()).toEqual(['Newer'])
})

test('a storage that fails is told of, and what was noted is there the next time', async () => {
  const one = await openTab()
  const broken = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  one.keep(titled('Held'))
  await vi.waitFor(() => expect(one.isKept).toHaveBeenLastCalledWith(false))
  broken.mockRestore()
  expect((await openTab()).had).toEqual([titled('Held')])
})

test('what could not be written is not replaced by what another tab writes, and is tried again', async () => {
  const one = await openTab()
  one.keep(titled('First'))
  await settled()
  const other = await openTab()
  const broken = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  one.keep(titled('Held'))
  await vi.waitFor(() => expect(one.isKept).toHaveBeenLastCalledWith(false))
  broken.mockRestore()
  other.keep(titled('Of the other'))
  await vi.waitFor(() => expect(other.isKept).toHaveBeenCalledWith(true))
  expect(await kept()).toEqual(['Of the other'])
  one.keep({ ...SMALL, id: 'another' })
  await vi.waitFor(() => expect(one.isKept).toHaveBeenLastCalledWith(true))
  expect(one.parted).toHaveBeenCalledWith('small', titled('Of the other'), 'kept')
  expect(one.came).not.toHaveBeenCalled()
})

test('one lesson that is kept does not tell that all are', async () => {
  const put = vi.fn<LessonShelf['put']>().mockRejectedValueOnce(new DOMException(''))
  const isKept = vi.fn<Heard['isKept']>()
  const shelf = { ...createLessonShelf(), put: put.mockImplementation(() => Promise.resolve(true)) }
  const { keep } = createWriting(shelf, { came: vi.fn(), parted: vi.fn(), isKept })
  keep(titled('Held'))
  keep({ ...SMALL, id: 'another' })
  await vi.waitFor(() => expect(put).toHaveBeenCalledTimes(2))
  await vi.waitFor(() => expect(isKept.mock.calls).toEqual([[false], [false]]))
  keep({ ...SMALL, id: 'another' })
  await vi.waitFor(() => expect(isKept).toHaveBeenLastCalledWith(true))
})

test('a note that another tab has put in the place of ours is not struck', async () => {
  const one = await openTab()
  one.keep(titled('First'))
  const theirs = { id: 'small', text: writeLesson(titled('Theirs')), before: [null] }
  note(theirs)
  await vi.waitFor(() => expect(one.isKept).toHaveBeenCalledWith(true))
  one.remove('small')
  await vi.waitFor(() => expect(one.isKept).toHaveBeenCalledTimes(2))
  expect(noted()).toEqual([theirs])
})

test.each(['written', 'not written'])(
  'a page that is closed while it writes, %s, parts from nothing',
  async (how) => {
    const one = await openTab()
    one.keep(titled('First'))
    await settled()
    const stuck = createWriting(
      { ...createLessonShelf(), put: () => new Promise<boolean>(() => undefined) },
      { came: vi.fn(), parted: vi.fn(), isKept: vi.fn() },
    )
    await stuck.read()
    stuck.keep(titled('Second'))
    stuck.keep(titled('Third'))
    const first = writeLesson(titled('First'))
    if (how === 'written')
      await createLessonShelf().put('small', writeLesson(titled('Second')), first)
    const next = await openTab()
    await settled()
    expect(next.parted).not.toHaveBeenCalled()
    expect(await kept()).toEqual(['Third'])
  },
)

test('a note of what is kept already is struck, and one from before there could be two is read', async () => {
  const one = await openTab()
  one.keep(titled('First'))
  await settled()
  const first = writeLesson(titled('First'))
  note({ id: 'small', text: first, before: [null] })
  await openTab()
  expect(noted()).toEqual([])
  const text = writeLesson(titled('Second'))
  localStorage.setItem(
    'arab-revolt.unwritten.small',
    JSON.stringify({ id: 'small', text, before: first }),
  )
  const next = await openTab()
  await settled()
  expect(next.parted).not.toHaveBeenCalled()
  expect(await kept()).toEqual(['Second'])
})

test.each([
  [writeLesson(SMALL), true],
  [writeLesson(SMALL).slice(0, 60), true],
  [JSON.stringify({ version: 1, lesson: SMALL, format: 'lesson' }), true],
  [JSON.stringify(SMALL), true],
  [
    '{"format":"arab-revolt","branches":[{"notes":{"1":"\\"steps\\": [] \\"format\\": \\"lesson\\""}}]}',
    false,
  ],
  ['{"a":1}', false],
  ['', false],
])('%.40s is for the reader of lessons: %s', (text, is) => {
  expect(isLessonText(text)).toBe(is)
})
