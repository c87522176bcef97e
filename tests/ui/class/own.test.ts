// @vitest-environment happy-dom
import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { createLessonShelf } from '../../../src/written/shelf'
import { writeLesson } from '../../../src/written/file'
import { SMALL } from '../../classroom/small-lesson'

/** A tab of its own, in which a lesson is kept that has been opened to be written. */
const tab = async () => {
  vi.resetModules()
  const { classes } = await import('../../../src/ui/class/kept')
  const { own, readOwn, keepLesson } = await import('../../../src/ui/class/own')
  await readOwn()
  keepLesson(SMALL)
  await vi.waitFor(async () => expect(await createLessonShelf().list()).toHaveLength(1))
  classes.setState({ writing: SMALL.id })
  return { classes, own, keepLesson }
}

const deleteThere = () => createLessonShelf().remove(SMALL.id, writeLesson(SMALL))
const tell = () => {
  const channel = new BroadcastChannel('arab-revolt.lessons')
  channel.postMessage(SMALL.id)
  channel.close()
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  localStorage.clear()
})

test.each(['writing', 'open'] as const)(
  'a lesson that another tab deletes while it is open here (%s) is closed, and it is said',
  async (way) => {
    const { classes, own } = await tab()
    classes.setState({ writing: null, [way]: SMALL.id })
    await deleteThere()
    tell()
    await vi.waitFor(() => expect(own.getState().lessons).toEqual([]))
    expect(classes.getState()[way]).toBeNull()
    expect(own.getState().parted).toEqual({ title: SMALL.title, how: 'gone' })
  },
)

test('one that is not open goes without a word', async () => {
  const { classes, own } = await tab()
  classes.setState({ writing: null })
  await deleteThere()
  tell()
  await vi.waitFor(() => expect(own.getState().lessons).toEqual([]))
  expect(own.getState().parted).toBeNull()
})

test('of one that another tab deletes while it is written here only what was written is kept, as is said', async () => {
  const { classes, own, keepLesson } = await tab()
  await deleteThere()
  keepLesson({ ...SMALL, goal: 'Another.' })
  await vi.waitFor(() => expect(own.getState().parted?.how).toBe('alone'))
  const { lessons } = own.getState()
  expect(lessons?.map(({ goal }) => goal)).toEqual(['Another.'])
  expect(classes.getState().writing).toBe(lessons?.[0]?.id)
})
