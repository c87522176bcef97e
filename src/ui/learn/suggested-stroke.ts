import { apply, question, sameOption, type Game, type Option } from '../../games/index'
import type { Ask, Lesson, Play, Step } from '../../lessons/lesson'
import { answersOf } from '../../lessons/scenes'
import { lanesOf, strokesOf, type Stroke } from '../../insight/index'
import { atOf, lineOf, present, type TableState } from '../../store/index'
import { lessonOn } from './lessons'

const answersSoFar = (state: TableState): readonly Option[] =>
  lineOf(state)
    .slice(0, atOf(state) + 1)
    .flatMap(({ steps }) => steps)
    .flatMap(({ given, answer }) => (given === 'player' ? [answer] : []))

/** A step that waits for something to be done. */
type Doing = Ask | Play

const isDoing = (step: Step): step is Doing => 'ask' in step || 'play' in step

/** The steps in which something is done. */
export const doingsOf = ({ steps }: Lesson): readonly Doing[] => steps.filter(isDoing)

interface Place {
  readonly step: Doing
  readonly number: number
  /** What is left of its answers; nothing where a turn is to be ended. */
  readonly suggested: readonly Option[]
}

/** Where in its lesson a game is: at a step, at the end, or off its course. */
const placeOnCourse = (
  steps: readonly Doing[],
  given: readonly Option[],
  turnOver: boolean,
): Place | 'over' | null => {
  let rest = given
  for (const [index, step] of steps.entries()) {
    const answers = answersOf(step)
    // A turn that is over is to be ended, in the step of its own or the last one.
    const ends = answers.length === 0 ? step : steps[index - 1]
    if (rest.length === 0 && turnOver && ends)
      return { step: ends, number: steps.indexOf(ends) + 1, suggested: [] }
    for (const [number, answer] of answers.entries()) {
      const [next, ...others] = rest
      if (next === undefined) return { step, number: index + 1, suggested: answers.slice(number) }
      if (!sameOption(next, answer)) return null
      rest = others
    }
  }
  const last = steps.at(-1)
  if (rest.length > 0 || !turnOver || !last) return 'over'
  return { step: last, number: steps.length, suggested: [] }
}

/** Where in its lesson the game on the table is; null off its course, and where it is no lesson. */
export const placeOf = (state: TableState): Place | 'over' | null => {
  const lesson = lessonOn(state.setup)
  return lesson
    ? placeOnCourse(doingsOf(lesson), answersSoFar(state), present(state)?.turnOver === true)
    : null
}

const isBeginning = (stroke: Stroke, of: readonly Option[]): boolean =>
  stroke.every((option, i) => sameOption(option, of[i]))

/** As much of it as answers the question that the game waits with: one movement, if pieces are to be moved. */
const inOneGo = (game: Game, answers: readonly Option[]): Stroke => {
  const asked = question(game)
  const stroke: Option[] = []
  let now = game
  for (const answer of answers) {
    const next = question(now)
    if (next?.ask !== asked?.ask || next?.about.space !== asked?.about.space) break
    now = apply(now, answer)
    stroke.push(answer)
  }
  return stroke
}

/** What a lesson suggests to answer in one go; null where it suggests nothing. */
export const suggestedStroke = (state: TableState): Stroke | null => {
  const game = present(state)?.game
  const place = placeOf(state)
  const suggested = place && place !== 'over' ? place.suggested : []
  const [first] = suggested
  if (!game || first === undefined) return null
  if (lanesOf(game).length > 0) return inOneGo(game, suggested)
  const { main, others } = strokesOf(game, first)
  return [main, ...others].find((stroke) => isBeginning(stroke, suggested)) ?? [first]
}
