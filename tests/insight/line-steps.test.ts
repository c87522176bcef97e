import { expect, test } from 'vitest'
import {
  apply,
  board,
  newGame,
  options,
  question,
  record,
  type Game,
  type Option,
} from '../../src/games/index'
import { choicesIn, lineSteps } from '../../src/insight/line-steps'
import { randomAnswer } from '../play-random'

/** So many answers from a game on. */
const lineFrom = (game: Game, answers: number): readonly Option[] => {
  let now = game
  for (let i = 0; i < answers; i++) now = apply(now, randomAnswer(now, 3))
  return record(now).answers.slice(record(game).answers.length)
}

const START = newGame('arab-revolt')
const LINE = lineFrom(START, 40)

test('A line is told answer by answer, each with the question before it and the board after it', () => {
  let now = START
  for (const { question: asked, answer, isChoice, board: after } of lineSteps(START, LINE)) {
    expect(asked).toEqual(question(now))
    expect(isChoice).toBe(options(now).length > 1)
    now = apply(now, answer)
    expect(after).toEqual(board(now))
  }
  expect(record(now).answers).toEqual(LINE)
})

test('What the rules do not allow, and all after it, is no part of a line', () => {
  const foreign = [...LINE.slice(0, 12), 'nowhere', ...LINE.slice(12)] as readonly Option[]
  expect(lineSteps(START, foreign)).toEqual(lineSteps(START, LINE.slice(0, 12)))
})

test('A line begins with what whoever is asked chooses, until another is asked', () => {
  let game = START
  while (question(game)!.by === 'chance') game = apply(game, randomAnswer(game, 3))
  const { by } = question(game)!
  const line = lineFrom(game, 40)
  const steps = lineSteps(game, line)
  const own = steps.findIndex((step) => step.question.by !== by)
  expect(own).toBeGreaterThan(1)
  expect(steps.slice(own).some((step) => step.question.by === by && step.isChoice)).toBe(true)
  expect(choicesIn(game, line)).toEqual(steps.slice(0, own).filter(({ isChoice }) => isChoice))
})
