import { describe, expect, test } from 'vitest'
import { begin, isAsked, press, stopAt } from '../../../../src/classroom/run'
import { shownAt } from '../../../../src/classroom/shown'
import { planOf, stopsOf } from '../../../../src/classroom/stops'
import { apply, board, newGame, options, sameOption, type Game } from '../../../../src/games/index'
import { CLASS_LESSONS } from '../../../../src/games/arab-revolt/lessons/class/index'
import { answersFrom } from '../../../../src/games/arab-revolt/lessons/class/from-example'
import { citedBy, type Lesson, type Step } from '../../../../src/lessons/lesson'
import { lessonOf } from '../../../../src/lessons/reading'
import { answersOf, played } from '../../../../src/lessons/scenes'

/** The game by the engine alone, answer by answer. */
const byEngine = (before: Game, answers: readonly unknown[]): Game =>
  answers.reduce<Game>((game, answer) => {
    const option = options(game).find((one) => sameOption(one, answer))
    if (!option) throw new Error(`${JSON.stringify(answer)} is not offered`)
    return apply(game, option)
  }, before)

const begun = ({ game, setup, opening = [] }: Lesson): Game =>
  byEngine(newGame(game, setup), opening)

const punishes = (step: Step): boolean => answersOf(step).some((answer) => answer === 'punish')
const stepsIn = (lesson: Lesson, minutes: number): readonly Step[] =>
  [...new Set(stopsOf(lesson, minutes).map(({ step }) => step))].flatMap((step) =>
    typeof step === 'number' ? (lesson.steps[step] ?? []) : [],
  )

test('each lesson has a name, a title and an aim of its own', () => {
  for (const part of ['id', 'title', 'goal'] as const)
    expect(new Set(CLASS_LESSONS.map((lesson) => lesson[part])).size).toBe(CLASS_LESSONS.length)
})

const TIMES = CLASS_LESSONS.flatMap((lesson) =>
  [lesson.minutes, ...(lesson.cuts ?? [])].map((minutes) => [lesson.id, minutes, lesson] as const),
)

describe.each(TIMES)('%s in %d minutes', (_, minutes, lesson) => {
  test('is read as it is written, and its answers are what the rules offer', () => {
    expect(lessonOf(JSON.parse(JSON.stringify(lesson)))).toEqual(lesson)
    expect(played(lesson).fault).toBeNull()
  })

  test('is led to its end by PageDown, each position the engine’s own, and back to its beginning by PageUp', () => {
    const { scenes } = played(lesson)
    const stops = stopsOf(lesson, minutes)
    let run = begin(lesson, minutes)
    for (let n = 1; !isAsked(lesson, run); n++) {
      run = press(run, lesson, 'PageDown')
      expect(run.at).toBe(n)
      const stop = stopAt(lesson, run)!
      const shown = shownAt(lesson, scenes, run)!
      expect(shown.words).not.toBe('')
      if (typeof stop.step !== 'number' || !shown.board) continue
      const before = lesson.steps.slice(0, stop.step).flatMap(answersOf)
      const now = answersOf(lesson.steps[stop.step]!).slice(0, stop.answers)
      expect(shown.board).toEqual(board(byEngine(begun(lesson), [...before, ...now]) as never))
    }
    for (let n = stops.length - 1; n > 0; n--) run = press(run, lesson, 'PageUp')
    expect(run).toEqual(begin(lesson, minutes))
  })

  test('takes the time that it says', () => {
    const takes = planOf(lesson, minutes).at(-1)!
    expect(takes).toBeLessThanOrEqual(minutes)
    expect(takes).toBeGreaterThanOrEqual(minutes * 0.75)
  })

  test('says who decides and what is asked: questions with several right answers, sources, a frame', () => {
    const steps = stepsIn(lesson, minutes)
    const questions = steps.filter((step) => 'question' in step)
    expect(questions.length).toBeGreaterThan(0)
    for (const { of } of questions)
      expect(of.filter(({ right }) => right).length).toBeGreaterThanOrEqual(2)
    if (minutes === lesson.minutes) {
      expect(steps.filter((step) => 'source' in step).length).toBeGreaterThanOrEqual(2)
      const cited = new Set(lesson.steps.flatMap(citedBy))
      for (const { id } of lesson.works ?? []) expect([...cited]).toContain(id)
    }
    expect(lesson.frame?.before).toBeTruthy()
    expect(lesson.frame?.after).toMatch(/\?|Name/)
  })

  test('has a source before each punishment, and a pause after it', () => {
    const steps = stepsIn(lesson, minutes)
    for (const [n, step] of steps.entries()) {
      if (!punishes(step)) continue
      const isBroughtIn = steps.slice(0, n).some((one) => 'source' in one)
      expect(isBroughtIn, `step ${n}`).toBe(true)
      expect(
        steps.slice(n + 1, n + 4).some((one) => 'discuss' in one),
        `step ${n}`,
      ).toBe(true)
    }
  })
})

test('the rulebook’s example is played in it as it stands there', () => {
  const [guided] = CLASS_LESSONS
  expect(guided!.steps.flatMap(answersOf)).toEqual(answersFrom(0, 40))
})
