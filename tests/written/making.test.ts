import { expect, test } from 'vitest'
import { CLASS_LESSONS } from '../../src/games/arab-revolt/lessons/class/index'
import type { Lesson } from '../../src/lessons/lesson'
import { played } from '../../src/lessons/scenes'
import { courseOf, goesOn, onCourse, reachedIn, reaching } from '../../src/written/course'
import { sourceOfCourse } from '../../src/written/from-game'
import {
  KINDS,
  blank,
  kindWritten,
  moved,
  withNew,
  withStep,
  without,
} from '../../src/written/making'
import { isFinished, missingIn } from '../../src/written/missing'

const FRAME = { before: 'Before.', after: 'After?' }
const fresh = blank('own-1', 'arab-revolt', FRAME)
const [guided] = CLASS_LESSONS
const course = courseOf(guided!)

const words = (lesson: Lesson, at: number, say: string): Lesson => withStep(lesson, at, { say })

test('each kind of step can be added, and says what it is', () => {
  for (const kind of KINDS) {
    const lesson = withNew(fresh, -1, kind)
    expect(kindWritten(lesson.steps[0]!)).toBe(kind)
    expect(isFinished(lesson)).toBe(false)
  }
})

test('a step is added after another, moved, and taken away', () => {
  let lesson = words(withNew(fresh, -1, 'say'), 0, 'A')
  lesson = words(withNew(lesson, 0, 'say'), 1, 'C')
  lesson = words(withNew(lesson, 0, 'say'), 1, 'B')
  const said = ({ steps }: Lesson) => steps.map((step) => ('say' in step ? step.say : '')).join('')
  expect(said(lesson)).toBe('ABC')
  expect(said(moved(lesson, 0, 1))).toBe('BAC')
  expect(said(moved(lesson, 2, 1))).toBe('ABC')
  expect(said(without(lesson, 1))).toBe('AC')
})

test('a comparison follows the step that it is with', () => {
  let lesson = withNew(withNew(withNew(fresh, -1, 'say'), 0, 'say'), 1, 'compare')
  lesson = withStep(lesson, 2, { compare: 'Now?', since: 1 })
  const since = ({ steps }: Lesson) =>
    steps.flatMap((step) => ('compare' in step ? step.since : []))
  expect(since(withNew(lesson, -1, 'say'))).toEqual([2])
  expect(since(moved(lesson, 1, -1))).toEqual([0])
  expect(since(without(lesson, 0))).toEqual([0])
  expect(since(without(lesson, 1))).toEqual([0])
})

test('a lesson tells of the works that it cites, and of no others', () => {
  const work = { id: 'a-book', work: 'A book', supports: 'what happened' }
  let lesson = withNew(fresh, -1, 'source')
  expect(missingIn(lesson, played(lesson)).map(({ what }) => what)).toContain('work')
  lesson = withStep(lesson, 0, { source: 'a-book', says: 'So.', asks: '' }, [work])
  expect(lesson.works).toEqual([work])
  expect(without(lesson, 0).works).toEqual([])
})

test('the steps of a lesson are led to moments of a game, and none goes back', () => {
  const source = sourceOfCourse(course)
  expect(source.stands.at(-1)?.answers).toBe(course.answers.length)
  let lesson = { ...fresh, title: 'T', goal: 'G' }
  for (const n of [0, 1])
    lesson = withStep(withNew(lesson, n - 1, 'play'), n, { play: [], say: 'On.' })
  lesson = onCourse(lesson, course)
  lesson = reaching(lesson, course, 1, 40)
  expect(reachedIn(lesson)).toEqual([0, 0, 40])
  expect(missingIn(lesson, played(lesson))).toEqual([{ step: 0, what: 'moment' }])
  lesson = reaching(lesson, course, 0, 12)
  expect(reachedIn(lesson)).toEqual([0, 12, 40])
  expect(missingIn(lesson, played(lesson))).toEqual([])
  expect(played(lesson).fault).toBeNull()
  expect(reachedIn(reaching(lesson, course, -1, 20))).toEqual([20, 20, 40])
  expect(reachedIn(reaching(lesson, course, 1, 5))).toEqual([0, 5, 5])
})

test('another game is taken up only where it goes the same way', () => {
  const lesson = reaching(
    withStep(withNew(fresh, -1, 'play'), 0, { play: [], say: 'On.' }),
    course,
    0,
    12,
  )
  expect(goesOn(course, courseOf(lesson))).toBe(true)
  expect(courseOf(onCourse(lesson, course)).answers).toHaveLength(12)
  const other = { ...course, answers: course.answers.slice(1) }
  expect(courseOf(onCourse(lesson, other)).answers).toEqual([])
})

test('what the rules do not allow is said of its step', () => {
  const lesson = withStep(withNew({ ...fresh, title: 'T', goal: 'G' }, -1, 'play'), 0, {
    play: ['galilee'],
    say: 'On.',
  })
  expect(missingIn(lesson, played(lesson))).toEqual([{ step: 0, what: 'rules' }])
})

test.each(CLASS_LESSONS.map((lesson) => [lesson.id, lesson] as const))(
  'nothing is missing in %s, which can be written as well',
  (_, lesson) => {
    expect(missingIn(lesson, played(lesson))).toEqual([])
    expect(lesson.steps.map(kindWritten)).not.toContain(null)
  },
)
