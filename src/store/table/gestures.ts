import { kindOf, type Game, type Option, type SpaceId } from '../../games/index'
import type { Moment, Step } from './line'
import { atOf, lineOf, type Tree } from './tree'

/** Where the present turn began. */
export const turnStart = (tree: Tree): number => {
  const line = lineOf(tree)
  let start = atOf(tree)
  while (start > 0 && line[start]?.turnBegins !== true) start -= 1
  return start
}

/** The spaces that an answer is about. */
const spacesOf = (game: Game, option: Option): readonly SpaceId[] => {
  if (kindOf(game, option) === 'space') return [option as SpaceId]
  if (typeof option !== 'object' || 'chit' in option) return []
  return 'space' in option ? [option.space] : [option.from, option.to]
}

/** Whether a question is about what was answered just before: the same space, a box, the same movement. */
const isPartOf = (game: Game, before: Step, { question, answer }: Step): boolean => {
  const { space } = question.about
  if (space !== undefined)
    return before.question.about.space === space || spacesOf(game, before.answer).includes(space)
  if (kindOf(game, before.answer) === 'box') return kindOf(game, answer) === 'operation'
  return kindOf(game, before.answer) === 'move' && before.question.ask === question.ask
}

/** Whether a turn was ended with the answer that nothing more is wanted of it. */
const isEndOf = (before: Moment, now: Moment): boolean =>
  now.turnBegins && before.turnOver && before.steps[0]?.answer === 'done'

/** Whether a moment goes on with the gesture of the one before. What chance has shown ends a gesture. */
const goesOn = (line: readonly Moment[], at: number): boolean => {
  const [now, before] = [line[at], line[at - 1]]
  if (!now || !before || before.steps.some(({ given }) => given === 'chance')) return false
  if (isEndOf(before, now)) return true
  const [first, last] = [now.steps[0], before.steps.at(-1)]
  if (!first || !last || now.turnBegins || first.given !== 'player') return false
  return last.question.by === first.question.by && isPartOf(now.game, last, first)
}

/** The first moment of the gesture that led to a moment of a line: undoing goes back before it. */
export const gestureStart = (line: readonly Moment[], at: number): number => {
  let start = at
  while (start > 0 && goesOn(line, start)) start -= 1
  return start
}

/** The last moment of the gesture that follows a moment of a line: redoing leads there. */
export const gestureEnd = (line: readonly Moment[], at: number): number => {
  let end = Math.min(at + 1, line.length - 1)
  while (end + 1 < line.length && goesOn(line, end + 1)) end += 1
  return end
}
